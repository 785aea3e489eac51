import { SCENES } from '#games/ontgoocheld/film_script'
import type { Scene } from '#domain/shop/catalogue/film'
import type { Stars } from '#domain/shop/catalogue/star_rating'

/**
 * One of the ten games, which stand in the order of the overview. A game has three names that
 * differ: `itemName` in the address, `priceKey` in the price list, and `apiPath` in its calls.
 */
export type Game = {
  readonly itemName: string
  readonly title: string
  /** One line for the card, for search engines and for shared links. */
  readonly short: string
  /** The large description of the detail page, one string per paragraph. */
  readonly description: readonly string[]
  readonly audience: string
  readonly needed: readonly string[]
  readonly players: string
  readonly playtime: string
  readonly stars: Stars
  readonly image: string
  readonly large: boolean
  /**
   * The scenes of the film with which the game begins. Its files are `public/film/<itemName>`, made
   * by `scripts/make_film.ts`.
   */
  readonly film?: readonly Scene[]
  readonly sale: Orderable | OnRequest
}

export type DeliveryForm = 'download' | 'speellink' | 'post'

export type Orderable = {
  readonly kind: 'bestelbaar'
  readonly priceKey: string
  readonly apiPath: string
  /** The address of the page to play or to get hints; `speellink` fills in the link's unique id. */
  readonly playPath: string | null
  readonly delivery: readonly DeliveryForm[]
  readonly withDiscountCode: boolean
  /** Whether the play link ends. The month of the specification counts from the order. */
  readonly playableOneMonth: boolean
  /** The text above the form on the order page. */
  readonly orderNote: string
}

/** A game that is booked by e-mail. Its price is fixed and not in the price list. */
export type OnRequest = {
  readonly kind: 'op_aanvraag'
  readonly cents: number
  readonly priceNote: string
  readonly explanation: string
}

/** Customers need the booklet too, but the owner has just put it in the parcel. */
export const BOOKLET_BY_POST = 'Het boekje, dat je per post krijgt'

const ANSWER_SHEET =
  'Geen sloten in huis? Op het versleutelde antwoordvel staat elke volgende opdracht in geheimschrift. Alleen met de juiste code wordt het leesbaar, dus spelen kan ook zonder sloten.'

