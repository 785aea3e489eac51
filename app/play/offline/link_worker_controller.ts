import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { findPlayLink } from '#app/play/links/play_link'
import { keptLink, workerFile } from '#app/play/offline/kept_link'
import { isKept } from '#app/play/offline/step_keys'
import { bucketOf } from '#domain/play/offline/kept_things'
import { gameAt } from '#games/online_games'

/**
 * The service worker of one play link, and of nothing else: its scope is the page of that link.
 * Browsers ask for it again at each visit. A link that does not work any more, and a shop that keeps
 * nothing, answer with a worker that clears away what the phone kept.
 */
export default class LinkWorkerController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const game = gameAt(params.spel)
    const address = urlFor('play_page.show', { uniqueId: params.uniqueId, spel: game.path })
    const link = await findPlayLink(game, params.uniqueId, DateTime.utc())
    if (!link) await countUnknownLink(ctx)

    const file = link && isKept(game) ? workerFile() : null
    response.header('content-type', 'text/javascript; charset=utf-8')
    response.header('cache-control', 'no-cache')
    response.header('service-worker-allowed', address)
    if (file === null) return response.send(farewell(bucketOf(address)))
    const kept = JSON.stringify(await keptLink(game, params.uniqueId))
    return response.send(`const KEPT = ${kept}\n${await codeOf(file)}`)
  }
}

let code: Promise<string> | undefined

const codeOf = (file: string) =>
  (code ??= readFile(app.publicPath('assets', file), 'utf8').catch((error: unknown) => {
    code = undefined
    throw error
  }))

/** A worker that replaces the one before it, and removes everything that was kept, itself included. */
const farewell = (bucket: string) => `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches.delete(${JSON.stringify(bucket)}).then(() => self.registration.unregister())
  )
)
`
