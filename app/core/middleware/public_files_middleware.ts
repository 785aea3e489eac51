import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'
import { filesEdition } from '#app/core/page_head/files_edition'

const DAY = 86_400
/**
 * These pictures are shown by others too: in a mail that is read in a browser, and beside a shared
 * link.
 */
const SHARED_PICTURES = '/og/'
const FOR_EVER = `public, max-age=${365 * DAY}, immutable`

/**
 * Serves the files of `public/`. Assets and pictures of pages have a hash in their name, and drawings,
 * sounds, films and icons one behind it, so browsers keep them for ever; the build has compressed what gets
 * smaller. Under their plain names browsers ask for them again once a day.
 *
 * The middleware reads the whole folder when it is made, so the container keeps one for all
 * requests.
 */
export default class PublicFilesMiddleware {
  readonly #edition = `?v=${filesEdition()}`
  readonly #assets = sirv(app.publicPath('assets'), {
    dev: app.inDev,
    immutable: true,
    maxAge: 365 * DAY,
    gzip: true,
    brotli: true,
  })
  readonly #files = sirv(app.publicPath(), {
    dev: app.inDev,
    maxAge: DAY,
    etag: true,
    gzip: true,
    brotli: true,
    ignores: [/^\/assets\//],
    setHeaders: (response, path) => {
      if (path.startsWith('/inkijk/') || response.req.url?.endsWith(this.#edition))
        response.setHeader('cache-control', FOR_EVER)
      if (path.startsWith(SHARED_PICTURES))
        response.setHeader('cross-origin-resource-policy', 'cross-origin')
    },
  })

  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx.request
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = request.url ?? '/'
    if (path === '/' || !path.includes('.')) return next()

    return new Promise<void>((resolve, reject) => {
      response.once('close', resolve)
      const pass = () => Promise.resolve(next()).then(resolve, reject)
      if (path.startsWith('/assets/')) {
        request.url = path.slice('/assets'.length)
        this.#assets(request, response, () => {
          request.url = path
          pass()
        })
      } else {
        this.#files(request, response, pass)
      }
    })
  }
}
