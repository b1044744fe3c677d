# The slash commands of Tiny Towns.

towns-weight = light
towns-length = 45 to 60 minutes at one sitting
towns-cmd = Tiny Towns: build the best little town on sixteen squares
towns-cmd-call = Name the cube of this turn as Master Builder
towns-cmd-call-cube = The cube that everybody takes
towns-cmd-place = Place this turn's cube
towns-cmd-place-square = The square, such as B3
towns-cmd-place-how = What to do with the cube, where you have a choice
towns-cmd-place-cube = The cube, where you have a choice
towns-cmd-place-warehouse = The Warehouse, where you have several
towns-cmd-build = Build from cubes that match a card
towns-cmd-build-building = The card to build
towns-cmd-build-pattern = The squares whose cubes are used
towns-cmd-build-square = The square the building stands on
towns-cmd-done = Say that you have built enough this turn
towns-cmd-choose = Answer any other question: a monument card, an effect
towns-cmd-choose-monument = A monument card
towns-cmd-choose-building = A building
towns-cmd-choose-cube = A kind of cubes
towns-cmd-choose-square = A square
