title = War of the Ring: The Card Game
summary = The Fellowship walks nine paths to Mount Doom while armies clash for the strongholds of Middle-earth: two sides, and every card played costs another.

## Sides, players and factions. Genders: singular or plural, for the verb.
## A name with an article has three forms: `nom` as a title, `start` and `def` in a sentence.

-free-peoples = { $case ->
    [nom] Free Peoples
    [start] The Free Peoples
   *[def] the Free Peoples
}
    .gender = plural
-shadow = { $case ->
    [nom] Shadow
    [start] The Shadow
   *[def] the Shadow
}
    .gender = singular
-player-frodo = Frodo
    .gender = singular
-player-witch-king = { $case ->
    [nom] Witch-king
    [start] The Witch-king
   *[def] the Witch-king
}
    .gender = singular
-player-aragorn = Aragorn
    .gender = singular
-player-saruman = Saruman
    .gender = singular
-player-gandalf = Gandalf
    .gender = singular
-player-balrog = { $case ->
    [nom] Balrog of Moria
    [start] The Balrog of Moria
   *[def] the Balrog of Moria
}
    .gender = singular

# As an adjective, and with its article: a Dwarf, an Elf.

-faction-dunedain = { $case ->
   *[nom] Dúnedain
    [a] a Dúnedain
}
-faction-dwarf = { $case ->
   *[nom] Dwarf
    [a] a Dwarf
}
-faction-elf = { $case ->
   *[nom] Elf
    [a] an Elf
}
-faction-hobbit = { $case ->
   *[nom] Hobbit
    [a] a Hobbit
}
-faction-rohan = { $case ->
   *[nom] Rohan
    [a] a Rohan
}
-faction-wizard = { $case ->
   *[nom] Wizard
    [a] a Wizard
}
-faction-isengard = { $case ->
   *[nom] Isengard
    [a] an Isengard
}
-faction-monstrous = { $case ->
   *[nom] Monstrous
    [a] a Monstrous
}
-faction-mordor = { $case ->
   *[nom] Mordor
    [a] a Mordor
}
-faction-southron = { $case ->
   *[nom] Southron
    [a] a Southron
}
-keyword-nazgul = { $case ->
   *[nom] Nazgûl
    [a] a Nazgûl
}
-keyword-weapon = { $case ->
   *[nom] Weapon
    [a] a Weapon
}
-keyword-mount = { $case ->
   *[nom] Mount
    [a] a Mount
}
-keyword-ent = { $case ->
   *[nom] Ent
    [a] an Ent
}

## Faction cards

# The Dúnedain

-dead-men-of-dunharrow = { $case ->
    [nom] Dead Men of Dunharrow
    [start] The Dead Men of Dunharrow
   *[def] the Dead Men of Dunharrow
}
    .gender = plural
-knights-of-dol-amroth = { $case ->
    [nom] Knights of Dol Amroth
    [start] The Knights of Dol Amroth
   *[def] the Knights of Dol Amroth
}
    .gender = plural
-guards-of-the-citadel = { $case ->
    [nom] Guards of the Citadel
    [start] The Guards of the Citadel
   *[def] the Guards of the Citadel
}
    .gender = plural
-soldiers-of-gondor = { $case ->
    [nom] Soldiers of Gondor
    [start] The Soldiers of Gondor
   *[def] the Soldiers of Gondor
}
    .gender = plural
-the-great-gate = { $case ->
    [nom] The Great Gate
    [start] The Great Gate
   *[def] the Great Gate
}
    .gender = singular
-aragorn = Aragorn
    .gender = singular
-boromir = Boromir
    .gender = singular
-denethor = Denethor
    .gender = singular
-faramir = Faramir
    .gender = singular
-halbarad = Halbarad
    .gender = singular
-prince-imrahil = Prince Imrahil
    .gender = singular
-strider = Strider
    .gender = singular
-anduril = Andúril
    .gender = singular
-blade-of-westernesse = { $case ->
    [nom] Blade of Westernesse
    [start] The Blade of Westernesse
   *[def] the Blade of Westernesse
}
    .gender = singular
