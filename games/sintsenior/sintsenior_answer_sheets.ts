import { puzzles } from '#games/sintsenior/sintsenior_puzzles'
import { group, drawing, text, range, rect } from '#games/kit/shapes'
import type { Sheet, Block } from '#domain/shop/booklets/booklet'
import { encrypt } from '#domain/shop/booklets/cipher'
import type { Shape } from '#domain/drawing'

const EXAMPLE = { text: 'MARSEPEIN', code: '213' } as const
const SECRET = encrypt(EXAMPLE.text, EXAMPLE.code)

const cipherBlocks = (from: number, until: number): Block[] =>
  puzzles.slice(from - 1, until).map(({ assignment, code }, i) => ({
    kind: 'cipher_text',
    lock: from + i,
    digits: code.length,
    text: encrypt(assignment, code),
  }))

/** A row of squares with a letter each. */
const row = (chars: string, x: number, y: number, fill?: 'sand'): Shape[] =>
  [...chars].flatMap((letter, i) => [
    rect(x + i * 15, y, 15, 20, { strokeWidth: 1.2, fill }),
    text(x + 7.5 + i * 15, y + 14.5, letter, 12, { letter: 'code', bold: true }),
  ])

const name = (words: string, y: number) => text(5, y, words, 11, { anchor: 'start' })

const alphabet = row(
  range(26)
    .map((i) => String.fromCharCode(65 + i))
    .join(''),
  5,
  4
)

const example = drawing(400, 112, [
  ...alphabet,
  group(0, 40, [
    name('Er staat', 14),
    ...row(SECRET, 100, 0, 'sand'),
    name('De code', 38),
    ...[...SECRET].map((_, i) =>
      text(107.5 + i * 15, 38, EXAMPLE.code[i % 3]!, 12, { letter: 'code' })
    ),
    name('Je leest', 62),
    ...row(EXAMPLE.text, 100, 48),
  ]),
])

/** The strip is on the other sheets too, so that three people can decipher at a time. */
const strip: Block = {
  kind: 'drawing',
  caption: 'Het alfabet, om langs terug te tellen',
  description: 'De letters A tot en met Z op een rij.',
  drawing: drawing(400, 28, alphabet),
}

const [g1, g2, g3] = SECRET
const [t1, t2, t3] = EXAMPLE.text
const [c1, c2, c3] = EXAMPLE.code

export const answerSheets: readonly Sheet[] = [
  {
    section: 'Voor wie zonder sloten speelt',
    title: 'Het antwoordvel, slot 1',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Elke code maakt één opdracht leesbaar. Zet de drie cijfers van de code onder de letters, telkens opnieuw en op de volgende regel gewoon door. Spaties, komma’s en punten sla je over. Elk cijfer zegt hoeveel plaatsen je in het alfabet teruggaat; voor de A komt weer de Z. Staat er na twee woorden onzin, dan klopt de code niet.',
        ],
      },
      {
        kind: 'drawing',
        caption: `Het alfabet, en een voorbeeld met de verzonnen code ${EXAMPLE.code}. De ${g1} gaat ${c1} plaatsen terug naar de ${t1}, de ${g2} ${c2} plaats naar de ${t2}, de ${g3} ${c3} plaatsen naar de ${t3}, en dan begint de code opnieuw.`,
        description: `De letters A tot en met Z op een rij. Daaronder het voorbeeld: er staat ${SECRET}, de code is ${EXAMPLE.code}, je leest ${EXAMPLE.text}.`,
        drawing: example,
      },
      ...cipherBlocks(1, 1),
    ],
  },
  {
    section: 'Voor wie zonder sloten speelt',
    title: 'Het antwoordvel, slot 2 tot en met 4',
    blocks: [strip, ...cipherBlocks(2, 4)],
  },
  {
    section: 'Voor wie zonder sloten speelt',
    title: 'Het antwoordvel, slot 5 tot en met 7',
    blocks: [strip, ...cipherBlocks(5, 7)],
  },
]
