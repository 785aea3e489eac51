import { basename } from 'node:path'
import vite from '@adonisjs/vite/services/main'
import { assetsVersion } from '#app/core/http/assets_version'

/** The letters of titles and of texts: every page shows both on its first screen. */
const FIRST_SEEN = [
  'fraunces-latin-wght-normal.woff2',
  'atkinson-hyperlegible-next-latin-wght-normal.woff2',
]

let known: readonly string[] | undefined

/**
 * The built files of those fonts, so that a page asks for them at once. Found by its style sheet
 * alone they come a round trip later, and the text changes its letters while it is read. None while
 * Vite's dev server serves them.
 */
export function textFonts(): readonly string[] {
  if (assetsVersion() === null) return []
  return (known ??= Object.values(vite.manifest())
    .filter(({ src }) => src && FIRST_SEEN.includes(basename(src)))
    .map(({ file }) => file))
}