-paths-of-the-dead = Paths of the Dead
    .gender = singular
-the-red-arrow = { $case ->
    [nom] The Red Arrow
    [start] The Red Arrow
   *[def] the Red Arrow
}
    .gender = singular
-the-three-hunters = { $case ->
    [nom] The Three Hunters
    [start] The Three Hunters
   *[def] the Three Hunters
}
    .gender = singular

# Elves

-high-elves = { $case ->
    [nom] High Elves
    [start] The High Elves
   *[def] the High Elves
}
    .gender = plural
-arwen = Arwen
    .gender = singular
-elrond = Elrond
    .gender = singular
-galadriel = Galadriel
    .gender = singular
-legolas = Legolas
    .gender = singular
-bow-of-the-galadhrim = { $case ->
    [nom] Bow of the Galadhrim
    [start] The Bow of the Galadhrim
   *[def] the Bow of the Galadhrim
}
    .gender = singular
-elven-cloak = { $case ->
    [nom] Elven Cloak
    [start] The Elven Cloak
   *[def] the Elven Cloak
}
    .gender = singular
-lembas = Lembas
    .gender = singular
-mirror-of-galadriel = { $case ->
    [nom] Mirror of Galadriel
    [start] The Mirror of Galadriel
   *[def] the Mirror of Galadriel
}
    .gender = singular
-nenya-ring-of-adamant = Nenya, Ring of Adamant
    .gender = singular
-phial-of-galadriel = { $case ->
    [nom] Phial of Galadriel
    [start] The Phial of Galadriel
   *[def] the Phial of Galadriel
}
    .gender = singular
-vilya-ring-of-air = Vilya, Ring of Air
    .gender = singular

# Dwarves

-gimli = Gimli
    .gender = singular
-dwarven-axe = { $case ->
    [nom] Dwarven Axe
    [start] The Dwarven Axe
   *[def] the Dwarven Axe
}
    .gender = singular

# Hobbits

-bilbo-baggins = Bilbo Baggins
    .gender = singular
-fatty-bolger = Fatty Bolger
    .gender = singular
-frodo-baggins = Frodo Baggins
    .gender = singular
-merry-brandybuck = Merry Brandybuck
    .gender = singular
-pippin-took = Pippin Took
    .gender = singular
-sam-gamgee = Sam Gamgee
    .gender = singular
-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit
    .gender = plural
-mithril-coat = { $case ->
    [nom] Mithril Coat
    [start] The Mithril Coat
   *[def] the Mithril Coat
}
    .gender = singular
-sting = Sting
    .gender = singular
-there-is-another-way = There is Another Way
    .gender = singular

# Rohan

-riders-of-rohan = { $case ->
    [nom] Riders of Rohan
    [start] The Riders of Rohan
   *[def] the Riders of Rohan
}
    .gender = plural
-village-militia = { $case ->
    [nom] Village Militia
    [start] The Village Militia
   *[def] the Village Militia
}
    .gender = singular
-eomer = Éomer
    .gender = singular
-eowyn = Éowyn
    .gender = singular
-theoden = Théoden
    .gender = singular
-shadowfax = Shadowfax
    .gender = singular
-death-ride-ride-to-ruin = Death! Ride, Ride to Ruin!
    .gender = singular

# Wizards

-gandalf-the-grey = Gandalf the Grey
    .gender = singular
-gandalf-the-white = Gandalf the White
    .gender = singular
-gwaihir-the-windlord = Gwaihir the Windlord
    .gender = singular
-quickbeam = Quickbeam
    .gender = singular
-smeagol = Sméagol
    .gender = singular
-treebeard = Treebeard
    .gender = singular
-ent-draught = { $case ->
    [nom] Ent-Draught
    [start] The Ent-Draught
   *[def] the Ent-Draught
}
    .gender = singular
-gandalfs-staff = Gandalf's Staff
    .gender = singular
-glamdring = Glamdring
    .gender = singular
-narya-ring-of-fire = Narya, Ring of Fire
    .gender = singular

# Isengard

