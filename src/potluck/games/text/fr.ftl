# Les mots communs à tous les jeux.
list-and = { $most } et { $last }
list-apart = {" ; "}
seat-number = Joueur { $number }
seat-clock = l’horloge
total = Total
# A refusal and its rule.
by-rule = { $rule } : { $sentence }

no-no-clock = Aucune horloge n’arrive à son terme maintenant.
no-over = La partie est finie.
no-not-your-turn = Ce n’est pas à { $seat } de choisir.
no-unknown-action = Ce jeu ne connaît pas ce choix.
no-not-now = Ce choix n’est pas possible maintenant.
no-undo-nothing = Vous n’avez rien à reprendre : seul le dernier choix de la partie peut l’être.
no-undo-seen = Impossible de revenir en arrière : des dés sont tombés, ou quelqu’un a vu quelque chose.
no-seats = Ce jeu se joue de { $least } à { $most }, pas à { $found }.
no-deck-id-twice = L’identifiant « { $id } » sert deux fois ; chaque carte a besoin du sien.

no-log-empty = Ce fichier est vide ; un journal commence par une ligne qui nomme son jeu.
no-log-format = Ce journal est au format { $found } ; cette version de Potluck connaît le format { $known }.
no-log-version = Ce journal suit la version { $found } des règles ; celle-ci est la version { $known }, il ne peut donc pas être rejoué ici.
no-log-line = La ligne { $line } est illisible : { $error }.
log-where = { $entry ->
    [0] Ligne 1
   *[other] Entrée { $entry }
}
no-log-too-few = { log-where } : tirages nécessaires ici : { $needed } ; notés : { $left }.
no-log-left-over = { log-where } : tirages notés que personne n’a demandés : { $left }.
no-log-no-outcome = { log-where } : le tirage noté { $found } n’est pas entre 0 et { $most }.
no-log-no-shuffle = { log-where } : le mélange noté nomme deux fois une carte.
log-at = { log-where } : { $told }
no-log-digest = { log-where } : l’état de la partie n’est pas celui que donne le journal.
no-log-broken = { log-where } : les règles ne peuvent rien faire de ce qui est écrit ici.
no-log-unsealed = Ce journal n’est pas scellé : la graine n’est pas révélée, le hasard ne peut être vérifié.
no-log-commit = La graine révélée à la fin n’est pas celle dont l’empreinte figure au début.
no-log-setup-draws = Les tirages de la mise en place ne découlent pas de la graine : le journal dit { $found } au numéro { $place }, la graine donne { $due }.
no-log-draws = Entrée { $entry } : le journal dit { $found } au tirage numéro { $place }, mais la graine donne { $due }.
no-log-end = La partie ne finit pas comme le dit le sceau.

# Ce qui était attendu, dans un paquet, une option ou un fichier.
no-expected-field = Il manque « { $field } ».
no-expected-no-field = « { $field } » n’est pas connu ici ; attendu : { $known }.
no-expected-one-of = { $found } ne convient pas ; au choix : { $known }.
no-expected-least = Un nombre d’au moins { $least } était attendu.
no-expected-most = Un nombre d’au plus { $most } était attendu.
no-expected-shorter = C’est trop long : { $most } au plus.
no-expected-longer = C’est trop court : { $least } au moins.
no-expected-id = Un identifiant était attendu : des minuscules sans accent, des chiffres et des tirets, une lettre en tête.
no-expected-pattern = Ce n’est pas écrit comme attendu (motif { $pattern }).
no-expected-kind = Attendu : { $kind } ; trouvé : { $found }.
kind-int = un nombre entier
kind-str = un texte
kind-bool = true ou false
kind-array = une liste
kind-object = une table de noms et de valeurs
found-int = un nombre entier
found-float = un nombre à virgule
found-str = un texte
found-bool = true ou false
found-array = une liste
found-object = une table de noms et de valeurs
found-null = rien
found-date = une date
found-datetime = une date avec une heure
found-time = une heure
no-expected-json = elle est abîmée ou coupée
no-expected-other = { $error }
no-bot-level = Il n’y a pas de robot « { $level } » pour ce jeu ; il y a : { $levels }.
no-deck-toml = Ce n’est pas du TOML valide : { $error }.
no-deck-section = Il manque la section « { $section } ».
no-deck-no-section = Il n’y a pas de section « { $section } » dans un paquet de ce jeu ; attendu : { $known }.
