import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { cirkel, groep, opCirkel, pad, rond, tekst, tel, vlak } from '#content/spelen/vormen'
import { kader } from '#content/spelen/recept/ruimten/tekenhulp'

/** Each guest with the word on the napkin ring; the seat tells which letter of it counts. */
export const GASTEN = [
  { naam: 'Adriaan', ring: 'AARDBEIEN' },
  { naam: 'Beatrijs', ring: 'KAPPERTJES' },
  { naam: 'Casper', ring: 'BLOEMKOOL' },
  { naam: 'Doortje', ring: 'STOOFPEER' },
  { naam: 'Emiel', ring: 'ROZEMARIJN' },
  { naam: 'Fenna', ring: 'SPERZIEBOON' },
  { naam: 'Gijs', ring: 'APPELMOES' },
  { naam: 'Hanna', ring: 'WINTERPEEN' },
  { naam: 'Izaak', ring: 'KORIANDER' },
] as const

export type Gast = (typeof GASTEN)[number]['naam']

/** What a remark demands of the seats; the sentence beside it says the same. */
export type Eis =
  | { readonly buren: readonly [Gast, Gast] }
  | { readonly geenBuren: readonly [Gast, Gast] }
  | { readonly tussen: Gast; readonly kanten: readonly [Gast, Gast] }
  | { readonly linkerbuur: Gast; readonly van: Gast }
  | { readonly som: readonly [Gast, Gast]; readonly is: Gast }
  | { readonly dubbel: Gast; readonly van: Gast }

export const OPMERKINGEN: readonly { readonly tekst: string; readonly eis: Eis }[] = [
  {
    tekst: 'Adriaan: ‘Mijn stoelnummer is precies twee keer dat van Fenna.’',
    eis: { dubbel: 'Adriaan', van: 'Fenna' },
  },
  {
    tekst: 'Beatrijs: ‘Ik had Fenna aan de ene kant en Gijs aan de andere.’',
    eis: { tussen: 'Beatrijs', kanten: ['Fenna', 'Gijs'] },
  },
  {
    tekst: 'Casper: ‘Tel de stoelnummers van Emiel en Hanna op en je hebt het mijne.’',
    eis: { som: ['Emiel', 'Hanna'], is: 'Casper' },
  },
  {
    tekst: 'Doortje: ‘Casper zat naast mij. Een luidruchtige eter.’',
    eis: { buren: ['Doortje', 'Casper'] },
  },
  {
    tekst:
      'Emiel: ‘Adriaan heb ik alleen van een afstand gezien. Naast mij zat hij in elk geval niet.’',
    eis: { geenBuren: ['Emiel', 'Adriaan'] },
  },
  {
    tekst: 'Izaak: ‘Ik was de linkerbuur van Hanna.’',
    eis: { linkerbuur: 'Izaak', van: 'Hanna' },
  },
]

const STOELEN = 9
const MIDDEN = { x: 220, y: 224 }

function stoel(nummer: number): Vorm[] {
  const graden = (nummer - 1) * (360 / STOELEN)
  const [x, y] = opCirkel(MIDDEN.x, MIDDEN.y, 172, graden)
  const [bordX, bordY] = opCirkel(MIDDEN.x, MIDDEN.y, 104, graden)
  return [
    groep(
      x,
      y,
      [
        vlak(-26, -20, 52, 46, { rond: 12, vulling: 'lak', dikte: 2 }),
        vlak(-30, -27, 60, 14, { rond: 7, vulling: 'messing', dikte: 2 }),
      ],
      { draai: rond(graden) }
    ),
    cirkel(x, y, 16, { vulling: 'papier', dikte: 2 }),
    tekst(x, y + 7, String(nummer), 22, { letter: 'titel', vet: true }),
    cirkel(bordX, bordY, 21, { vulling: 'wit', dikte: 2 }),
    cirkel(bordX, bordY, 13, { lijn: 'zacht', dikte: 1 }),
  ]
}