-devilry-of-saruman = { $case ->
    [nom] Devilry of Saruman
    [start] The Devilry of Saruman
   *[def] the Devilry of Saruman
}
    .gender = singular
-fighting-uruk-hai = { $case ->
    [nom] Fighting Uruk-hai
    [start] The Fighting Uruk-hai
   *[def] the Fighting Uruk-hai
}
    .gender = plural
-wolf-riders = { $case ->
    [nom] Wolf-Riders
    [start] The Wolf-Riders
   *[def] the Wolf-Riders
}
    .gender = plural
-white-hand-orcs = { $case ->
    [nom] White Hand Orcs
    [start] The White Hand Orcs
   *[def] the White Hand Orcs
}
    .gender = plural
-grima-wormtongue = Gríma Wormtongue
    .gender = singular
-saruman = Saruman
    .gender = singular
-ugluk = Uglúk
    .gender = singular
-palantir-of-orthanc = { $case ->
    [nom] Palantír of Orthanc
    [start] The Palantír of Orthanc
   *[def] the Palantír of Orthanc
}
    .gender = singular
-sarumans-staff = Saruman's Staff
    .gender = singular
-woven-of-all-colours = Woven of All Colours
    .gender = singular
-threats-and-promises = Threats and Promises
    .gender = singular

# The Monstrous

-goblins-of-the-misty-mountains = { $case ->
    [nom] Goblins of the Misty Mountains
    [start] The Goblins of the Misty Mountains
   *[def] the Goblins of the Misty Mountains
}
    .gender = plural
-balrog-of-moria = { $case ->
    [nom] Balrog of Moria
    [start] The Balrog of Moria
   *[def] the Balrog of Moria
}
    .gender = singular
-barrow-wights = { $case ->
    [nom] Barrow-Wights
    [start] The Barrow-Wights
   *[def] the Barrow-Wights
}
    .gender = plural
-candles-of-corpses = { $case ->
    [nom] Candles of Corpses
    [start] The Candles of Corpses
   *[def] the Candles of Corpses
}
    .gender = plural
-caradhras-the-cruel = Caradhras the Cruel
    .gender = singular
-cave-troll = { $case ->
    [nom] Cave-Troll
    [start] The Cave-Troll
   *[def] the Cave-Troll
}
    .gender = singular
-flocks-of-crebain = { $case ->
    [nom] Flocks of Crebain
    [start] The Flocks of Crebain
   *[def] the Flocks of Crebain
}
    .gender = plural
-gollum = Gollum
    .gender = singular
-hill-troll = { $case ->
    [nom] Hill-Troll
    [start] The Hill-Troll
   *[def] the Hill-Troll
}
    .gender = singular
-shelob = Shelob
    .gender = singular

# Southrons

-coastal-raiders = { $case ->
    [nom] Coastal Raiders
    [start] The Coastal Raiders
   *[def] the Coastal Raiders
}
    .gender = plural
-corsairs-of-umbar = { $case ->
    [nom] Corsairs of Umbar
    [start] The Corsairs of Umbar
   *[def] the Corsairs of Umbar
}
    .gender = plural
-haradrim-mumakil = { $case ->
    [nom] Haradrim Mûmakil
    [start] The Haradrim Mûmakil
   *[def] the Haradrim Mûmakil
}
    .gender = plural
-haradrim-regulars = { $case ->
    [nom] Haradrim Regulars
    [start] The Haradrim Regulars
   *[def] the Haradrim Regulars
}
    .gender = plural
-haradrim-cavalry = { $case ->
    [nom] Haradrim Cavalry
    [start] The Haradrim Cavalry
   *[def] the Haradrim Cavalry
}
    .gender = singular
-the-black-fleet = { $case ->
    [nom] The Black Fleet
    [start] The Black Fleet
   *[def] the Black Fleet
}
    .gender = singular
-the-black-serpent = { $case ->
    [nom] The Black Serpent
    [start] The Black Serpent
   *[def] the Black Serpent
}
    .gender = singular

# Mordor

