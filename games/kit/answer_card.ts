import { drawing, group, line, round, text } from '#games/kit/shapes'
import type { Block } from '#domain/shop/booklets/booklet'
import type { PropObject } from '#domain/play/props/looks'
import type { Drawing, Shape } from '#domain/drawing'

/** Room for a picture on the left of a card, and for its lines on the right. */
const CARD = { width: 440, picture: 112, gap: 18 } as const
const LETTER = 14.5

type AnswerCard = {
  readonly object: PropObject
  readonly heading: string
  /** One line about it, at its foot. */
  readonly caption: string
  /** What stands beside the lines, and in words. */
  readonly picture: Drawing
  readonly pictureInWords: string
  /** A line to write on for each of these, column by column. */
  readonly lines: readonly string[]
  readonly columns: number
  /** How far the lines are apart. */
  readonly step?: number
}

/**
 * A thing from the game's world on which players keep what they find: its picture, and a line to
 * write on for each puzzle.
 */
export function answerCard({
  object,
  heading,
  caption,
  picture,
  pictureInWords,
  lines,
  columns,
  step = 25,
}: AnswerCard): Block {
  const rows = Math.ceil(lines.length / columns)
  const pictureHeight = (CARD.picture * picture.height) / picture.width
  const body = Math.max(rows * step + 4, pictureHeight)
  const height = body + 26
  const left = CARD.picture + CARD.gap
  const width = (CARD.width - left) / columns
  /** In one column the lines to write on begin below each other. */
  const longest = Math.max(...lines.map(wide))
  const shapes: Shape[] = [
    group(0, (body - pictureHeight) / 2, picture.shapes, {
      scale: round(CARD.picture / picture.width),
    }),
    ...lines.flatMap((label, i) => {
      const x = left + Math.floor(i / rows) * width
      const y = (body - rows * step) / 2 + ((i % rows) + 1) * step - 6
      return [
        text(x, y, label, LETTER, { anchor: 'start', letter: 'hand' }),
        line(x + (columns === 1 ? longest : wide(label)), y + 3, x + width - 10, y + 3, {
          line: 'soft',
          strokeWidth: 0.9,
          dash: '1.5 2.5',
        }),
      ]
    }),
  ]
  shapes.push(text(CARD.width / 2, height - 6, caption, LETTER - 1, { letter: 'hand' }))
  return {
    kind: 'prop',
    object,
    heading,
    look: { ruling: 'none' },
    parts: [
      {
        kind: 'drawing',
        caption: '',
        description: `${pictureInWords} ${caption} Daarnaast een regel om op te schrijven voor: ${lines.join(', ')}.`,
        drawing: drawing(CARD.width, height, shapes),
      },
    ],
  }
}

/** About how wide a label is, with the space behind it. */
const wide = (label: string) => label.length * LETTER * 0.41 + 7

/** The height of a line of a form with its label below it, and how large that label is. */
const FORM = { step: 27, label: 11 } as const

type AnswerForm = Pick<
  AnswerCard,
  'object' | 'heading' | 'picture' | 'pictureInWords' | 'lines' | 'columns'
>

/**
 * A thing with many lines to write on, each as wide as its column with its label below it. The
 * picture has the room that the last column leaves.
 */
export function answerForm(form: AnswerForm): Block {
  const { object, heading, picture, pictureInWords, lines, columns } = form
  const rows = Math.ceil(lines.length / columns)
  const [width, height] = [CARD.width / columns, rows * FORM.step]
  const filled = lines.length - rows * (columns - 1)
  const room = { high: (rows - filled) * FORM.step - 6, wide: width - 10 }
  const scale = Math.min(room.high / picture.height, room.wide / picture.width)
  const shapes: Shape[] = lines.flatMap((label, i) => {
    const x = Math.floor(i / rows) * width
    const y = ((i % rows) + 1) * FORM.step - FORM.label
    return [
      line(x, y, x + width - 10, y, { line: 'soft', strokeWidth: 0.9 }),
      text(x, y + FORM.label - 2, label, FORM.label, { anchor: 'start', letter: 'hand' }),
    ]
  })
  shapes.push(
    group(
      CARD.width - width / 2 - 5 - (picture.width * scale) / 2,
      height - picture.height * scale,
      picture.shapes,
      { scale: round(scale) }
    )
  )
  return {
    kind: 'prop',
    object,
    heading,
    parts: [
      {
        kind: 'drawing',
        caption: '',
        description: `Een kaart met een regel om op te schrijven voor: ${lines.join(', ')}. ${pictureInWords}`,
        drawing: drawing(CARD.width, height, shapes),
      },
    ],
  }
}
