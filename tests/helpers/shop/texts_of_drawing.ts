import type { Shape } from '#domain/drawing'

type Words = Extract<Shape, { shape: 'text' }>

/** Every text of a drawing, with the shapes that were drawn in its group before it. */
export type TextOnShapes = Words & { readonly below: readonly Shape[] }

export const textsOf = (shapes: readonly Shape[]): TextOnShapes[] =>
  shapes.flatMap((shape, index): TextOnShapes[] => {
    if (shape.shape === 'group') return textsOf(shape.shapes)
    return shape.shape === 'text' ? [{ ...shape, below: shapes.slice(0, index) }] : []
  })
