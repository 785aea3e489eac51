import { test } from '@japa/runner'
import { expect } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { captured } from '#tests/helpers/present'

const NAMES = [
  { name: '/img/logo.svg', page: '/' },
  { name: '/favicon.svg', page: '/' },
  { name: '/manifest.webmanifest', page: '/' },
  { name: '/img/items/binky.svg', page: '/escaperooms' },
  { name: '/film/ontgoocheld.vtt', page: '/escaperooms/ontgoocheld' },
]

const asked = (address: string, encoding: string) =>
  fetch(realShop().url + address, { headers: { 'accept-encoding': encoding } })

test.group('The files of the built shop', () => {
  test(
    'a drawing, the icon, the manifest and captions come compressed under a name that is kept for ever: {name}'
  )
    .with(NAMES)
    .run(async (_, { name, page }) => {
      const html = await (await asked(page, 'identity')).text()
      const address = captured(new RegExp(`"(${name}\\?v=[\\w-]{10})"`), html)
      const plain = await asked(name, 'identity')
      const content = await plain.text()
      expect(plain.status).toBe(200)
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(plain.headers.get('cache-control')).not.toContain('immutable')
      for (const encoding of ['br', 'gzip']) {
        const packed = await asked(address, encoding)
        expect(packed.status).toBe(200)
        expect(packed.headers.get('content-encoding')).toBe(encoding)
        expect(packed.headers.get('cache-control')).toContain('immutable')
        expect(packed.headers.get('vary')).toContain('Accept-Encoding')
        expect(Number(packed.headers.get('content-length'))).toBeLessThan(content.length)
        expect(await packed.text()).toBe(content)
      }
    })
})