-black-uruks = { $case ->
    [nom] Black Uruks
    [start] The Black Uruks
   *[def] the Black Uruks
}
    .gender = plural
-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
    .gender = singular
-mordor-orcs = { $case ->
    [nom] Mordor Orcs
    [start] The Mordor Orcs
   *[def] the Mordor Orcs
}
    .gender = plural
-olog-hai = { $case ->
    [nom] Olog-Hai
    [start] The Olog-Hai
   *[def] the Olog-Hai
}
    .gender = plural
-trolls-of-udun = { $case ->
    [nom] Trolls of Udûn
    [start] The Trolls of Udûn
   *[def] the Trolls of Udûn
}
    .gender = plural
-gorbag-and-shagrat = Gorbag & Shagrat
    .gender = plural
-grishnakh = Grishnákh
    .gender = singular
-mouth-of-sauron = { $case ->
    [nom] Mouth of Sauron
    [start] The Mouth of Sauron
   *[def] the Mouth of Sauron
}
    .gender = singular
-the-beguiler = { $case ->
    [nom] The Beguiler
    [start] The Beguiler
   *[def] the Beguiler
}
    .gender = singular
-the-black-easterling = { $case ->
    [nom] The Black Easterling
    [start] The Black Easterling
   *[def] the Black Easterling
}
    .gender = singular
-the-commander = { $case ->
    [nom] The Commander
    [start] The Commander
   *[def] the Commander
}
    .gender = singular
-the-destroyer = { $case ->
    [nom] The Destroyer
    [start] The Destroyer
   *[def] the Destroyer
}
    .gender = singular
-the-hunter = { $case ->
    [nom] The Hunter
    [start] The Hunter
   *[def] the Hunter
}
    .gender = singular
-the-lidless-eye = { $case ->
    [nom] The Lidless Eye
    [start] The Lidless Eye
   *[def] the Lidless Eye
}
    .gender = singular
-the-messenger = { $case ->
    [nom] The Messenger
    [start] The Messenger
   *[def] the Messenger
}
    .gender = singular
-the-reaver = { $case ->
    [nom] The Reaver
    [start] The Reaver
   *[def] the Reaver
}
    .gender = singular
-the-warrior = { $case ->
    [nom] The Warrior
    [start] The Warrior
   *[def] the Warrior
}
    .gender = singular
-the-witch-king = { $case ->
    [nom] The Witch-king
    [start] The Witch-king
   *[def] the Witch-king
}
    .gender = singular
-black-breath = { $case ->
    [nom] Black Breath
    [start] The Black Breath
   *[def] the Black Breath
}
    .gender = singular
-black-riders-mount = { $case ->
    [nom] Black Rider's Mount
    [start] The Black Rider's Mount
   *[def] the Black Rider's Mount
}
    .gender = singular
-fell-beast = { $case ->
    [nom] Fell Beast
    [start] The Fell Beast
   *[def] the Fell Beast
}
    .gender = singular
-morgul-blade = { $case ->
    [nom] Morgul Blade
    [start] The Morgul Blade
   *[def] the Morgul Blade
}
    .gender = singular
-nazguls-mantle = { $case ->
    [nom] Nazgûl's Mantle
    [start] The Nazgûl's Mantle
   *[def] the Nazgûl's Mantle
}
    .gender = singular
-the-black-captain = { $case ->
    [nom] The Black Captain
    [start] The Black Captain
   *[def] the Black Captain
}
    .gender = singular
-the-day-without-dawn = { $case ->
    [nom] The Day Without Dawn
    [start] The Day Without Dawn
   *[def] the Day Without Dawn
}
    .gender = singular
-the-ringwraiths-are-abroad = { $case ->
    [nom] The Ringwraiths Are Abroad
    [start] The Ringwraiths Are Abroad
   *[def] the Ringwraiths Are Abroad
}
    .gender = singular

# Promotional cards

-ioreth = Ioreth
    .gender = singular
-ghan-buri-ghan = Ghân-buri-Ghân
    .gender = singular
