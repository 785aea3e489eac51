import { LOCK_PUZZLES } from '#games/sintjunior/sintjunior_puzzles'
import { drawing, text, range, rect } from '#games/kit/shapes'
import { encrypt } from '#domain/shop/booklets/cipher'
import type { Sheet, Block } from '#domain/shop/booklets/booklet'

/** A code and a text that were invented for the example. They open nothing. */
export const EXAMPLE = { code: '213', text: 'GOED ZO' } as const

const BOX = 13

/** The alphabet in a row, along which a finger counts back. */
const alphabet = drawing(
  26 * BOX + 2,
  24,
  range(26).flatMap((i) => [
    rect(1 + i * BOX, 1, BOX, 22, { fill: i % 2 ? 'paper' : 'white', strokeWidth: 1 }),
    text(1 + (i + 0.5) * BOX, 16.5, String.fromCharCode(65 + i), 12, {
      letter: 'code',
      bold: true,
    }),
  ])
)

const withoutSpace = (chars: string) => [...chars.replace(' ', '')]
const secret = encrypt(EXAMPLE.text, EXAMPLE.code)

/** The strip is on each sheet, so that nobody has to wait for another sheet. */
const strip: Block = {
  kind: 'drawing',
  caption: 'Het alfabet, om met je vinger langs terug te tellen',
  description: 'De zesentwintig letters van het alfabet op een rij, van A tot Z.',
  drawing: alphabet,
}

const locks: readonly Block[] = LOCK_PUZZLES.map(({ code, assignment }, i) => ({
  kind: 'cipher_text',
  lock: i + 1,
  digits: code.length,
  text: encrypt(assignment, code),
}))

const section = 'Voor wie zonder sloten speelt'

const explanation: Sheet = {
  title: 'Het antwoordvel',
  section,
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Code gevonden? Zet hem in de vakjes van het slot dat aan de beurt is. Schrijf daarna de drie cijfers steeds opnieuw onder de letters van het geheimschrift. Spaties en punten sla je over; de cijfers lopen gewoon door. Elk cijfer zegt hoeveel plaatsen je letter terug moet in het alfabet. Voorbij de A tel je verder bij de Z.',
        'Komt er onzin uit, dan klopt de code nog niet. Verdeel het werk: als ieder een woord neemt, is het zo gelezen.',
      ],
    },
    strip,
    {
      kind: 'table',
      caption: `Een voorbeeld. Bij de code ${EXAMPLE.code} staat ${secret} voor ${EXAMPLE.text}.`,
      heading: ['Geheim', ...withoutSpace(secret)],
      rows: [
        ['Terug', ...withoutSpace(secret).map((_, i) => EXAMPLE.code[i % 3]!)],
        ['Wordt', ...withoutSpace(EXAMPLE.text)],
      ],
    },
    ...locks.slice(0, 2),
  ],
}

const continuation: Sheet = {
  title: 'Het antwoordvel, slot 3 tot en met 6',
  section,
  blocks: [strip, ...locks.slice(2)],
}

export const answerSheets: readonly Sheet[] = [explanation, continuation]
