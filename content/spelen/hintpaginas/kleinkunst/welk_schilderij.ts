import type { HintItem } from '#domain/spelen/hintpagina'
import type { Materiaal } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import {
  MINIATUREN,
  VERF,
  ZALEN,
  type Miniatuur,
} from '#content/spelen/hintpaginas/kleinkunst/miniaturen'
import { tube, verfvlak } from '#content/spelen/hintpaginas/kleinkunst/verf'
import { cirkel, lijn, pad, ster, tekst, tel, vlak } from '#content/spelen/vormen'

const MAAT = 112

/** Colour, number and word in one postage stamp: a plane, dots and a shout. */
function miniatuur({ verf, aantal, kreet, nummer }: Miniatuur, x: number, y: number): Vorm[] {
  return [
    vlak(x - 6, y - 6, MAAT + 12, MAAT + 12, { vulling: 'messing', dikte: 2.5, rond: 3 }),
    vlak(x, y, MAAT, MAAT, { vulling: 'wit', dikte: 2 }),
    ...verfvlak(verf, x, y, 3, 3, 20),
    lijn(x + 60, y, x + 60, y + 60, { dikte: 4 }),
    lijn(x, y + 60, x + MAAT, y + 60, { dikte: 4 }),
    ...tel(aantal).map((i) =>
      cirkel(x + 72 + (i % 3) * 14, y + 15 + Math.floor(i / 3) * 15, 4.8, {
        lijn: undefined,
        vulling: 'inkt',
      })
    ),
    pad(ster(x + 56, y + 86, 24, 19, 18, 2.2), { vulling: 'zand', lijn: 'zacht', dikte: 1.5 }),
    tekst(x + 56, y + 93, kreet, 21, { letter: 'titel', vet: true }),
    cirkel(x + 56, y + 130, 13, { vulling: 'papier', dikte: 2 }),
    tekst(x + 56, y + 136, String(nummer), 18, { letter: 'code', vet: true }),
  ]
}

const zaalTekening = (zaal: string): Tekening => ({
  breedte: 440,
  hoogte: 546,
  vormen: [
    pad('M 10 50 Q 220 -24 430 50 V 536 H 10 Z', { vulling: 'zand', dikte: 3 }),
    pad('M 22 62 H 418', { dikte: 1.5, lijn: 'messing' }),
    tekst(220, 46, `Zaal ${zaal}`, 24, { letter: 'titel', vet: true }),
    ...MINIATUREN.filter((m) => m.zaal === zaal).flatMap((m, i) =>
      miniatuur(m, 30 + (i % 3) * 134, 78 + Math.floor(i / 3) * 156)
    ),
  ],
})

const zaal = (naam: string): Materiaal => ({
  soort: 'tekening',
  bijschrift: `Zaal ${naam} van museum Petiet`,
  beschrijving: `Negen schilderijtjes in zaal ${naam}. ${MINIATUREN.filter((m) => m.zaal === naam)
    .map((m) => `Nummer ${m.nummer}: ${m.verf}, ${m.aantal} punten, het woord ${m.kreet}.`)
    .join(' ')}`,
  tekening: zaalTekening(naam),
})

const tubes: Tekening = {
  breedte: 440,
  hoogte: 35,
  vormen: VERF.flatMap((verf, i) => tube(verf, verf, 90 + i * 94, 7, 78, 0.6)),
}

export const welkSchilderij = {
  naam: 'welk_schilderij',
  label: 'Welk schilderij?',
  omschrijving: 'De drie zalen van museum Petiet, met zevenentwintig schilderijtjes',
  answer: 'C1',
  answer2: 'C 1',
  answerAddition: 'Zaal C, nummer 1.',
  checkAnswer: true,
  ookGoed: ['1C', 'C nummer 1', 'zaal C 1', 'zaal C nummer 1'],
  hints: [
    'De drie studies verraden elk één ding: een kleur, een aantal punten en een woord.',
    'Streep eerst alles weg wat niet de kleur van de eerste studie heeft. Dan blijven er nog negen over.',
    'Van die negen houden er drie het goede aantal punten over. Het woord van de derde studie kiest er één uit.',
  ],
  boekje: {
    verhaal: [
      'Open de kast. Daar hangen ze, alle zevenentwintig. Eén is van Odilia.',
      'Je weet nu welke kleur zij koos, welk aantal ze bewaarde en welk woord ze liet roepen. Er is maar één schilderijtje dat ze alle drie heeft.',
    ],
    materiaal: [
      {
        soort: 'tekening',
        bijschrift: 'De tubes, met de streekjes waaraan je de kleuren herkent',
        beschrijving:
          'Drie tubes verf. Rood heeft streekjes recht omhoog, geel schuine streekjes, blauw liggende.',
        tekening: tubes,
      },
      ...ZALEN.map(zaal),
    ],
    vraag: 'Welk schilderijtje is echt? Geef de letter van de zaal en het nummer, bijvoorbeeld B4.',
  },
} as const satisfies HintItem<'welk_schilderij'>