-whip-of-many-thongs = { $case ->
    [nom] Whip of Many Thongs
    [start] The Whip of Many Thongs
   *[def] the Whip of Many Thongs
}
    .gender = singular
-gothmog = Gothmog
    .gender = singular

## Locations

# Battlegrounds of the Free Peoples

-dol-amroth = Dol Amroth
    .gender = singular
-edoras = Edoras
    .gender = singular
-helms-deep = Helm's Deep
    .gender = singular
-lorien = Lórien
    .gender = singular
-minas-tirith = Minas Tirith
    .gender = singular
-pelargir = Pelargir
    .gender = singular
-rivendell = Rivendell
    .gender = singular

# Battlegrounds of the Shadow

-dol-guldur = Dol Guldur
    .gender = singular
-harad = Harad
    .gender = singular
-minas-morgul = Minas Morgul
    .gender = singular
-morannon = Morannon
    .gender = singular
-moria = Moria
    .gender = singular
-orthanc = Orthanc
    .gender = singular
-umbar = Umbar
    .gender = singular

# Path 1

-bag-end = Bag End
    .gender = singular
-bucklebury-ferry = Bucklebury Ferry
    .gender = singular
-gildors-encampment = Gildor's Encampment
    .gender = singular

# Path 2

-inn-of-the-prancing-pony = { $case ->
    [nom] Inn of the Prancing Pony
    [start] The Inn of the Prancing Pony
   *[def] the Inn of the Prancing Pony
}
    .gender = singular
-the-old-forest = { $case ->
    [nom] The Old Forest
    [start] The Old Forest
   *[def] the Old Forest
}
    .gender = singular
-weathertop = Weathertop
    .gender = singular

# Path 3

-fords-of-bruinen = { $case ->
    [nom] Fords of Bruinen
    [start] The Fords of Bruinen
   *[def] the Fords of Bruinen
}
    .gender = plural
-imladris = Imladris
    .gender = singular
-the-council-of-elrond = { $case ->
    [nom] The Council of Elrond
    [start] The Council of Elrond
   *[def] the Council of Elrond
}
    .gender = singular

# Path 4

-caradhras = Caradhras
    .gender = singular
-khazad-dum = Khazad-dûm
    .gender = singular
-the-doors-of-durin = { $case ->
    [nom] The Doors of Durin
    [start] The Doors of Durin
   *[def] the Doors of Durin
}
    .gender = plural

# Path 5

-dimrill-dale = Dimrill Dale
    .gender = singular
-egladil = Egladil
    .gender = singular
-lothlorien = Lothlórien
    .gender = singular

# Path 6

-amon-hen = Amon Hen
    .gender = singular
-dead-marshes = { $case ->
    [nom] Dead Marshes
    [start] The Dead Marshes
   *[def] the Dead Marshes
}
    .gender = plural
-emyn-muil = Emyn Muil
    .gender = singular

# Path 7

-henneth-annun = Henneth Annûn
    .gender = singular
-osgiliath = Osgiliath
    .gender = singular
-the-cross-roads = { $case ->
    [nom] The Cross-roads
    [start] The Cross-roads
   *[def] the Cross-roads
}
    .gender = plural

# Path 8

-cirith-ungol = Cirith Ungol
    .gender = singular
-morgul-vale = Morgul Vale
    .gender = singular
-shelobs-lair = Shelob's Lair
    .gender = singular

# Path 9

-crack-of-doom = { $case ->
    [nom] Crack of Doom
    [start] The Crack of Doom
   *[def] the Crack of Doom
}
    .gender = singular
-morgai = { $case ->
    [nom] Morgai
    [start] The Morgai
   *[def] the Morgai
}
    .gender = singular
-orodruin = Orodruin
    .gender = singular

## The words of which the texts of cards are made. Forms of a verb: `start` and `you` tell you what
## to do, `they` tells what a player does; `to` follows "may" and "to".

