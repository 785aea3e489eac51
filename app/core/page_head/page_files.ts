import { basename } from 'node:path'
import vite from '@adonisjs/vite/services/main'
import { assetsVersion } from '#app/core/http/assets_version'

/** The letters of titles and of texts: every page shows both on its first screen. */
const FIRST_SEEN = [
  'fraunces-dutch-wght-normal.woff2',
  'atkinson-hyperlegible-next-dutch-wght-normal.woff2',
]
const ENTRY = 'inertia/app.tsx'
/** What the entry fetches to find a page of the owner, of a game master or of the big screen. */
const OTHER_PAGES = 'inertia/evening_and_owner_pages.ts'
/** The storefront, the play and hint pages, and the screen of a team. */
const RENDERED = /^(shop\/\w+\/(?!admin_)|play\/|live\/game\/team_page$)/

/** Whether the server draws a page, so that there is something to see before a script has run. */
export const isRendered = (component: string): boolean => RENDERED.test(component)

/** What a browser fetches beside a page, as addresses. */
export type PageFiles = {
  readonly fonts: readonly string[]
  readonly styles: readonly string[]
  /** The script that begins, and all that it and the page import. */
  readonly script: string
  readonly modules: readonly string[]
  /** Whether the scripts come after what is to be seen, or bring it. */
  readonly priority: 'low' | 'auto'
}

const known = new Map<string, PageFiles>()

/**
 * The built files of a page, so that a browser asks for all of them at once: found by each other they
 * come a round trip later each.
 *
 * @param component such as `shop/catalogue/home_page`
 * @returns null while Vite's dev server serves them
 */
export function pageFiles(component: string): PageFiles | null {
  if (assetsVersion() === null) return null
  const files = known.get(component) ?? find(component)
  known.set(component, files)
  return files
}

function find(component: string): PageFiles {
  const manifest = vite.manifest()
  const chunk = (name: string) => {
    const found = manifest[name]
    if (!found) throw new Error(`The build has no ${name}`)
    return found
  }
  const imported = new Set<string>()
  const follow = (name: string) => {
    if (imported.has(name)) return
    imported.add(name)
    for (const next of chunk(name).imports ?? []) follow(next)
  }
  follow(ENTRY)
  if (!isRendered(component)) follow(OTHER_PAGES)
  follow(`inertia/${component}.tsx`)
  const chunks = [...imported].map(chunk)
  const fonts = Object.values(manifest).filter(
    ({ src }) => src && FIRST_SEEN.includes(basename(src))
  )
  return {
    fonts: fonts.map(({ file }) => addressOf(file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(addressOf),
    script: addressOf(chunk(ENTRY).file),
    modules: chunks.filter((one) => one !== chunk(ENTRY)).map(({ file }) => addressOf(file)),
    priority: isRendered(component) ? 'low' : 'auto',
  }
}

const addressOf = (file: string) => `/assets/${file}`
