import { createHash } from 'node:crypto'
import { urlFor } from '@adonisjs/core/services/url_builder'
import vite from '@adonisjs/vite/services/main'
import { assetsVersion } from '#app/core/http/assets_version'
import { filesEdition } from '#app/core/page_head/files_edition'
import { sealedGame } from '#app/play/offline/seal_game'
import { bucketOf } from '#domain/play/offline/kept_things'
import type { Game } from '#domain/play/puzzles/puzzle'
import { playPageOf } from '#app/play/puzzles/play_pages'

const WORKER = 'inertia/play/offline/link_worker.ts'
const START = 'inertia/app.tsx'
const PREFIX = '/assets/'
/** What every play page shows. */
const FRAME_FILES = ['/img/logo.svg']

/** The file of the worker in the build; null while the dev server builds, which keeps no link. */
export const workerFile = (): string | null =>
  assetsVersion() === null ? null : (vite.manifest()[WORKER]?.file ?? null)

/**
 * What the worker of one link keeps, written above its code. A new edition of any part makes
 * another worker, which a browser fetches by itself.
 */
export async function keptLink(game: Game, uniqueId: string) {
  const of = { uniqueId, spel: game.path }
  const address = urlFor('play_page.show', of)
  return {
    address,
    bucket: bucketOf(address),
    steps: urlFor('sealed_game.show', of),
    files: [...builtFilesOf(playPageOf(game)), ...publicFiles(game)],
    edition: await editionOf(game),
  }
}

/** The scripts, styles and fonts of a play page, as its browser asks for them. */
function builtFilesOf(page: string): string[] {
  const manifest = vite.manifest()
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
    /** The start script can load every page, so its later imports are left out. */
    if (name !== START) for (const later of chunk.dynamicImports ?? []) visit(later)
  }
  for (const name of [START, `inertia/${page}.tsx`]) visit(name)
  return [...files].map((file) => PREFIX + file)
}

/** Addresses have the fingerprint that the page puts behind them. */
function publicFiles({ keptFiles = [] }: Game): string[] {
  return [...FRAME_FILES, ...keptFiles].map((file) => `${file}?v=${filesEdition()}`)
}

/**
 * The edition follows from the contents of the steps, because their sealed form differs from
 * process to process.
 */
async function editionOf(game: Game): Promise<string> {
  const { rounds, edition } = await sealedGame(game)
  return createHash('sha256').update(`${rounds} ${edition}`).digest('base64url').slice(0, 12)
}