-do-activate = { $case ->
   *[to] activate
    [start] Activate
    [they] activates
}
-do-reactivate = { $case ->
   *[to] reactivate
    [start] Reactivate
    [they] reactivates
}
-do-activate-or-reactivate = { $case ->
   *[to] activate or reactivate
    [start] Activate or reactivate
    [they] activates or reactivates
}
-do-add = { $case ->
   *[to] add
    [start] Add
    [they] adds
}
-do-cycle = { $case ->
   *[to] cycle
    [start] Cycle
    [they] cycles
}
-do-draw = { $case ->
   *[to] draw
    [start] Draw
    [they] draws
}
-do-eliminate = { $case ->
   *[to] eliminate
    [start] Eliminate
    [they] eliminates
}
-do-forsake = { $case ->
   *[to] forsake
    [start] Forsake
    [they] forsakes
}
-do-look = { $case ->
   *[to] look at
    [start] Look at
    [they] looks at
}
-do-move = { $case ->
   *[to] move
    [start] Move
    [they] moves
}
-do-play = { $case ->
   *[to] play
    [start] Play
    [they] plays
}
-do-recycle = { $case ->
   *[to] recycle
    [start] Recycle
    [they] recycles
}
-do-remove = { $case ->
   *[to] remove
    [start] Remove
    [they] removes
}
-do-take = { $case ->
   *[to] take
    [start] Take
    [they] takes
}
-do-use = { $case ->
   *[to] use
    [start] Use
    [they] uses
}
-noun-card = { $case ->
   *[one] card
    [a] a card
    [many] cards
}
-noun-army = { $case ->
   *[one] army
    [a] an army
    [many] armies
}
-noun-character = { $case ->
   *[one] character
    [a] a character
    [many] characters
}
-noun-item = { $case ->
   *[one] item
    [a] an item
    [many] items
}
-noun-event = { $case ->
   *[one] event
    [a] an event
    [many] events
}
-noun-afield = { $case ->
   *[one] army or character
    [a] an army or character
    [many] armies or characters
}
-place-reserve = { $case ->
   *[at] in reserve
    [to] to reserve
}
-place-path = { $case ->
   *[at] on a path
    [to] to a path
}
-place-ground = { $case ->
   *[at] on a battleground
    [to] to a battleground
}
-place-afield = { $case ->
   *[at] on a path or battleground
    [to] to a path or battleground
}
-place-anywhere = { $case ->
   *[at] in play
    [to] into play
}

## Texts of cards: parts of speech

text-sentence = { $text }.
text-then = { $first }, then { $then }
text-and = { $first } and { $last }
text-or = { $first } or { $last }
text-either = { $first }, or { $second }
text-name = { NAME($name, $case) }
text-wielder = the wielder
text-kind = { $form ->
    [each] each { NAME($noun) }
    [few] { NAME($noun, case: "many") }
    [many] { NAME($noun, case: "many") }
   *[acc] { NAME($noun, case: "a") }
}
text-kind-faction = { $form ->
    [each] each { NAME($faction) } { NAME($noun) }
    [few] { NAME($faction) } { NAME($noun, case: "many") }
    [many] { NAME($faction) } { NAME($noun, case: "many") }
   *[acc] { NAME($faction, case: "a") } { NAME($noun) }
}
text-kind-keyword = { $form ->
    [each] each { NAME($keyword) }
    [few] { NAME($keyword) }
    [many] { NAME($keyword) }
   *[acc] { NAME($keyword, case: "a") }
}
text-count = { $count } { $count ->
    [one] { NAME($noun) }
   *[other] { NAME($noun, case: "many") }
}
text-count-faction = { $count } { NAME($faction) } { $count ->
    [one] { NAME($noun) }
   *[other] { NAME($noun, case: "many") }
}
text-count-keyword = { $count } { NAME($keyword) }
text-up-to = up to { $what }
text-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
text-at = { NAME($place, case: "at") }
text-at-numbered = on a path { $number }
text-at-location = at { NAME($location, case: "def") }
text-to = { NAME($place, case: "to") }
text-to-numbered = to a path { $number }
text-to-location = to { NAME($location, case: "def") }
text-to-grounds-of = to { NAME($faction) } battlegrounds
text-to-any-ground = to any battleground
text-ground-of = { NAME($faction, case: "a") } battleground
text-any-ground = any battleground
text-attack = +{ $icons } attack
text-defence = +{ $icons } defence
text-ground-attack = +{ $icons } battleground attack
text-ground-defence = +{ $icons } battleground defence
text-path-attack = +{ $icons } path attack
text-path-defence = +{ $icons } path defence

