lanterns-option-tiles = Tiles
lanterns-option-ties = Equal bids
lanterns-option-ties-nobody = nobody wins
lanterns-option-ties-behind = whoever is behind wins
lanterns-conflict-behind = With two players equal bids win nothing. Choose the other rule for ties.

lanterns-part-card = Card
lanterns-part-use = Use
lanterns-card = { $card }
lanterns-use-swap = Draw a spare card first
lanterns-use-plus = Add one to my bid
lanterns-use-go_on = Go on

lanterns-prompt-lay = A lantern worth { $value } is up. Which card do you bid?
lanterns-prompt-drop = Which card do you lay aside?
lanterns-prompt-raise = All bids are open. Do you raise yours?
lanterns-event-lot = A lantern worth { $value } is turned up.
lanterns-event-laid = { $who } lays a card face down.
lanterns-event-shown = { $who } bid { $card }.
lanterns-event-swap = { $who } draws a spare card.
lanterns-event-drawn = You drew { $card }.
lanterns-event-drop = { $who } lays { $card } aside.
lanterns-event-plus = { $who } raises the bid by one.
lanterns-event-won = { $who } wins the lantern worth { $value }.
lanterns-event-lost = { $tied } bid the same. Nobody wins.
lanterns-score-lots = Lanterns
lanterns-score-tiles = Tiles left
lanterns-score-number = Number of lanterns
