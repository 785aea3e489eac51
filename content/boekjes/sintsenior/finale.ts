import { BEGIN, bord, isDonker, midden, RIT, VELDEN } from '#content/boekjes/sintsenior/bord'
import { TEKENS } from '#content/boekjes/sintsenior/dingen'
import { tekst, verstrooiing } from '#content/spelen/vormen'
import type { Slotraadsel } from '#domain/spelen/boekje'

/** All squares of the ride, in order. */
export const ROUTE: readonly string[] = [BEGIN, ...RIT.flat()]

/** What stands on the dark squares of the ride, and what the horse thinks of on the light ones. */
const OP_DONKER = [...'ACHTZESEEN']
const OP_LICHT = [...'WORTELTJE']

const VULSEL = 'ENATIROSDLGKMVUHPBJZ'

/** A letter on every square; those beside the ride say nothing. */
export const LETTERS: Readonly<Record<string, string>> = (() => {
  const donker = ROUTE.filter(isDonker)
  const licht = ROUTE.filter((veld) => !isDonker(veld))
  const volgende = verstrooiing(512)
  return Object.fromEntries(
    VELDEN.map((veld) => {
      const vulsel = VULSEL[Math.floor(volgende() * VULSEL.length)]!
      return [veld, OP_DONKER[donker.indexOf(veld)] ?? OP_LICHT[licht.indexOf(veld)] ?? vulsel]
    })
  )
})()

const kaart = bord(
  VELDEN.map((veld) => {
    const [x, y] = midden(veld)
    return tekst(x, y + 9, LETTERS[veld]!, 25, { letter: 'titel', vet: true })
  })
)

const rijen = [8, 7, 6, 5, 4, 3, 2, 1].map(
  (rij) => `Rij ${rij}: ${[...'abcdefgh'].map((kolom) => LETTERS[`${kolom}${rij}`]).join(' ')}.`
)

export const finale = {
  naam: 'Wie sprong daar?',
  code: '861',
  blad: {
    rubriek: 'Slot 7',
    titel: 'Wie sprong daar?',
    niveau: 4,
    teken: TEKENS.hoefijzer,
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'De rit is af: negentien velden, van hoek tot hoek. Op dit vel ligt onder elk veld een letter. Volg de rit en schrijf ze op.',
          'Staat er onzin? Dan zit niets jullie tegen, behalve misschien een gewoonte. Al de hele avond zien jullie een paard. Eén van jullie zei er iets over, nog voor het eerste slot, toen de kaars aanging. Hadden jullie toen maar geluisterd.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'Het bord, met onder elk veld een letter',
        beschrijving: `Een schaakbord met op elk veld een letter, van a tot en met h. ${rijen.join(' ')} Veld a1 is donker.`,
        tekening: kaart,
      },
      {
        soort: 'vraag',
        tekst: 'Welke drie cijfers lees je op de velden van de rit waar het echte stuk kan komen?',
      },
      { soort: 'invullen', label: 'Code van slot 7', vakjes: 3 },
    ],
  },
  opdracht: 'Geen paard maar een bisschop sprong hier rond. De zak mag open.',
  hints: [
    'Lees nog eens wat er in het verhaal gezegd werd toen de kaars aanging, en kijk op de omslag naar de muur. Geloof de schaduw, stond er na het eerste slot.',
    'De schaduw is een mijter. Lees op het vel met de schaakstukken welk stuk een mijter draagt, en waar dat stuk zijn leven lang blijft.',
    'Een loper die op a1 begint, komt alleen op donkere velden. Lees van de negentien letters dus alleen die op de donkere velden, in de volgorde van de rit. Lees je over een worteltje, dan heb je die van het paard.',
  ],
  uitwerking: [
    `De rit: ${ROUTE.join(' ')}. De letters: ${ROUTE.map((veld) => LETTERS[veld]).join(' ')}.`,
    'De schaduw op de omslag is een mijter, dus het stuk is een loper, in veel landen ‘bisschop’ genoemd. Een loper verlaat nooit de kleur waarop hij begint, en a1 is donker.',
    `Op de donkere velden van de rit, in volgorde: ${ROUTE.filter(isDonker).join(' ')}. Daar staat ${OP_DONKER.join('')}: ACHT, ZES, EEN. De code is 861.`,
    `Op de lichte velden staat ${OP_LICHT.join('')}. Daar dacht het paard aan.`,
  ],
} as const satisfies Slotraadsel
