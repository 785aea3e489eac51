import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { ServerFactory } from '@adonisjs/core/factories/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { test } from '@japa/runner'
import { headerAddress } from '#app/core/guard/addresses'

/** Answers an old page as the framework's own middleware does, and then with `location`, if any. */
function answeringOldPages(location?: string) {
  return class Middleware extends BaseInertiaMiddleware {
    override share() {
      return {}
    }

    async handle(ctx: HttpContext, next: NextFn) {
      await this.init(ctx)
      await next()
      this.dispose(ctx)
      if (location) ctx.response.header('x-inertia-location', location)
    }
  }
}

/** The framework's server, with its middleware for pages and nothing of ours. */
async function asked(address: string, location?: string) {
  const server = new ServerFactory().merge({ app, encryption: encryption.use() }).create()
  server.use([async () => ({ default: answeringOldPages(location) })])
  await server.boot()
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url: address, method: 'GET' })
  request.headers = { 'x-inertia': 'true', 'x-inertia-version': 'old' }
  const response = new ServerResponse(request)
  return { response, handled: server.handle(request, response) }
}

/** See docs/decisions/running/0025; when this fails, the framework is mended and our part may go. */
test.group('The framework', () => {
  test('the framework fails twice over a decoded address in a header, unless the shop mends it', async ({
    assert,
  }) => {
    const { response, handled } = await asked('/%0a')
    /** The first failure is answered with the header that failed, which nobody catches. */
    await assert.rejects(async () => handled, /Invalid character in header/)
    assert.isFalse(response.headersSent)

    const mended = await asked('/%0a', headerAddress('/%0a'))
    await mended.handled
    assert.equal(mended.response.statusCode, 409)
    assert.isTrue(mended.response.headersSent)
  })
})
