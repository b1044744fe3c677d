### Co zajmuje dużo czasu domu, tego w ciągu godziny wolno tylko tyle.

budget-tables = Każda osoba może otworzyć w ciągu godziny { $most ->
    [one] jeden stół
    [few] { $most } stoły
   *[many] { $most } stołów
}. Następny możesz otworzyć { $again }; możesz też dołączyć do takiego, który czeka.
budget-films = Film rysuje się długo: każda osoba może poprosić w ciągu godziny o { $most ->
    [one] jeden
    [few] { $most }
   *[many] { $most }
}. Poproś o następny { $again }; powtórkę można oglądać już teraz.
budget-reviews = Spojrzenie wstecz trwa długo: każda osoba może obejrzeć tak w ciągu godziny { $most ->
    [one] jedną partię
    [few] { $most } partie
   *[many] { $most } partii
}. Poproś znowu { $again }; to, co już gotowe, widać od razu.
budget-steps = Każdy krok powtórki rysuje się dla ciebie: w ciągu godziny można obejrzeć { $most ->
    [one] jeden
    [few] { $most }
   *[many] { $most }
}. Oglądać dalej możesz { $again }; całą partię opowiada tymczasem /table history.
