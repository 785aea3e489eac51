import { LOCK_PUZZLES } from '#games/sintjunior/sintjunior_puzzles'
import { CIPHER_SLIDE, HOW_TO_SLIDE } from '#games/kit/cipher_slide'
import { encrypt } from '#domain/shop/booklets/cipher'
import type { Sheet, Block } from '#domain/shop/booklets/booklet'

/** A code and a text that were invented for the example. They open nothing. */
export const EXAMPLE = { code: '213', text: 'GOED ZO' } as const

const secret = encrypt(EXAMPLE.text, EXAMPLE.code)

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
        'Code gevonden? Zet hem in de vakjes van het slot. Elk cijfer zegt hoeveel plaatsen een letter teruggaat in het alfabet; voor de A komt weer de Z. Het tellen doet de schuif.',
        ...HOW_TO_SLIDE,
        `Een voorbeeld: bij de code ${EXAMPLE.code} staat ${secret} voor ${EXAMPLE.text}. Bij onzin klopt de code niet.`,
      ],
    },
    CIPHER_SLIDE,
    ...locks.slice(0, 2),
  ],
}

const continuation: Sheet = {
  title: 'Het antwoordvel, slot 3 tot en met 6',
  section,
  blocks: [...locks.slice(2)],
}

export const answerSheets: readonly Sheet[] = [explanation, continuation]
