import type { OwnEmblem } from '#domain/live/doors'

/** The points that a room brings, and the points that a wrong answer or a hint costs. */
export const SCORE_PROFILES = {
  licht: {
    maxPoints: 60,
    minPoints: 10,
    wrongCost: 5,
    hint1Cost: 5,
    hint2Cost: 10,
    hint3Cost: 10,
  },
  middel: {
    maxPoints: 100,
    minPoints: 20,
    wrongCost: 5,
    hint1Cost: 10,
    hint2Cost: 15,
    hint3Cost: 20,
  },
  zwaar: {
    maxPoints: 140,
    minPoints: 30,
    wrongCost: 10,
    hint1Cost: 15,
    hint2Cost: 20,
    hint3Cost: 25,
  },
} as const

export type RoomContent = {
  name: string
  /** The name for the game master: where the material stands, and which room it is. */
  adminName: string
  /** The chest with the material to touch. Every room can be solved without it. */
  storage: string
  sequenceNumber: number
  /** The estimated time in minutes. */
  timeEstimate: number
  question: string
  /** The alternatives of the answer, separated by a pipe, with the nicest one first. */
  answer: string
  hint1: string
  hint2: string
  hint3: string
  profile: keyof typeof SCORE_PROFILES
  /** What is on its door. It tells nothing of the answer. */
  emblem: OwnEmblem
}