## Texts of cards: conditions

text-stands = { $who } is { $at }
text-is-at = this card is { $at }
text-supports = this card supports { $who }
text-beside = { $what } is on the same { $where ->
    [path] path
   *[ground] battleground
}
text-active-path = { NAME($location, case: "def") } is the active path

## Texts of cards: what is done

text-draw = { NAME("do-draw", $form) } { $cards }
text-draw-or-more = { NAME("do-draw", $form) } { $cards } ({ $more } if { $condition })
text-cycle = { NAME("do-cycle", $form) } { $cards } from hand
text-forsake = { NAME("do-forsake", $form) } { $cards }
text-recycle = { NAME("do-recycle", $form) } { $form ->
    [they] their
    [they-to] their
   *[you] your
} cycle pile
text-take = { NAME("do-take", $form) } { $what } from { $form ->
    [they] their
    [they-to] their
   *[you] your
} { $source ->
    [deck] draw deck
    [cycled] cycle pile
   *[both] draw deck or cycle pile
} into hand
text-remove = { NAME("do-remove", $form) } { $what } from the game
text-look = { NAME("do-look", $form) } the top { $cards } of { $form ->
    [they] their
    [they-to] their
   *[you] your
} draw deck
text-eliminate-of-them = { NAME("do-eliminate", $form) } { $cards } of them
text-cycle-of-them = { NAME("do-cycle", $form) } { $cards } of them
text-take-last = { NAME("do-take", $form) } the last into hand
text-play-of-them = { NAME("do-play", $form) } { $what } from among them
text-play-of-them-to = { NAME("do-play", $form) } { $what } from among them { $to }
text-cycle-rest = { NAME("do-cycle", $form) } the rest
text-eliminate-here = { NAME("do-eliminate", $form) } { $what } there
text-eliminate = { NAME("do-eliminate", $form) } { $what } in play
text-sacrifice = { NAME("do-eliminate", $form) } any number of { $what } from reserve; the { NAME($faction) } player must eliminate as many { NAME($faction) } cards from active battlegrounds
text-next-path = { NAME("do-activate", $form) } a path of the next higher number
text-other-path = { NAME("do-activate", $form) } another path of the same number as the active one
text-activate = { NAME("do-activate", $form) } { $ground }
text-activate-from-deck = { NAME("do-activate", $form) } { $ground } if it is still in its deck
text-reactivate = { NAME("do-reactivate", $form) } { $ground }
text-activate-or-reactivate = { NAME("do-activate-or-reactivate", $form) } { $ground }
text-move-there = { NAME("do-move", $form) } { $who } there (even if played this round)
text-move-wielder = { NAME("do-move", $form) } the wielder { $to } at once (even if played this round)
text-tokens = { $icon ->
    [attack] { $tokens ->
        [one] 1 attack icon
       *[other] { $tokens } attack icons
    }
   *[defence] { $tokens ->
        [one] 1 defence icon
       *[other] { $tokens } defence icons
    }
}
text-strengthen = { NAME("do-add", $form) } { $tokens } to { $target ->
    [path] the active path
    [ground] an active battleground
    [either] the active path or an active battleground
    [this-path] this path
    [this-ground] this battleground
   *[self] this card
}
text-strengthen-more = { $strengthen } ({ $more } if { $condition })
text-corrupt = { NAME("do-add", $form) } { $tokens } corruption
text-cleanse = { NAME("do-remove", $form) } 1 corruption for { $what } on that path
text-permit = { $form ->
    [start] This
   *[you] this
} round, { $who } may be played or moved { $to }
text-permit-any-army = { $form ->
    [start] This
   *[you] this
} round, { $who } may be played or moved { $to } and be supported by any army of their side
text-each = { $form ->
    [start] Each
   *[you] each
} { NAME($side) } player { $deeds }
text-player = { $form ->
    [start] The
   *[you] the
} { NAME($faction) } player { $deeds }
text-may = { $form ->
    [start] You may
    [they] may
    [they-to] may
   *[you] you may
} { $deeds }
text-may-to = { $form ->
    [start] You may
    [they] may
    [they-to] may
   *[you] you may
} { $cost } to { $deeds }
text-if = { $form ->
    [start] If
   *[you] if
} { $condition }, { $deeds }
text-use-action = { NAME("do-use", $form) } { $form ->
    [they] their
    [they-to] their
   *[you] your
} action
text-once = { $deeds } (once per round)
text-cycle-it = { NAME("do-cycle", $form) } it
text-cycle-this = { NAME("do-cycle", $form) } this card
text-cycle-wielder = { NAME("do-cycle", $form) } the wielder with all its items
text-eliminate-it = { NAME("do-eliminate", $form) } it
text-eliminate-this = { NAME("do-eliminate", $form) } this card

