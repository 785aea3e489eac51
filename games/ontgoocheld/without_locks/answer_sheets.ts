import { CRIB } from '#games/ontgoocheld/without_locks/crib'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { range } from '#games/kit/shapes'
import { encrypt } from '#domain/shop/booklets/cipher'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'
import { itemAt } from '#domain/present'

/** A code and a text that open nothing, to show how the cipher works. */
export const EXAMPLE = { code: '875', text: 'Doe zo' } as const

const secret = encrypt(EXAMPLE.text, EXAMPLE.code)
const spots = range(secret.length)
/** Which digit of the code a sign needs. A space needs none, and the code continues after it. */
const turnAt = (spot: number) =>
  secret[spot] === ' '
    ? null
    : secret.slice(0, spot).replaceAll(' ', '').length % EXAMPLE.code.length
const belowSign = (word: (turn: number) => string) =>
  spots.map((spot) => {
    const turn = turnAt(spot)
    return turn === null ? '' : word(turn)
  })

/** How to read the signs that need the first digit. */
const explained = spots
  .filter((spot) => turnAt(spot) === 0)
  .map((spot) => [itemAt(secret, spot), itemAt(EXAMPLE.text.toUpperCase(), spot)] as const)
const firstDigit = itemAt(EXAMPLE.code, 0)

/** The assignment behind a lock, in cipher. */
function secretOf(index: number): Block {
  const { code, assignment } = itemAt(PUZZLES, index)
  return {
    kind: 'cipher_text',
    lock: index + 1,
    digits: code.length,
    text: encrypt(assignment, code),
  }
}

/** The instructions for the answer sheet, with an example that opens nothing. */
export const keySheet: Sheet = {
  title: 'Geheimschrift lezen',
  section: 'Alleen als je zonder sloten speelt',
  corner: 'vooraf op tafel',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Achter elk slot staat een opdracht in geheimschrift. Met de goede code kun je hem lezen. Voer hem dan uit voor de begeleider, ook die van slot 1 hieronder. Met een verkeerde code komt er onzin uit, en dan is er nog niets verloren: kijk nog eens naar het raadsel.',
        'Onder elke letter staat een klein nummer: bij een 1 hoort het eerste cijfer van je code, bij een 2 het tweede, en zo door. Zoek de letter bovenaan op het spiekbriefje en ga recht omlaag, tot de rij van dat cijfer. De letter die daar staat, schrijf je in het vakje.',
      ],
    },
    CRIB,
    {
      kind: 'table',
      caption: `Een voorbeeld met de code ${EXAMPLE.code}. In de rij van de ${firstDigit} staat ${explained.map(([sign, letter]) => `onder de ${sign} een ${letter}`).join(' en ')}.`,
      heading: ['Er staat', ...secret],
      rows: [
        ['Klein nummer', ...belowSign((turn) => String(turn + 1))],
        ['De code', ...belowSign((turn) => itemAt(EXAMPLE.code, turn))],
        ['Je leest', ...EXAMPLE.text.toUpperCase()],
      ],
    },
    secretOf(0),
  ],
}

export const answerSheet: Sheet = {
  title: 'Het antwoordblad',
  section: 'Alleen als je zonder sloten speelt',
  corner: 'vooraf op tafel',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Lees met je code de opdracht. Voer die uit voor de begeleider, dan krijg je de envelop van dat slot.',
      ],
    },
    ...[1, 2, 3, 4].map(secretOf),
  ],
}
