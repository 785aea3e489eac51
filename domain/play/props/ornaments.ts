import type { Drawing, Shape } from '#domain/drawing'

/** What is pressed on paper: a seal of wax, a rubber stamp. Each is an ornament without meaning. */

const bulge = (r: number) => {
  const points = Array.from({ length: 14 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 14
    const far = r * (1 + 0.06 * Math.sin(i * 2.7))
    return `${(30 + far * Math.cos(angle)).toFixed(1)} ${(30 + far * Math.sin(angle)).toFixed(1)}`
  })
  return `M ${points.join(' L ')} Z`
}

/** A seal with one letter. */
export const sealDrawing = (letter: string): Drawing => ({
  width: 60,
  height: 60,
  shapes: [
    { shape: 'path', d: bulge(26), fill: 'wax', line: 'wax', strokeWidth: 4 },
    { shape: 'circle', x: 30, y: 30, r: 18, line: 'paper', strokeWidth: 1.4, clear: true },
    {
      shape: 'text',
      x: 30,
      y: 38.5,
      text: letter,
      size: 24,
      anchor: 'middle',
      letter: 'title',
      color: 'paper',
      bold: true,
      clear: true,
    },
  ],
})

/** The width of a letter of a stamp, with the space behind it. */
const STAMP_LETTER = 9.2

/** A rubber stamp, a little askew. */
export function stampDrawing(words: string): Drawing {
  const wide = Math.max(4, words.length) * STAMP_LETTER + 20
  const inner: Shape[] = [
    { shape: 'rect', x: 4, y: 4, b: wide - 8, h: 30, radius: 3, line: 'wax', strokeWidth: 2.4 },
    { shape: 'rect', x: 7, y: 7, b: wide - 14, h: 24, radius: 2, line: 'wax', strokeWidth: 0.8 },
    {
      shape: 'text',
      x: wide / 2,
      y: 25,
      text: words,
      size: 15,
      anchor: 'middle',
      letter: 'code',
      color: 'wax',
      bold: true,
    },
  ]
  return {
    /** Askew it reaches a little further than it is wide. */
    width: wide + 6,
    height: 52,
    shapes: [{ shape: 'group', x: 2, y: 14, rotate: -5, shapes: inner }],
  }
}
