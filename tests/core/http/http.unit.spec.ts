import { test } from '@japa/runner'
import { isSameSite, PageToken } from '#app/core/http/page_token'
import { SignedLinks } from '#app/core/http/signed_links'
import { chooseEncoding, isKnownTag, StorefrontCache } from '#app/core/http/storefront_cache'

const HOUR = 3_600_000
const NOW = new Date('2026-11-21T12:34:56Z')

test.group('Page token', () => {
  const tokens = new PageToken('key-one')
  const token = tokens.issue(NOW)

  test('a page token is valid from its making for a day and a bit', ({ assert }) => {
    assert.isTrue(tokens.isValid(token, NOW))
    assert.isTrue(tokens.isValid(token, new Date(NOW.getTime() + 25 * HOUR)))
    assert.isFalse(tokens.isValid(token, new Date(NOW.getTime() + 26 * HOUR)))
    assert.isFalse(tokens.isValid(token, new Date(NOW.getTime() - HOUR)))
  })

  test('a page token of another shop, a tampered one and rubbish are refused: {$self}')
    .with([
      new PageToken('key-two').issue(NOW),
      `${token}x`,
      token.replace(/^\d+/, '999999'),
      '',
      'a.b',
      '.',
    ])
    .run(({ assert }, other) => {
      assert.isFalse(tokens.isValid(other, NOW))
    })

  test('a request is judged by its site: {title}')
    .with([
      { title: 'the browser says so', from: { secFetchSite: 'same-origin' }, correct: true },
      {
        title: 'another site',
        from: { secFetchSite: 'cross-site', origin: 'https://winkel.nl' },
        correct: false,
      },
      { title: 'a sister domain', from: { secFetchSite: 'same-site' }, correct: false },
      { title: 'our own origin', from: { origin: 'https://winkel.nl' }, correct: true },
      {
        title: 'the host that was asked',
        from: { origin: 'http://127.0.0.1:3333', host: '127.0.0.1:3333' },
        correct: true,
      },
      {
        title: 'another origin',
        from: { origin: 'https://kwaad.nl', host: 'winkel.nl' },
        correct: false,
      },
      { title: 'an opaque origin', from: { origin: 'null', host: 'winkel.nl' }, correct: false },
      { title: 'no browser at all', from: {}, correct: true },
    ])
    .run(({ assert }, { from, correct }) => {
      assert.equal(isSameSite(from, 'https://winkel.nl'), correct)
    })
})

test.group('Signed links', () => {
  const links = new SignedLinks('key')
  const [path, query] = links.sign('/download/abc/bestand', 10, NOW).split('?') as [string, string]
  const parts = Object.fromEntries(new URLSearchParams(query))

  test('a signed link works until its end, for its own path only', ({ assert }) => {
    assert.isTrue(links.isValid(path, parts, NOW))
    assert.isFalse(links.isValid(path, parts, new Date(NOW.getTime() + 11 * 60_000)))
    assert.isFalse(links.isValid('/download/abd/bestand', parts, NOW))
  })

  test('a signed link cannot be made to last longer', ({ assert }) => {
    assert.isFalse(links.isValid(path, { ...parts, tot: String(Number(parts.tot) + 60) }, NOW))
    assert.isFalse(links.isValid(path, { tot: parts.tot }, NOW))
    assert.isFalse(links.isValid(path, {}, NOW))
  })
})

test.group('Storefront cache', () => {
  test('the cache gives back what it stored for this version, and drops all at a new one', async ({
    assert,
  }) => {
    const cache = new StorefrontCache()
    await cache.store('1', 'html:/', 'text/html', '<p>hoi</p>')
    assert.equal(cache.find('1', 'html:/')?.bodies.identity.toString(), '<p>hoi</p>')
    assert.isUndefined(cache.find('2', 'html:/'))
    await cache.store('2', 'html:/a', 'text/html', 'a')
    assert.isUndefined(cache.find('2', 'html:/'))
  })

  test('the cache stays bounded', async ({ assert }) => {
    const cache = new StorefrontCache()
    for (let index = 0; index < 510; index++)
      await cache.store('1', `html:/${index}`, 'text/html', 'x')
    assert.isUndefined(cache.find('1', 'html:/0'))
    assert.isDefined(cache.find('1', 'html:/509'))
  })

  test('a browser that accepts {accept} gets {encoding}')
    .with([
      { accept: 'gzip, deflate, br, zstd', encoding: 'br' },
      { accept: 'gzip', encoding: 'gzip' },
      { accept: 'br;q=0, gzip', encoding: 'gzip' },
      { accept: 'identity', encoding: 'identity' },
      { accept: 'br;q=0 , gzip', encoding: 'gzip' },
      { accept: 'br; q=0.000, gzip;q=0.5', encoding: 'gzip' },
      { accept: 'BR', encoding: 'br' },
      { accept: 'GZip;Q=1', encoding: 'gzip' },
      { accept: '*', encoding: 'br' },
      { accept: 'br;q=0, *', encoding: 'gzip' },
      { accept: '*;q=0', encoding: 'identity' },
      { accept: 'xbr, gzip-not', encoding: 'identity' },
      { accept: 'br;q=x', encoding: 'identity' },
      { accept: '', encoding: 'identity' },
    ])
    .run(({ assert }, { accept, encoding }) => {
      assert.equal(chooseEncoding(accept), encoding)
    })

  test('a browser that does not say what it accepts gets identity', ({ assert }) => {
    assert.equal(chooseEncoding(undefined), 'identity')
  })

  test('a browser that has {header} has this version: {known}')
    .with([
      { header: '"abc"', known: true },
      { header: 'W/"abc"', known: true },
      { header: '"x", W/"abc" , "y"', known: true },
      { header: '*', known: true },
      { header: '"abcd"', known: false },
      { header: 'abc', known: false },
      { header: '', known: false },
    ])
    .run(({ assert }, { header, known }) => {
      assert.equal(isKnownTag(header, '"abc"'), known)
    })

  test('a browser that has nothing does not have this version', ({ assert }) => {
    assert.isFalse(isKnownTag(undefined, '"abc"'))
  })
})
