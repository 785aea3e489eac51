import { circle, group, path, rect, text } from '#games/kit/shapes'
import { bed, fence, hedge, lawn, things } from '#games/binky/garden'
import { PRINTS, STONES, TRACKS, printShapes, stone } from '#games/binky/tracks'
import type { Drawing } from '#domain/drawing'
import type { Print } from '#games/binky/tracks'
import type { HintItem } from '#domain/play/hint_pages'

const drawing: Drawing = {
  width: 440,
  height: 506,
  shapes: [
    rect(6, 6, 428, 418, { fill: 'white', strokeWidth: 3, radius: 6 }),
    ...fence,
    ...lawn,
    ...bed(34),
    ...bed(406),
    ...hedge,
    ...things,
    ...STONES.flatMap(stone),
    ...PRINTS.map(({ print, x, y, rotate }) => group(x, y, printShapes(print), { rotate })),
    ...[128, 312].map((x) => path(`M ${x - 4} 504 V 424 h 8 V 504 Z`, { fill: 'sand' })),
    rect(100, 432, 240, 68, { fill: 'paper', strokeWidth: 2.5, radius: 8 }),
    ...[112, 328].map((x) => circle(x, 442, 2.4, { fill: 'ink', line: undefined })),
    group(158, 468, printShapes('hart'), { scale: 2.4 }),
    text(204, 460, 'Zo loopt', 19, { anchor: 'start' }),
    text(204, 485, 'Binky', 23, { anchor: 'start', letter: 'title', bold: true }),
  ],
}

const IN_WORDS = {
  hart: 'vier tenen en een kussentje in de vorm van een hart',
  rond: 'vier tenen en een rond kussentje',
  vogel: 'drie dunne tenen naar voren en één naar achteren, zoals van een vogel',
} as const satisfies Record<Print, string>

export const spoor = {
  name: 'spoor',
  label: '1. Het spoor bij het tuinhek',
  description: 'Drie sporen door de tuin, met letters op de tegels',
  answer: 'BOT',
  answer2: 'een bot',
  answerAddition:
    'De pootjes met het hartje lopen over B, O en T. En ja, aan het eind van het spoor ligt een bot. Daar is Binky mee gelokt.',
  checkAnswer: true,
  nearMisses: [
    {
      answer: 'kat',
      text: 'Dat is het spoor van de buurkat. Kijk goed naar het kussentje onder de poot.',
    },
    { answer: 'mus', text: 'Dit spoor is van een vogel. Binky heeft vier tenen.' },
  ],
  hints: [
    'Er lopen drie dieren door de tuin. Welk spoor is van Binky? Onderaan zie je zijn poot.',
    'Let op het kussentje onder de tenen. Bij Binky is het een hartje.',
    'Begin bij het tuinhek en volg alleen de hartjes. Schrijf op welke letters je tegenkomt. De eerste is een B.',
  ],
  booklet: {
    story: [
      'De tuin is nat van de dauw. Op de tegels en in het gras staan pootjes, heel veel pootjes. Binky was vannacht niet de enige.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'newspaper',
        heading: 'Hond weg uit tuin',
        look: { width: 0.94 },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Zaterdagochtend. De riem ligt in het gras, de voerbak is vol, maar Binky is er niet. Binky is er altijd.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption:
          'Alle drie de sporen beginnen bij het hek. Begin daar met lezen; de tenen wijzen naar voren.',
        description: `Drie sporen beginnen bij het tuinhek en lopen elk over drie tegels met een letter. ${TRACKS.map(
          ({ print, letters }, i) =>
            `Spoor ${i + 1}, ${IN_WORDS[print]}: ${[...letters].join(', ')}.`
        ).join(' ')} Onderaan staat de poot van Binky: ${IN_WORDS.hart}.`,
        drawing,
      },
    ],
    question: 'Welk woord staat op de tegels waar Binky overheen liep?',
  },
} as const satisfies HintItem<'spoor'>