/** Light and heavy rooms alternate, so that the first six already make a varied evening. */
export const ROOMS: readonly RoomContent[] = [
  {
    name: 'Dobbelsteengieterij',
    adminName: 'A1 Dobbelsteengieterij',
    storage: 'Kist 1, rood deksel',
    sequenceNumber: 1,
    timeEstimate: 5,
    profile: 'licht',
    emblem: 'dice',
    question: `De gieter is trots op zijn dobbelstenen. Wat tegenover elkaar ligt, is samen altijd 7.
Hij zet vijf stenen op elkaar, midden op tafel. Boven op de toren zie je een 2.
De keurmeester mag er helemaal omheen lopen, maar niets optillen.
Hoeveel ogen krijgt hij in totaal niet te zien?`,
    answer: '33|drieëndertig|drieendertig',
    hint1: 'Elke steen verstopt iets. Ook de onderste: die staat op tafel.',
    hint2:
      'Kijk per steen naar boven en onder samen. Dat is altijd hetzelfde getal, hoe je de steen ook draait.',
    hint3:
      'Vijf keer 7 is 35. Maar één van die vlakken ligt gewoon in het zicht: bovenop, met 2 ogen.',
  },
  {
    name: 'Dammerij',
    adminName: 'A2 Dammerij',
    storage: 'Kist 2, wit deksel',
    sequenceNumber: 2,
    timeEstimate: 9,
    profile: 'middel',
    emblem: 'draughts',
    question: `In de Dammerij zegt niemand een woord. Alles gaat met damschijven: W is wit, Z is zwart.
Bij de deur hangt het begin van de sleutel. De rest heeft iemand als onderzetter gebruikt.
W W W W Z = A
W W W Z W = B
W W W Z Z = C
W W Z W W = D
W W Z W Z = E
Dan komt er een bericht binnen, één letter per rij:
W Z W Z Z
Z W W Z W
W Z Z Z Z
W Z Z Z Z
W Z Z Z W
Welk woord staat er?`,
    answer: 'kroon',
    hint1:
      'Het is geen plaatje, het is rekenen. A is 1, B is 2, C is 3. Alleen zwarte schijven tellen mee.',
    hint2:
      'Elke plaats heeft een eigen waarde. Zwart helemaal rechts is 1, zwart daarnaast is 2, en samen zijn ze 3. Wat is de plaats daar weer naast waard?',
    hint3:
      'Van links naar rechts zijn de plaatsen 16, 8, 4, 2 en 1 waard. De eerste rij is 8 + 2 + 1 = 11: de elfde letter, een K. Twee rijen zijn gelijk, dat scheelt werk.',
  },
  {
    name: 'Ganzenbaan',
    adminName: 'A3 Ganzenbaan',
    storage: 'Kist 3, groen deksel',
    sequenceNumber: 3,
    timeEstimate: 6,
    profile: 'licht',
    emblem: 'goose',
    question: `Proefgans Gerda test de nieuwe baan. Ze begint op 0 en gooit zes keer: 6, 3, 3, 6, 5, 6.
Brug op 6: door naar 12.
Gans op 9, 18, 27 en 36: loop dezelfde worp nog een keer.
Modder op 33: terug naar 25. Alle andere vakjes zijn gewoon.
Kom je via een gans ergens uit? Dan geldt dat vakje ook.
Op welk vakje staat Gerda na zes worpen?`,
    answer: '42|tweeënveertig|tweeenveertig',
    hint1: 'Schrijf na elke worp op waar ze staat. De eerste worp is al raak: een brug.',
    hint2:
      'Bij de derde worp zit er een gans. Bij de vierde gebeuren er twee dingen na elkaar. Het eerste is leuk.',
    hint3:
      'Na vier worpen staat ze met modder aan haar poten op 25. Nu nog een 5 en een 6. En kijk goed wie er zit waar ze landt.',
  },
  {
    name: 'Vlootwerf',
    adminName: 'A4 Vlootwerf',
    storage: 'Kist 4, marineblauw deksel',
    sequenceNumber: 4,
    timeEstimate: 12,
    profile: 'zwaar',
    emblem: 'ship',
    question: `Mist in de haven. Op een zee van 6 bij 6 vakjes liggen vier schepen: één van 3 vakjes lang, twee van 2 en een sloep van 1.
Ze liggen recht en raken elkaar nergens, ook niet schuin. De havenmeester heeft alleen geteld hoeveel vakjes er per kolom en per rij bezet zijn.
Kolommen: A 2 · B 0 · C 3 · D 1 · E 1 · F 1
Rijen: rij 1: 1 · rij 2: 3 · rij 3: 0 · rij 4: 1 · rij 5: 2 · rij 6: 1
De kok zit in de sloep, en het is bijna etenstijd.
Op welk vakje ligt de sloep? Typ de letter en het cijfer.`,
    answer: 'F5|F 5|F-5|5F|5 F|5-F',
    hint1:
      'Teken een rooster van 6 bij 6 en streep kolom B en rij 3 door. Zoek dan eerst een plek voor het langste schip.',
    hint2:
      'Het langste schip ligt in kolom C, onder de lege rij. Streep alles eromheen door. Rij 2 moet er nog drie krijgen: één vakje van het ene schip van 2, en het hele andere schip van 2.',
    hint3:
      'De drie schepen liggen op C4-C5-C6, op A1-A2 en op D2-E2. Eén kolom en één rij komen nog een vakje tekort.',
  },
  {
    name: 'Woordsmederij',
    adminName: 'B1 Woordsmederij',
    storage: 'Kist 5, paars deksel',
    sequenceNumber: 5,
    timeEstimate: 5,
    profile: 'licht',
    emblem: 'anvil',
    question: `De lettermachine heeft de hik. In elk woord smeedt hij één letter te veel.
PIKON
BOROD
KAAFRT
PUFZZEL
DOBBIELEN
DOMINEO
De smid tikt de foute letters eruit, van boven naar beneden. Ze vallen op een rijtje in de afvalbak.
Welk woord ligt daar?`,
    answer: 'koffie',
    hint1: 'Lees de woorden hardop. Alle zes horen ze bij spelletjes.',
    hint2: 'Het eerste woord moet PION zijn. In de bak ligt dus als eerste een K.',
    hint3: 'Het begint met KOF. Zonder dit draait geen enkele fabriek, zeker niet op maandag.',
  },
  {
    name: 'Tweelingzaal',
    adminName: 'B2 Tweelingzaal',
    storage: 'Kist 6, geel deksel',
    sequenceNumber: 6,
    timeEstimate: 8,
    profile: 'middel',
    emblem: 'twins',
    question: `Acht kaarten liggen dicht: A tot en met H. Er zijn vier plaatjes, elk precies twee keer: kip, sok, taart en fiets.
De tester draaide steeds twee kaarten om. Hij schreef de plaatjes op, maar niet welk plaatje op welke kaart stond.
A en G: kip en sok
F en G: sok en kip
A en H: taart en kip
B en D: fiets en taart
C en D: taart en fiets
Twee gelijke sokken vinden lukt thuis ook nooit.
Op welke twee kaarten staat de sok? Typ de twee letters.`,
    answer: 'EG|E en G|E G|E, G|E,G|E+G|E & G|E-G|E/G|GE|G en E|G E|G, E|G,E|G+E|G & E|G-E|G/E',
    hint1: 'Kaart A kwam twee keer aan de beurt. Welk plaatje hoort bij allebei die beurten?',
    hint2:
      'Op A staat de kip. Dan weet je ook F, G en H. En daarna D: van elk plaatje zijn er maar twee.',
    hint3:
      'Op A en F staat de kip, op D en H de taart, op B en C de fiets. Er blijven twee kaarten over. Eén daarvan heeft niemand ooit omgedraaid.',
  },
  {
    name: 'Dominoband',
    adminName: 'B3 Dominoband',
    storage: 'Kist 7, zwart deksel',
    sequenceNumber: 7,
    timeEstimate: 8,
    profile: 'middel',
    emblem: 'domino',
    question: `Tien dominostenen moeten samen één gesloten kring vormen. Waar twee stenen elkaar raken, staan gelijke getallen.
Negen stenen komen van de band gerold:
0-3 · 6-2 · 5-1
3-6 · 4-3 · 0-5
1-3 · 6-4 · 5-6
De tiende ligt onder een tafelpoot. Die tafel wiebelde al jaren.
Welke twee getallen staan op die steen? Typ het kleinste eerst.`,
    answer: '2-5|2 - 5|25|2 5|2/5|2:5|2,5|2, 5|2 en 5|5-2|5 - 2|52|5 2|5/2|5:2|5,2|5, 2|5 en 2',
    hint1: 'Teken of leg een slinger van alle negen stenen. Wat staat er aan de twee losse einden?',
    hint2:
      'Of tel: in een gesloten kring heeft elk getal een maatje. Elk getal komt dus een even aantal keren voor.',
    hint3:
      'De 2 staat er maar één keer en mist zijn maatje. Er is nog één getal met een oneven aantal: het staat op drie stenen.',
  },
  {
    name: 'Schaakstal',
    adminName: 'B4 Schaakstal',
    storage: 'Kist 8, bruin deksel',
    sequenceNumber: 8,
    timeEstimate: 10,
    profile: 'zwaar',
    emblem: 'knight',
    question: `Het schaakpaard mag uit de stal en springt over de tegels. Eén sprong is twee tegels rechtdoor en dan één opzij.
Het komt op alle twaalf tegels, op elke tegel precies één keer. Alle letters achter elkaar vormen één woord.
P H P
T E O
M A A
V U R
Waar het begint, wil het paard niet zeggen.
Welk woord springt het?`,
    answer: 'havermoutpap|havermout pap|havermout-pap',
    hint1:
      'Teken lijntjes van elke tegel naar de tegels waar het paard heen kan. Kijk eerst naar de hoeken: daar kan het maar twee kanten op. Het paard begint daar niet.',
    hint2: 'Het begint bij de H. Dan gaat het naar de rechter A en naar de V in de hoek.',
    hint3:
      'Het begint met HAVER en eindigt op PAP. Daartussen nog vier letters. Je eet het warm, ’s ochtends, ook als je geen paard bent.',
  },
  {
    name: 'Schatkamer',
    adminName: 'C1 Schatkamer',
    storage: 'Kist 9, zandkleurig deksel',
    sequenceNumber: 9,
    timeEstimate: 6,
    profile: 'licht',
    emblem: 'chest',
    question: `Kapitein Kromneus ging zijn schat begraven. Hij begon bij de palmboom op E5 en schreef onderweg op hoe hij liep:
3 noord, 2 west, 5 zuid, 4 oost, 1 noord
Op de kaart lopen de letters A tot en met H van west naar oost. De cijfers 1 tot en met 8 lopen van zuid naar noord.
Pas thuis merkte hij het. Hij had de hele weg naar de verkeerde punt van zijn kompasnaald gekeken.
Op welk vakje ligt de schat echt? Typ de letter en het cijfer.`,
    answer: 'C6|C 6|C-6|6C|6 C|6-C',
    hint1: 'De ene punt van een kompasnaald wijst naar het noorden. En de andere?',
    hint2:
      'Alles is omgedraaid: zijn noord is zuid en zijn west is oost. De eerste stap eindigt op E2.',
    hint3:
      'Zijn weg ging van E2 naar G2, naar G7 en naar C7. Dan nog één stap, de andere kant op dan hij opschreef.',
  },
  {
    name: 'Doolhofkelder',
    adminName: 'C2 Doolhofkelder',
    storage: 'Kist 10, grijs deksel',
    sequenceNumber: 10,
    timeEstimate: 9,
    profile: 'middel',
    emblem: 'maze',
    question: `Testmuis Saar zit linksboven op ● en rent naar rechts, altijd rechtdoor, tot ze botst. Een blok ■ of de rand houdt haar tegen.
Dan gaat ze rechtsaf, vanuit de muis gezien. Kan ze daar geen stap zetten (dat telt niet als botsing), dan gaat ze linksaf.
● R T K S ■
■ A P E D A
O G U V N B
T E K P ■ E
D U S G K O
R T A K E H
Bij elke botsing onthoudt ze de letter onder haar poten. Na acht botsingen valt ze in slaap.
Welk woord heeft ze gelopen?`,
    answer: 'snorhaar',
    hint1:
      'Neem de kelder over op papier en draai het papier mee met de muis. Dan blijft rechts gewoon rechts.',
    hint2:
      'Ze botst eerst op de S, rent omlaag naar de N en dan naar links tot de O. Rechtsaf staat daar een blok, dus wordt het linksaf.',
    hint3:
      'De eerste vijf letters zijn SNORH. Ze zit nu rechtsonder en gaat omhoog. Zelf heeft ze er op elke wang een stuk of twaalf.',
  },
  {
    name: 'Torenbouw',
    adminName: 'C3 Torenbouw',
    storage: 'Kist 11, oranje deksel',
    sequenceNumber: 11,
    timeEstimate: 7,
    profile: 'middel',
    emblem: 'tower',
    question: `Er is een toren in het verfbad gevallen. Hij is van losse blokjes gestapeld, zonder gaten: 3 breed, 3 diep en 4 hoog.
Nu is hij van buiten helemaal blauw, ook van onderen. Van binnen bleef alles kaal hout.
De verf is droog en de blokjes gaan weer los. Alleen blokjes met precies twee blauwe vlakjes gaan naar meneer De Twee. Hij is nogal precies.
Hoeveel blokjes krijgt hij?`,
    answer: '16|zestien',
    hint1:
      'Neem de toren in gedachten laag voor laag van de stapel. Een blokje op een hoek krijgt meer verf dan een blokje midden in een zijkant.',
    hint2:
      'Teken een laag als 3 bij 3 hokjes. De bovenste en de onderste laag zijn gelijk. De twee lagen ertussen zijn ook gelijk, maar daar zijn het andere hokjes.',
    hint3:
      'In de bovenste laag hebben vier blokjes twee blauwe vlakjes: midden langs elke zijde. In een laag ertussen zijn het de hoekjes. Tel alle lagen op.',
  },
  {
    name: 'Kaartenpers',
    adminName: 'C4 Kaartenpers',
    storage: 'Kist 12, goudkleurig deksel',
    sequenceNumber: 12,
    timeEstimate: 12,
    profile: 'zwaar',
    emblem: 'cards',
    question: `Uit de pers komen vijf kaarten: 1, 2, 3, 4 en 5. Ze liggen op hun buik, dus je leest alleen wat er op de rug staat.
Er zit een fout in de pers. Op een even kaart drukt hij altijd de waarheid, op een oneven kaart altijd een leugen.
A: E is oneven.
B: E is hoger dan ik.
C: B is even.
D: E is oneven.
E: A is hoger dan ik.
Welke kaarten zijn A, B, C, D en E? Typ de vijf cijfers in die volgorde achter elkaar.`,
    answer: '25143|2 5 1 4 3|2-5-1-4-3|2,5,1,4,3|2, 5, 1, 4, 3',
    hint1:
      'Kijk naar C. Is C even, dan klopt het en is B ook even. Is C oneven, dan is het een leugen. Wat is B dan?',
    hint2:
      'B en C zijn dus van dezelfde soort. A en D zijn allebei juist van een andere soort dan E. En er zijn maar twee even kaarten.',
    hint3:
      'A en D zijn de even kaarten, de rest liegt. Daarom is E lager dan B, en A lager dan E. Zet A, E en B op volgorde.',
  },
]
