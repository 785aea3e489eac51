import { puzzles } from '#games/sintsenior/sintsenior_puzzles'
import { CIPHER_SLIDE, HOW_TO_SLIDE } from '#games/kit/cipher_slide'
import type { Sheet, Block } from '#domain/shop/booklets/booklet'
import { encrypt } from '#domain/shop/booklets/cipher'

const EXAMPLE = { text: 'MARSEPEIN', code: '213' } as const
const SECRET = encrypt(EXAMPLE.text, EXAMPLE.code)

const cipherBlocks = (from: number, until: number, roomy = true): Block[] =>
  puzzles.slice(from - 1, until).map(({ assignment, code }, i) => ({
    kind: 'cipher_text',
    lock: from + i,
    digits: code.length,
    text: encrypt(assignment, code),
    roomy,
  }))

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
          'Elke code maakt één opdracht leesbaar. Elk cijfer zegt hoeveel plaatsen een letter teruggaat in het alfabet; voor de A komt weer de Z. Het tellen doet de schuif.',
          ...HOW_TO_SLIDE,
          'Staat er na twee woorden onzin? Dan klopt de code niet.',
        ],
      },
      CIPHER_SLIDE,
      {
        kind: 'table',
        caption: `Een voorbeeld met de verzonnen code ${EXAMPLE.code}. De ${g1} gaat ${c1} plaatsen terug naar de ${t1}, de ${g2} ${c2} plaats naar de ${t2}, de ${g3} ${c3} plaatsen naar de ${t3}, en dan begint de code opnieuw.`,
        heading: ['Er staat', ...SECRET],
        rows: [
          ['De code', ...[...SECRET].map((_, i) => EXAMPLE.code[i % 3] ?? '')],
          ['Je leest', ...EXAMPLE.text],
        ],
      },
      ...cipherBlocks(1, 1, false),
    ],
  },
  {
    section: 'Voor wie zonder sloten speelt',
    title: 'Het antwoordvel, slot 2 tot en met 4',
    blocks: cipherBlocks(2, 4),
  },
  {
    section: 'Voor wie zonder sloten speelt',
    title: 'Het antwoordvel, slot 5 tot en met 7',
    blocks: cipherBlocks(5, 7),
  },
]
