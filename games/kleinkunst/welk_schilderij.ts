import type { HintItem } from '#domain/play/hint_pages'
import type { Material } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { MINIATURES, PAINT, HALLS, type Miniature } from '#games/kleinkunst/miniatures'
import { tube, paintArea } from '#games/kleinkunst/paint'
import { circle, line, path, star, text, range, rect } from '#games/kit/shapes'

const SIZE = 112

/** Colour, number and word in one postage stamp: a plane, dots and a shout. */
function miniature(
  { verf: paint, aantal: count, kreet: exclamation, nummer: number }: Miniature,
  x: number,
  y: number
): Shape[] {
  return [
    rect(x - 6, y - 6, SIZE + 12, SIZE + 12, { vulling: 'messing', dikte: 2.5, rond: 3 }),
    rect(x, y, SIZE, SIZE, { vulling: 'wit', dikte: 2 }),
    ...paintArea(paint, x, y, 3, 3, 20),
    line(x + 60, y, x + 60, y + 60, { dikte: 4 }),
    line(x, y + 60, x + SIZE, y + 60, { dikte: 4 }),
    ...range(count).map((i) =>
      circle(x + 72 + (i % 3) * 14, y + 15 + Math.floor(i / 3) * 15, 4.8, {
        lijn: undefined,
        vulling: 'inkt',
      })
    ),
    path(star(x + 56, y + 86, 24, 19, 18, 2.2), { vulling: 'zand', lijn: 'zacht', dikte: 1.5 }),
    text(x + 56, y + 93, exclamation, 21, { letter: 'titel', vet: true }),
    circle(x + 56, y + 130, 13, { vulling: 'papier', dikte: 2 }),
    text(x + 56, y + 136, String(number), 18, { letter: 'code', vet: true }),
  ]
}

const hallDrawing = (hall: string): Drawing => ({
  breedte: 440,
  hoogte: 546,
  vormen: [
    path('M 10 50 Q 220 -24 430 50 V 536 H 10 Z', { vulling: 'zand', dikte: 3 }),
    path('M 22 62 H 418', { dikte: 1.5, lijn: 'messing' }),
    text(220, 46, `Zaal ${hall}`, 24, { letter: 'titel', vet: true }),
    ...MINIATURES.filter((m) => m.zaal === hall).flatMap((m, i) =>
      miniature(m, 30 + (i % 3) * 134, 78 + Math.floor(i / 3) * 156)
    ),
  ],
})

const hall = (name: string): Material => ({
  soort: 'tekening',
  bijschrift: `Zaal ${name} van museum Petiet`,
  beschrijving: `Negen schilderijtjes in zaal ${name}. ${MINIATURES.filter((m) => m.zaal === name)
    .map((m) => `Nummer ${m.nummer}: ${m.verf}, ${m.aantal} punten, het woord ${m.kreet}.`)
    .join(' ')}`,
  tekening: hallDrawing(name),
})

const tubes: Drawing = {
  breedte: 440,
  hoogte: 35,
  vormen: PAINT.flatMap((paint, i) => tube(paint, paint, 90 + i * 94, 7, 78, 0.6)),
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
      ...HALLS.map(hall),
    ],
    vraag: 'Welk schilderijtje is echt? Geef de letter van de zaal en het nummer, bijvoorbeeld B4.',
  },
} as const satisfies HintItem<'welk_schilderij'>