export const CATALOGUE = [
  {
    itemName: 'binky',
    title: 'Binky',
    short:
      'Hond Binky is ontvoerd. Volg de sporen en vind hem terug: een speurspel voor het hele gezin.',
    description: [
      'De riem ligt er nog. De voerbak is vol. Maar van Binky geen spoor, of toch: bij het tuinhek vind je een eerste aanwijzing. Iemand heeft hem meegenomen, en die iemand was slordig.',
      'Lees het boekje, vergelijk de sporen, kraak de briefjes en zoek stap voor stap uit waar Binky is gebleven. Loop je vast, dan staan er hints klaar op onze website, van een duwtje tot bijna het antwoord.',
      'Een eerste kennismaking met puzzelen in de geest van een escaperoom: geen haast, geen ervaring nodig, en een hond om naar uit te kijken.',
    ],
    audience: 'Voor beginners: gezinnen met kinderen vanaf 8 jaar en kinderfeestjes.',
    needed: [BOOKLET_BY_POST, 'Een potlood', 'Een telefoon of tablet voor hints en antwoorden'],
    players: 'hoogstens 6 spelers',
    playtime: '1,5 uur',
    stars: { van: 1.5, tot: 1.5 },
    image: 'binky.svg',
    large: false,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'binky',
      apiPath: 'binky',
      playPath: '/binky',
      delivery: ['post'],
      withDiscountCode: true,
      playableOneMonth: false,
      orderNote:
        'Na je betaling versturen we het boekje binnen 5 werkdagen per post. We verzenden alleen binnen Nederland.',
    },
  },
  {
    itemName: 'cunera-van-rhenen',
    title: 'Cunera van Rhenen',
    short:
      'Reis met de pelgrims over de Rijn en ontrafel de legende van Cunera, te voet, op de fiets of aan tafel.',
    description: [
      'Volgens de legende voer een jonge vrouw, Cunera, met een groot gezelschap pelgrims over de Rijn naar Rome. Ze keerde niet terug zoals ze was vertrokken. Een koning, twee sleutels, een jaloerse koningin en paarden die een stal weigeren: wat is er gebeurd?',
      'Je volgt de pelgrimsroute in tien stappen, met kaarten, geluid en raadsels die je in volgorde speelt. De route kun je aan de keukentafel afleggen, en wie wil, stapt op de fiets en rijdt hem echt.',
      'Er is geen tijdsdruk. Je kunt op elk moment pauzeren en later verdergaan waar je gebleven was, ook op een ander apparaat.',
    ],
    audience: 'Voor gezinnen, vrienden en fietsers die van een verhaal houden.',
    needed: ['Een kleurenprinter', 'Een schaar', 'Een liniaal', 'Een apparaat met internet'],
    players: '2 tot 5 spelers',
    playtime: '2,5 uur',
    stars: { van: 4.5, tot: 4.5 },
    image: 'cunera-van-rhenen.svg',
    large: true,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'cunera-van-rhenen',
      apiPath: 'cuneravanrhenen',
      playPath: '/spelen/{uniqueId}/cuneravanrhenen',
      delivery: ['download', 'speellink'],
      withDiscountCode: false,
      playableOneMonth: false,
      orderNote:
        "Nadat je op 'Bestellen' hebt geklikt, sturen we direct een e-mail naar het opgegeven adres met een link om de pdf te downloaden.",
    },
  },
  {
    itemName: 'sintjunior',
    title: 'Sinterklaasspel junior',
    short:
      'Een briefje in een schoen, dertien schoenen op een rij en zes sloten: pakjesavond begint met een raadsel.',
    description: [
      'In een van de schoenen steekt een opgevouwen briefje. Wie het leest, weet dat pakjesavond dit jaar anders loopt: eerst moeten de codes worden gekraakt.',
      'Zet dertien schoenen klaar, plak zestien briefjes op en leg de liniaal erbij. Een vernieuwde editie uit 2022, met raadsels die kinderen samen oplossen terwijl de volwassenen eindelijk eens kunnen zitten.',
      ANSWER_SHEET,
    ],
    audience: 'Voor gezinnen met kinderen van 9 tot 14 jaar.',
    needed: [
      'Een printer',
      '16 plakbriefjes',
      'Een liniaal',
      'Een potlood voor iedereen',
      '13 schoenen',
      'Een zak met pakjes',
      'Eventueel 6 cijfersloten met drie cijfers',
    ],
    players: '3 tot 6 spelers',
    playtime: '1 uur',
    stars: { van: 1.5, tot: 1.5 },
    image: 'sintjunior.svg',
    large: false,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'sintjunior',
      apiPath: 'sintjunior',
      playPath: null,
      delivery: ['download'],
      withDiscountCode: false,
      playableOneMonth: false,
      orderNote:
        'Direct na je betaling krijg je een e-mail met de link om het spel te downloaden en te printen.',
    },
  },
  {
    itemName: 'sintsenior',
    title: 'Sinterklaasspel senior',
    short:
      'Een paard op het schaakbord werpt de schaduw van een mijter. Zeven sloten voor wie te oud is voor zijn schoen.',
    description: [
      'Te oud om een schoen te zetten, nooit te oud voor een goed raadsel. Het paard springt over het schaakbord, de schaduw klopt niet, en ergens in de zak zit een cadeau dat nog niemand mag openmaken.',
      'Zeven codes staan tussen jullie en de verrassing. Meer denkwerk dan de juniorversie, meer verborgen aanwijzingen, en een route over het bord die pas op het laatst zijn geheim prijsgeeft.',
      ANSWER_SHEET,
    ],
    audience: 'Voor vrienden of gezinnen met jongvolwassenen.',
    needed: [
      'Een printer',
      'Eventueel een schaakbord',
      'Eventueel 7 cijfersloten met drie cijfers',
    ],
    players: '3 tot 6 spelers',
    playtime: '1,5 uur',
    stars: { van: 2.5, tot: 2.5 },
    image: 'sintsenior.svg',
    large: false,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'sintsenior',
      apiPath: 'sintsenior',
      playPath: null,
      delivery: ['download'],
      withDiscountCode: false,
      playableOneMonth: false,
      orderNote:
        'Direct na je betaling krijg je een e-mail met de link om het spel te downloaden en te printen.',
    },
  },
  {
    itemName: 'eindejaarsspel',
    title: 'Eindejaarsspel',
    short:
      'Vijf voor twaalf en de klok zit op slot. Twaalf raadselvellen voor kerst en oudjaar, van licht tot stevig.',
    description: [
      'De klok staat op vijf voor twaalf en zit op slot. Zonder de vier codes wordt het geen nieuw jaar, en buiten staat het vuurwerk al klaar.',
      'Twaalf vellen vol kerst en oud en nieuw, in vier kleuren van drie. Bij elke opdracht staat hoe moeilijk hij is, dus oma, de tieners en de jongste kiezen elk wat bij hen past. Samen levert elke kleur een code van drie cijfers op.',
      'Je kunt het spel direct downloaden en tot een maand na je bestelling spelen. Hints vraag je op via je eigen speelpagina.',
    ],
    audience: 'Voor gemengde gezelschappen: de moeilijkheid staat per opdracht aangegeven.',
    needed: ['Internet', 'Een printer', 'Een mesje of nagelschaartje'],
    players: '2 tot 6 spelers',
    playtime: 'ongeveer 2 uur',
    stars: { van: 1, tot: 5 },
    image: 'eindejaarsspel.svg',
    large: false,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'eindejaarsspel',
      apiPath: 'eindejaarsspel',
      playPath: '/spelen/{uniqueId}/eindejaarsspel',
      delivery: ['download', 'speellink'],
      withDiscountCode: false,
      playableOneMonth: true,
      orderNote:
        'Direct na je betaling krijg je een e-mail met de download en je persoonlijke speellink. Je kunt tot een maand na je bestelling spelen.',
    },
  },
  {
    itemName: 'kunstroof',
    title: 'Kunstroof',
    short:
      'Dertien schilderijen, één lege lijst. Ontdek op welk doek de dief zijn oog heeft laten vallen.',
    description: [
      'Vannacht is er ingebroken in het museum. Eén lijst is leeg, en de dief heeft beloofd terug te komen. Welk schilderij is het volgende?',
      'Zes puzzels strepen telkens schilderijen weg, tot er één overblijft: het doek dat extra bewaakt moet worden. Je hoeft niets van kunst te weten. Goed kijken is genoeg.',
      'Een compact boekje voor een regenachtige middag of een avond zonder scherm. Hints staan op onze website, voor wie dat wil.',
    ],
    audience: 'Voor (jong)volwassenen; kennis van kunst is niet nodig.',
    needed: [BOOKLET_BY_POST, 'Een liniaal', 'Een potlood'],
    players: '2 tot 4 spelers',
    playtime: '1 uur',
    stars: { van: 3, tot: 3 },
    image: 'kunstroof.svg',
    large: false,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'kunstroof',
      apiPath: 'kunstroof',
      playPath: '/kunstroof',
      delivery: ['post'],
      withDiscountCode: true,
      playableOneMonth: false,
      orderNote:
        'Na je betaling versturen we het boekje binnen 5 werkdagen per post. We verzenden alleen binnen Nederland.',
    },
  },
  {
    itemName: 'ontgoocheld',
    title: 'Ontgoocheld',
    short:
      'De clown is zijn toverkracht kwijt. Een kinderfeestje vol trucs en ballonnen, met vijf sloten.',
    description: [
      'De ballon loopt leeg, de kaarten zijn geschud en de clown weet het niet meer: zijn toverkracht is verdwenen. Alleen een groep slimme feestgangers kan hem helpen.',
      'Het feest begint met een introductiefilmpje. Daarna gaan de kinderen los op kaarten, strikken, ballonnen en een rode neus, elk met een eigen raadsel en een eigen slot. Een begeleider houdt met het oplossingenvel in de hand een oogje in het zeil.',
      'Print, vouw, leg klaar en laat de kinderen het zelf uitzoeken. Met de extra spullen wordt het nog levensechter, maar zonder kan het ook.',
    ],
    audience: 'Voor een kinderfeestje met kinderen van 10 tot 14 jaar, en een begeleider.',
    needed: [
      'Een begeleider',
      'Een printer',
      'Een scherm voor het introductiefilmpje',
      'Potloden, scharen, plakband, vijf enveloppen, een paar veters en een touw of sjaal van minstens een meter',
      'Leuk voor meer interactie: een kaartspel, een grote strik, een ballon, een clownsneus, een cadeau, 4 cijfersloten met drie cijfers en 1 slot met vier cijfers',
    ],
    players: '3 tot 6 spelers',
    playtime: 'ongeveer 1,5 uur',
    stars: { van: 1.5, tot: 1.5 },
    image: 'ontgoocheld.svg',
    large: false,
    film: SCENES,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'ontgoocheld',
      apiPath: 'ontgoocheld',
      playPath: null,
      delivery: ['download'],
      withDiscountCode: false,
      playableOneMonth: false,
      orderNote:
        'Direct na je betaling krijg je een e-mail met de link om het spel te downloaden en te printen.',
    },
  },
  {
    itemName: 'ontgoocheld2',
    title: 'Ontgoocheld 2.0',
    short:
      'Hetzelfde spel, maar nu komt de clown zelf. Vastgebonden op een stoel, bij jou in de kamer.',
    description: [
      'Wat als de clown niet in een filmpje zit, maar bij jullie in de kamer? Vastgebonden aan een stoel, omringd door sloten, en met alle hoop gevestigd op de feestgangers.',
      'Het is het spel Ontgoocheld, live gespeeld door een clown die bij jullie thuis komt. Hij brengt alles mee. Jullie zorgen voor een stoel met vier poten en open armleuningen.',
      'Datum en tijd spreken we af per e-mail. De reiskosten komen boven op de prijs.',
    ],
    audience: 'Voor een kinderfeestje met kinderen van 10 tot 14 jaar, en een echte clown.',
    needed: [
      'Een stoel met vier poten en open armleuningen',
      'Een kamer waar zes kinderen kunnen rondlopen',
    ],
    players: '3 tot 6 spelers',
    playtime: 'ongeveer 1,5 uur',
    stars: { van: 1.5, tot: 1.5 },
    image: 'ontgoocheld2.svg',
    large: false,
    sale: {
      kind: 'op_aanvraag',
      cents: 6000,
      priceNote: 'exclusief reiskosten',
      explanation:
        'Ontgoocheld 2.0 boek je per e-mail. Datum en tijd spreken we samen af. Stuur een bericht naar {email}.',
    },
  },
  {
    itemName: 'spellenfabriek',
    title: 'Spellenfabriek',
    short:
      'Een teamwedstrijd vol bordspellen, bij jullie op locatie: twaalf kamers, één klok en een eindstand.',
    description: [
      'Twaalf kamers, elk met de wereld van een ander bordspel. Teams scannen een QR-code, kiezen een naam en gaan los. Wie een kamer betreedt, houdt hem bezet. Wie een hint neemt, levert punten in. En de klok loopt voor iedereen even hard.',
      'De Spellenfabriek komt naar jullie toe: een bedrijf, een vereniging, een school of een grote familie. Lengte en moeilijkheid spreken we vooraf af, zodat jong en oud samen in een team kunnen.',
      'Nodig is één grote zaal met tafels, of een paar kleinere ruimtes. Wij brengen de kisten, de kamers en de spelleider.',
    ],
    audience: 'Voor groepen van gemengde leeftijd, op jullie eigen locatie.',
    needed: [
      'Per team een telefoon of tablet met internet en een QR-scanner',
      'Eén grote zaal met tafels, of meerdere kleine ruimtes',
    ],
    players: '9 tot 60 spelers',
    playtime: 'in overleg',
    stars: { van: 1, tot: 4 },
    image: 'spellenfabriek.svg',
    large: true,
    sale: {
      kind: 'op_aanvraag',
      cents: 1500,
      priceNote: 'per persoon, exclusief reiskosten',
      explanation:
        'Belangstelling? Stuur een e-mail naar {email}, dan bespreken we groep, plaats, lengte en moeilijkheid.',
    },
  },
  {
    itemName: 'het-verdwenen-recept',
    title: 'Het verdwenen recept',
    short:
      'Het geheime recept is weg. Ondervraag de verdachten, doorzoek de ruimten en kraak de zaak.',
    description: [
      'Onder de cloche lag het recept waar het restaurant beroemd mee werd. Vanavond is hij leeg. Zeven mensen waren in huis, negen ruimten verbergen een antwoord, en iemand liegt.',
      'Je downloadt en print het dossier, ondervraagt de verdachten en doorzoekt het restaurant van receptie tot spoelkeuken. Op je persoonlijke speelpagina vul je je vondsten in, vraag je hints en kom je dichter bij de twee laatste vragen: waar is het, en waarom?',
      'Voor doorgewinterde puzzelaars. Je kunt tot een maand na je bestelling spelen, met zoveel pauzes als je wilt.',
    ],
    audience: 'Voor ervaren volwassenen.',
    needed: ['Internet', 'Een printer'],
    players: '2 tot 8 spelers',
    playtime: '2 uur',
    stars: { van: 4, tot: 4 },
    image: 'het-verdwenen-recept.svg',
    large: false,
    sale: {
      kind: 'bestelbaar',
      priceKey: 'verdwenen_recept',
      apiPath: 'het-verdwenen-recept',
      playPath: '/spelen/{uniqueId}/het-verdwenen-recept',
      delivery: ['download', 'speellink'],
      withDiscountCode: true,
      playableOneMonth: true,
      orderNote:
        'Direct na je betaling krijg je een e-mail met de download en je persoonlijke speellink. Je kunt tot een maand na je bestelling spelen.',
    },
  },
] as const satisfies readonly Game[]

/** A game that is ordered online, with its sale as data. */
export type OrderableGame = Game & { readonly sale: Orderable }

export const isOrderable = (game: Game): game is OrderableGame => game.sale.kind === 'bestelbaar'

/** The games with an order page, in the order of the catalogue. */
export const ORDERABLE_GAMES: readonly OrderableGame[] = (CATALOGUE as readonly Game[]).filter(
  isOrderable
)

export function findGame(itemName: string): Game | undefined {
  return CATALOGUE.find((game) => game.itemName === itemName)
}

export function findOrderable(itemName: string): OrderableGame | undefined {
  return ORDERABLE_GAMES.find((game) => game.itemName === itemName)
}

/** The game of a call such as /api/binky/bestellen. */
export function findByApiPath(apiPath: string): OrderableGame | undefined {
  return ORDERABLE_GAMES.find((game) => game.sale.apiPath === apiPath)
}

export const byPost = (game: OrderableGame) => game.sale.delivery.includes('post')
