import type { Block } from '#domain/shop/booklets/booklet'

/** A page that Jikke tore out of her notebook. */
export const fromNotebook = (...paragraphs: readonly string[]): Block => ({
  kind: 'prop',
  object: 'notebook',
  heading: 'Uit het schrift van Jikke',
  parts: [{ kind: 'text', paragraphs }],
})
