import testUtils from '@adonisjs/core/services/test_utils'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { test } from '@japa/runner'
import { headerAddress } from '#app/core/guard/addresses'

/** See docs/decisions/running/0025; when this fails, the framework is mended and our part may go. */
test.group('The framework', () => {
  test('the framework puts a decoded address in a header, and fails twice over it', async ({
    assert,
  }) => {
    const req = new IncomingMessage(new Socket())
    Object.assign(req, { url: '/%0a', method: 'GET' })
    req.headers = { 'x-inertia': 'true', 'x-inertia-version': 'old' }
    const ctx = await testUtils.createHttpContext({ req, res: new ServerResponse(req) })
    class Middleware extends BaseInertiaMiddleware {
      override share() {
        return {}
      }
    }
    const middleware = new Middleware()
    await middleware.init(ctx)
    middleware.dispose(ctx)

    assert.equal(ctx.response.getHeader('x-inertia-location'), '/\n')
    assert.throws(() => ctx.response.finish(), /Invalid character in header/)
    assert.throws(() => ctx.response.finish(), /Invalid character in header/)

    ctx.response.header('x-inertia-location', headerAddress('/%0a'))
    assert.doesNotThrow(() => ctx.response.finish())
  })
})
