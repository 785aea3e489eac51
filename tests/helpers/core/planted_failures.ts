/**
 * Loaded before `bin/server.ts` by a test or drill: routes that fail in all ways that a route can, and a signal
 * that makes the process itself fail. The shop has neither.
 */
import { Readable } from 'node:stream'
import { Ignitor } from '@adonisjs/core'
import { errors } from '@adonisjs/lucid'
import type { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'

type Action = (ctx: HttpContext) => unknown

const boom = () => {
  throw new TypeError('an inside of the shop')
}
const later = () => new Promise((resolve) => setTimeout(resolve, 5))

const FAILURES: Record<string, Action> = {
  'sync': boom,
  'async': async () => {
    await later()
    boom()
  },
  'status': () => {
    throw Object.assign(new Error('the answer of another system'), { status: 404 })
  },
  'missing-row': () => {
    throw new errors.E_ROW_NOT_FOUND()
  },
  'unserialisable': ({ response }) => response.send(boom as unknown as string),
  'header': ({ response }) => response.header('x-planted', 'a\nb').send('never'),
  'header-stream': ({ response }) => {
    response.header('x-planted', 'a\nb')
    response.stream(Readable.from(['never']))
  },
  'stream': ({ response }) =>
    response.stream(
      new Readable({
        read() {
          this.destroy(new TypeError('an inside of the shop'))
        },
      })
    ),
  'stream-listener': async ({ response }) => {
    new Readable({ read() {} }).on('data', boom).push('x')
    await later()
    response.send('never')
  },
  'timer': async ({ response }) => {
    setTimeout(boom, 1)
    await later()
    response.send('never')
  },
  'promise': async ({ response }) => {
    void later().then(boom)
    await later()
    await later()
    response.send('never')
  },
  'headers-sent': ({ response }) => {
    response.response.writeHead(200, { 'content-type': 'text/plain' })
    response.response.write('half')
    boom()
  },
  'never': () => new Promise(() => {}),
  /** Answers a moment after the process itself failed. */
  'slow': async ({ response }) => {
    const failed = new Promise((resolve) => process.prependOnceListener('SIGUSR2', resolve))
    console.log('a slow request is at hand')
    await failed
    await new Promise((resolve) => setTimeout(resolve, 300))
    response.send('whole')
  },
  'after': ({ response }) => {
    setTimeout(boom, 20)
    response.send('whole')
  },
}

const httpServer = Ignitor.prototype.httpServer
Ignitor.prototype.httpServer = function () {
  this.tap((app: ApplicationService) => {
    app.starting(async () => {
      const router = await app.container.make('router')
      for (const [name, action] of Object.entries(FAILURES)) {
        router.get(`/planted/${name}`, action)
        router.get(`/api/planted/${name}`, action)
      }
    })
  })
  return httpServer.call(this)
}

process.on('SIGUSR2', boom)
