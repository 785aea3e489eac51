import { lock, openLock } from '#games/eindejaar/dial_drawing'
import { DIAL, STARTS, TURNS, turnDial } from '#games/eindejaar/dial'
import { sheets } from '#games/eindejaar/eindejaar_sheets'
import { COLOR_SYMBOLS, LOCKS, type SymbolName } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { NearMiss, Puzzle } from '#domain/play/puzzles/puzzle'

/** The digits that the three sheets of a colour give, by their symbols. */
export function digitsOf(color: ColorName): Record<SymbolName, number> {
  const own = sheets.filter(({ group }) => group === color)
  const digit = (name: SymbolName) => Number(own.find(({ symbol }) => symbol === name)?.answer)
  return { bel: digit('bel'), ster: digit('ster'), maan: digit('maan') }
}

/** Every other order of the three digits: somebody who tries those has not turned the dial. */
function untouched(code: string): NearMiss[] {
  const [a, b, c] = [...code] as [string, string, string]
  const orders = [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a]
  return [...new Set(orders)]
    .filter((order) => order !== code)
    .map((answer) => ({
      answer,
      text: 'Dat zijn de cijfers van de bladen. Zo ver moet je de schijf draaien; de code is wat je onderweg in het venster leest.',
    }))
}

/** The codes of somebody who turns the other way round, or counts the box where a turn begins. */
function misturned(color: ColorName, code: string): NearMiss[] {
  const digits = digitsOf(color)
  const oneLess = (name: SymbolName) => digits[name] - 1
  const known = new Set([code, ...untouched(code).map(({ answer }) => answer)])
  return [
    {
      answer: turnDial(
        color,
        digits,
        TURNS.map((turn) => -turn)
      ),
      text: 'Andersom. De eerste keer draai je rechtsom, met de klok mee.',
    },
    {
      answer: turnDial(color, {
        bel: oneLess('bel'),
        ster: oneLess('ster'),
        maan: oneLess('maan'),
      }),
      text: 'Bijna. Het vakje waar je begint, telt niet mee: de eerste stap is het vakje ernaast.',
    },
  ].filter(({ answer }) => !known.has(answer))
}

const DIAL_IN_WORDS = DIAL.join(', ')
const DIRECTIONS = TURNS.map((turn) => (turn > 0 ? 'rechtsom' : 'linksom'))

function finale<K extends ColorName>(
  color: K,
  content: { label: string; story: string; question: string; code: string; explanation: string }
) {
  const [first, second, third] = LOCKS[color]
  const { code } = content
  const picture = COLOR_SYMBOLS[color]
  return {
    name: color,
    flag: color,
    label: content.label,
    group: color,
    kind: 'finale',
    symbol: picture,
    story: [
      content.story,
      `Begin met het venster bij het plaatje: ${picture}. Draai de kleine schijf rechtsom, zoveel vakjes als het cijfer van het eerste blad; in het venster staat het eerste cijfer van de code. Het vakje waar je begint, telt niet mee. Draai van daar linksom voor het tweede blad, en van daar weer rechtsom voor het derde.`,
    ],
    material: [
      {
        kind: 'drawing',
        caption: `Het slot met de tekens ${first}, ${second} en ${third}, en de sluitschijf. In het boekje zit ze om uit te knippen en te draaien; hier tel je de vakjes.`,
        description: `Links een hangslot met een ${picture} in de beugel en drie tekens: ${LOCKS[color].map((name, i) => `${i + 1} ${name}, ${DIRECTIONS[i]}`).join('; ')}. Rechts een schijf met twaalf vakjes. Met de klok mee, vanaf bovenaan, staan er de cijfers ${DIAL_IN_WORDS}. De twee zessen en de negen hebben een streep onder zich. Buiten de schijf staan vier plaatjes: bovenaan de dennenboom, rechts de kaars, onderaan de vuurpijl en links de klok. Het venster van dit slot staat op vakje ${STARTS[color] + 1}, bij: ${picture}.`,
        drawing: lock(color),
      },
    ],
    solved: {
      description: `Het slot is open. Op de schijven staat ${[...code].join(', ')}.`,
      drawing: openLock(color, code),
    },
    question: content.question,
    answer: code,
    alsoCorrect: [[...code].join('-'), [...code].join(' ')],
    showAnswer: code,
    explanation: content.explanation,
    nearMisses: [...untouched(code), ...misturned(color, code)],
    hints: [
      `Elk blad heeft een stempel met een teken. Eerst draait het blad met de ${first}, dan dat met de ${second} en dan dat met de ${third}.`,
      `Draai rechtsom, linksom, rechtsom, en begin elke keer waar je gebleven bent. Het vakje waar je staat, telt niet mee.`,
      `Het blad met de ${first} is een ${digitsOf(color)[first]}. Zoveel vakjes rechtsom, en in het venster staat een ${code[0]}.`,
    ],
  } as const satisfies Puzzle<ColorName, ColorName>
}

export const colors = [
  finale('groen', {
    label: 'Code groen',
    story: 'Het groene slot ruikt naar hars. Er zit één schijf op, en die klemt als een kluis.',
    question: 'Welke drie cijfers openen het groene slot?',
    code: '647',
    explanation: 'Het groene slot springt open. In de Aftelklok tikt een radertje, heel even.',
  }),
  finale('rood', {
    label: 'Code rood',
    story: 'Het rode slot zit onder het kaarsvet. Met een duimnagel krab je de schijf vrij.',
    question: 'Welke drie cijfers openen het rode slot?',
    code: '355',
    explanation:
      'Het rode slot smelt haast open. In de hal klinkt het alsof iemand zijn keel schraapt.',
  }),
  finale('paars', {
    label: 'Code paars',
    story: 'Het paarse slot tikt als je je oor ertegenaan houdt. Ongeduldig, lijkt het wel.',
    question: 'Welke drie cijfers openen het paarse slot?',
    code: '943',
    explanation:
      'Het paarse slot zwaait open, precies op tijd. De slinger van de Aftelklok geeft één tikje tegen de kast.',
  }),
  finale('oranje', {
    label: 'Code oranje',
    story:
      'Het oranje slot voelt warm aan. Er zit een lontje aan, maar dat is voor de sier. Hopelijk.',
    question: 'Welke drie cijfers openen het oranje slot?',
    code: '866',
    explanation:
      'Het oranje slot sist, en laat los. Er ruikt iets naar buskruit, en de portier doet alsof hij het niet merkt.',
  }),
] as const satisfies readonly Puzzle<ColorName, ColorName>[]