## Texts of cards: sentences

text-while = While this card is { $at }
text-while-wielder = While its wielder is { $at }
text-on-play = When you play this card, { $deeds }.
text-on-play-to = When you play this card { $to }, { $deeds }.
text-on-play-wielder = When you play this card on a wielder { $at }, { $deeds }.
text-on-arrival = When you play or move this card { $to }, { $deeds }.
text-action = { $while }, you may { $cost }: { $deeds }.
text-action-of = { $while }, the { NAME($faction) } player may { $cost } to { $deeds }.
text-bonus = { $icons } while { $condition }.
text-bonus-at = { $icons } { $at }.
text-bonus-each = { $icons } for every { $what } on the same { $where ->
    [path] path
   *[ground] battleground
}.
text-lends = { $while }, { $who } has { $icons }.
text-guards-path = { $while }, the path itself has { $icons }.
text-draws-more = { $while }, draw { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} in each draw step.
text-draws-more-then-cycle = { $while }, draw { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} in each draw step, then { $cycle }.
text-carries-more = { $while }, your carryover limit is 1 higher.
text-sees-top = { $while }, you may look at the top card of your draw deck at any time.
text-only-weapon = Its wielder can’t wield another Weapon.
text-befriends = This card may also be played or moved to { NAME($faction) } battlegrounds and be supported by { NAME($faction) } armies.
text-opens = { $while }, { $who } may be played or moved { $to }.
text-never-on = This card can’t be played or moved to a { NAME($side) } battleground.
text-keeps-off-path = This card can’t be played or moved to a path while a { NAME($side) } battleground is active.
text-fate-eliminated = { $who ->
    [wielder] its wielder
   *[card] this card
} would be eliminated (even by being forsaken)
text-fate-combat = { $who ->
    [wielder] its wielder
   *[card] this card
} would be eliminated in combat
text-fate-path-combat = { $who ->
    [wielder] its wielder
   *[card] this card
} would be eliminated in path combat
text-fate-forsaken-from-deck = { $who ->
    [wielder] its wielder
   *[card] this card
} is forsaken from the top of the draw deck
text-fate-forsaken-from-reserve = { $who ->
    [wielder] its wielder
   *[card] this card
} is forsaken from reserve
text-instead = If { $fate }, cycle { $who ->
    [wielder] the wielder
   *[card] it
} instead.
text-instead-with-items = If { $fate }, cycle { $who ->
    [wielder] the wielder with all its items
   *[card] it with any items on it
} instead.
text-instead-without-items = If { $fate }, cycle { $who ->
    [wielder] the wielder
   *[card] it
} instead; all its items are still eliminated.
text-tends = After combat on a battleground in which this card took part, you may cycle it and one other { NAME($side) } character from that combat instead of eliminating them; their items are still eliminated.
text-tends-except = After combat on a battleground in which this card took part, you may cycle it and one other { NAME($side) } character (not { NAME($faction, case: "a") }) from that combat instead of eliminating them; their items are still eliminated.