function tafel(): Tekening {
  return {
    breedte: 440,
    hoogte: 500,
    vormen: [
      ...kader(440, 500),
      cirkel(MIDDEN.x, MIDDEN.y, 136, { vulling: 'zand', dikte: 3 }),
      ...tel(STOELEN)
        .map((i) => stoel(i + 1))
        .flat(),
      // The copper kettle that gave the house its name, with its lid on and an ear on either side.
      ...[-1, 1].map((kant) => vlak(220 + kant * 40 - 9, 205, 18, 26, { rond: 8, dikte: 4 })),
      cirkel(220, 218, 36, { vulling: 'messing', dikte: 3 }),
      cirkel(220, 218, 27, { dikte: 2 }),
      cirkel(220, 218, 7, { vulling: 'zand', dikte: 2 }),
      tekst(220, 276, 'ketel', 18, { letter: 'titel' }),
      // The way in which the dish goes round.
      pad('M94 452 Q220 508 346 452', { lijn: 'messing', dikte: 3, streep: '2 9' }),
      pad('M113 447 L92 451 L103 469', { lijn: 'messing', dikte: 3 }),
      tekst(220, 455, 'zo gaat de schaal rond', 18, { letter: 'titel' }),
    ],
  }
}

export const eetzaal = {
  naam: 'eetzaal',
  vlag: 'eetzaal',
  label: 'Eetzaal',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'Aan de ronde tafel zaten negen gasten. Vóór het nagerecht miste de invalkelner iets van het tafelzilver, maar hardop zeggen durfde hij dat niet. Hij deelde schone servetten uit, elk in een ring met een woord erop, en koos voor iedere stoel een woord met de goede letter: op stoel 1 telt de eerste, op stoel 2 de tweede, en zo de hele tafel rond. Niemand telde mee.',
    'Nu staat iedereen in de gang te praten, met zijn eigen servetring in de hand. Wie op welke stoel zat, moeten jullie halen uit wat ze elkaar vertellen.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De tafel van boven. Iedereen zat met het gezicht naar de ketel.',
      beschrijving:
        'Een ronde tafel met in het midden een koperen ketel. Negen stoelen, met de klok mee genummerd van 1 tot en met 9, met stoel 1 bovenaan en stoel 9 weer naast stoel 1. Een pijl laat zien dat de schaal ook met de klok mee rondgaat. Iedereen zit met het gezicht naar het midden.',
      tekening: tafel(),
    },
    {
      soort: 'tabel',
      bijschrift: 'De servetringen',
      kop: ['Gast', 'Op de ring'],
      rijen: GASTEN.map(({ naam, ring }) => [naam, ring]),
    },
    {
      soort: 'lijst',
      kop: 'Opgevangen in de gang',
      punten: OPMERKINGEN.map((opmerking) => opmerking.tekst),
    },
  ],
  vraag: 'Wat is er verdwenen? Lees de tafel rond, van stoel 1 tot en met stoel 9.',
  antwoord: 'SOEPLEPEL',
  ookGoed: ['de soeplepel', 'een soeplepel'],
  toonAntwoord: 'SOEPLEPEL',
  uitleg:
    'Van stoel 1 tot en met 9 zaten Doortje, Emiel, Fenna, Beatrijs, Gijs, Adriaan, Hanna, Izaak en Casper. Het nummer van de stoel wijst de letter op de ring aan: de eerste van stoofpeer, de tweede van rozemarijn, en zo verder. Linkerbuur Izaak had een hoger nummer dan Hanna, want wie naar de tafel kijkt, heeft links de volgende stoel met de klok mee. Met een soeplepel onder de rand til je moeiteloos een stolp op.',
  bijnaGoed: [
    { antwoord: 'soeplepels', tekst: 'Er waren negen stoelen. Het is er maar één.' },
    { antwoord: 'lepel', tekst: 'Goed op weg, maar de letters gaan de hele tafel rond.' },
  ],
  hints: [
    'Adriaan en Fenna laten maar vier mogelijkheden toe: stoelen 2 en 1, 4 en 2, 6 en 3 of 8 en 4. Let op: wie naar het midden kijkt, heeft links de stoel met het volgende nummer.',
    'Het werkt alleen met Fenna op stoel 3 en Adriaan op stoel 6. Beatrijs en Gijs nemen dan 4 en 5. Kijk nu wat Casper, Hanna en Izaak nog overhouden. Fenna op stoel 3 geeft dan de derde letter van haar ring, een E.',
  ],
} as const satisfies Raadsel<Ruimte, Ruimte>
