import { CRIB } from '#games/ontgoocheld/without_locks/crib'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { encrypt } from '#domain/shop/booklets/cipher'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'
import { itemAt } from '#domain/present'

/** A code and a text that open nothing, to show how the cipher works. */
export const EXAMPLE = { code: '312', text: 'Doe zo' } as const

const secret = encrypt(EXAMPLE.text, EXAMPLE.code)
/** The digit below a sign. A space has none, and the code continues after it. */
const digitBelow = (spot: number) =>
  secret[spot] === ' '
    ? ''
    : itemAt(EXAMPLE.code, secret.slice(0, spot).replaceAll(' ', '').length % EXAMPLE.code.length)

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
      caption: `Een voorbeeld met de code ${EXAMPLE.code}. Onder de G staat in de rij van de 3 een D, en onder de C een Z.`,
      heading: ['Er staat', ...secret],
      rows: [
        ['De code', ...Array.from(secret, (_, spot) => digitBelow(spot))],
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
        'Lees met je code de opdracht. Voer die uit voor de begeleider, dan krijg je de envelop met dat nummer.',
      ],
    },
    ...[1, 2, 3, 4].map(secretOf),
  ],
}
