import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { urlFor as serverUrlFor } from '@adonisjs/core/services/url_builder'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { ADMIN_ROUTES } from '../../../.adonisjs/client/admin_routes.js'
import { VISITOR_ROUTES } from '../../../.adonisjs/client/visitor_routes.js'
import { adminRoute, adminUrlFor } from '../../../inertia/wire/admin_routes.js'
import { route, urlFor } from '../../../inertia/wire/routes.js'

type Chunk = { file: string; imports?: string[] }

const built = (file: string) => app.publicPath('assets', file)

/** The files that a browser fetches for a module of ours. */
function loadedWith(module: string): string[] {
  const manifest = JSON.parse(readFileSync(built('.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const found = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  follow(module)
  return [...found]
}

test.group('The routes by their names', () => {
  test('the names are the same in the browser as on the server', ({ assert }) => {
    const served = Object.values(router.toJSON())
      .flat()
      .flatMap(({ name, methods, pattern }) => (name ? [[name, `${methods[0]} ${pattern}`]] : []))
    assert.deepEqual({ ...VISITOR_ROUTES, ...ADMIN_ROUTES }, Object.fromEntries(served))
  })

  test('the names of the admin area are not loaded by the page {$self}')
    .with([
      'shop/catalogue/home_page',
      'shop/checkout/place_order_page',
      'shop/orders/my_order_page',
      'play/puzzles/cunera_van_rhenen_page',
      'live/game/team_page',
      'live/big_screen/screen_page',
    ])
    .run(({ assert }, page) => {
      const loaded = ['inertia/app.tsx', `inertia/${page}.tsx`].flatMap(loadedWith)
      assert.isNotEmpty(loaded)
      for (const file of loaded)
        assert.notInclude(readFileSync(built(file), 'utf8'), 'dashboard/klant')
    })

  test('the names lead to the same addresses on both sides', ({ assert }) => {
    assert.equal(urlFor('home.show'), '/')
    assert.equal(
      urlFor('invoice.credit_note', { token: 'a b/c', nummer: 7 }),
      serverUrlFor('invoice.credit_note', { token: 'a b/c', nummer: 7 })
    )
    assert.equal(
      urlFor('order.create', { '*': 'binky' }),
      serverUrlFor('order.create', { '*': ['binky'] })
    )
    assert.equal(
      adminUrlFor('result.show', { klantId: 3, rondeId: 5 }),
      serverUrlFor('result.show', { klantId: 3, rondeId: 5 })
    )
  })

  test('a name says by which method its route is called', ({ assert }) => {
    const { method, url } = route('order.store', { apiPad: 'binky' })
    assert.deepEqual([method, url], ['POST', '/api/binky/bestellen'])
    assert.equal(adminRoute('customer.destroy', { id: 4 }).method, 'DELETE')
  })
})
