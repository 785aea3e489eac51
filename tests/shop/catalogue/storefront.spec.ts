import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { changePrice } from '#app/shop/prices/change_price'
import { byPost, CATALOGUE, ORDERABLE_GAMES } from '#games/catalogue'
import Price from '#models/shop/money/price'
import Setting from '#models/shop/setting'
import { emptyShop } from '#tests/helpers/database'
import { captured, headerOf, matched, present } from '#tests/helpers/present'

const PAGES = [
  '/',
  '/escaperooms',
  '/proefraadsel',
  '/contact',
  '/cadeaubon',
  '/bestelling',
  '/binky',
  '/vragen',
  '/herroepingsrecht',
  '/privacy-beleid',
  '/toegankelijkheid',
]
const PARCEL = 'inclusief btw en verzendkosten'
const DIGITAL = 'inclusief btw'
/**
 * What the price of a game includes: the page names nothing for a free game, nor for an evening,
 * which costs travel too.
 */
const INCLUDED = {
  'binky': PARCEL,
  'cunera-van-rhenen': 'nothing',
  'sintjunior': DIGITAL,
  'sintsenior': DIGITAL,
  'eindejaarsspel': DIGITAL,
  'kunstroof': PARCEL,
  'ontgoocheld': DIGITAL,
  'ontgoocheld2': 'nothing',
  'spellenfabriek': 'nothing',
  'het-verdwenen-recept': DIGITAL,
}

/** What a part of a page says is included in a price. */
const saysIncluded = (html: string): string =>
  [...html.matchAll(/>(inclusief [^<]*)</g)].map(([, text]) => text).join(', ') || 'nothing'

const cardOf = (overview: string, itemName: string): string =>
  present(
    overview.split('<article').find((one) => one.includes(`/escaperooms/${itemName}"`)),
    'the card'
  )

const versionOf = async (client: ApiClient) =>
  JSON.parse(captured(/data-page="app"[^>]*>(.*?)<\/script>/s, (await client.get('/')).text()))
    .version as string

test.group('Storefront', (group) => {
  group.each.setup(() => emptyShop())

  test('the page {$self} is complete without JavaScript, with a head that search engines read')
    .with([...PAGES, ...CATALOGUE.map(({ itemName }) => `/escaperooms/${itemName}`)])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      response.assertStatus(200)
      const html = response.text()
      assert.lengthOf(html.match(/<h1/g) ?? [], 1)
      assert.match(html, /<title>[^<]+ \| Het Kabinet van Raadsels<\/title>/)
      assert.match(html, /<meta name="description" content="[^"]{20,}">/)
      assert.match(html, new RegExp(`rel="canonical" href="http://127.0.0.1:\\d+${path}"`))
      const shared = (name: string) =>
        captured(new RegExp(`<meta property="og:${name}" content="([^"]+)">`), html)
      assert.match(shared('image'), /^http[^"]+\.png\?v=[\w-]{10}$/)
      assert.deepEqual([shared('image:width'), shared('image:height')], ['1200', '630'])
      assert.isAbove(shared('image:alt').length, 40, 'what is to be seen on the picture')
      assert.equal(shared('title'), captured(/<title>([^<]+) \| /, html))
      assert.equal(shared('description'), captured(/name="description" content="([^"]+)"/, html))
      const picture = await client.get(shared('image').replace(/^http:\/\/[^/]+/, ''))
      assert.equal(headerOf(picture, 'content-type'), 'image/png')
      assert.match(html, /<meta name="csrf-token" content="[^"]+">/)
      assert.isUndefined(response.header('set-cookie'))
    })

  test('a mail that is read in a browser may show the picture of its game, and others show nothing else of us', async ({
    client,
    assert,
  }) => {
    const policyOf = async (path: string) => {
      const file = await client.get(path)
      file.assertStatus(200)
      return headerOf(file, 'cross-origin-resource-policy')
    }
    assert.equal(await policyOf('/og/binky.png'), 'cross-origin')
    for (const path of ['/', '/img/logo.svg', '/favicon.svg', '/api/prijzen'])
      assert.equal(await policyOf(path), 'same-origin')
  })

  test('the overview shows ten cards in order, with prices', async ({ client, assert }) => {
    const html = (await client.get('/escaperooms')).text()
    const titles = [...html.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => title)
    assert.deepEqual(
      titles,
      CATALOGUE.map(({ title }) => title)
    )
    assert.include(html, 'GRATIS')
    assert.match(html, /€\s15,00/)
    assert.include(html, 'aria-label="4,5 van 5"')
  })

  test('the price of {itemName} says what it includes, on every page: {words}')
    .with(CATALOGUE.map(({ itemName }) => ({ itemName, words: INCLUDED[itemName] })))
    .run(async ({ client, assert }, { itemName, words }) => {
      await Setting.create({ name: 'shop', value: JSON.stringify({ vatId: 'NL001234567B01' }) })
      const game = (await client.get(`/escaperooms/${itemName}`)).text()
      const overview = (await client.get('/escaperooms')).text()
      const order = (await client.get(`/bestellen/${itemName}`)).text()
      const buyable = ORDERABLE_GAMES.some((one) => one.itemName === itemName)
      const places = {
        'its card': [cardOf(overview, itemName)],
        'its label': [captured(/aria-label="In het kort"[^>]*>(.*?)<dl/s, game)],
        'the bar on a phone': game.match(/<div class="no-print sticky.*?<\/div>/s) ?? [],
        'its order form': buyable ? [captured(/<main(.*?)<\/main>/s, order)] : [],
      }
      assert.lengthOf(places['the bar on a phone'], buyable ? 1 : 0)
      for (const [place, parts] of Object.entries(places))
        for (const html of parts) assert.equal(saysIncluded(html), words, place)
    })

  test('the price of another game beside a game says what that other one includes', async ({
    client,
    assert,
  }) => {
    await Setting.create({ name: 'shop', value: JSON.stringify({ vatId: 'NL001234567B01' }) })
    const seen = new Set<string>()
    for (const { itemName } of CATALOGUE) {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      const cards = captured(/aria-labelledby="ook-leuk"(.*?)<\/section>/s, html)
        .split('<li')
        .slice(1)
      assert.lengthOf(cards, 3, itemName)
      for (const card of cards) {
        const other = captured(/href="\/escaperooms\/([^"]+)"/, card)
        assert.equal(saysIncluded(card), INCLUDED[other as keyof typeof INCLUDED], other)
        seen.add(INCLUDED[other as keyof typeof INCLUDED])
      }
    }
    assert.sameMembers([...seen], [PARCEL, DIGITAL, 'nothing'])
  })

  test('a shop under the small-business scheme says of a parcel that sending it is included, and nothing of VAT', async ({
    client,
    assert,
  }) => {
    await Setting.create({ name: 'shop', value: JSON.stringify({ kor: true }) })
    const posted = (await client.get('/escaperooms/kunstroof')).text()
    const label = captured(/aria-label="In het kort"[^>]*>(.*?)<dl/s, posted)
    assert.include(label, '>inclusief verzendkosten<')
    const printed = (await client.get('/escaperooms/sintjunior')).text()
    assert.notInclude(captured(/aria-label="In het kort"[^>]*>(.*?)<dl/s, printed), 'inclusief')
  })

  test('a choice is an address: it shows what suits, says so, and fills no memory', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/escaperooms?met=kinderfeest&duur=90')
    const html = page.text()
    const titles = [...html.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => title)
    assert.deepEqual(titles, ['Binky', 'Ontgoocheld', 'Ontgoocheld 2.0'])
    assert.include(html, '3 spellen passen hierbij.')
    assert.match(html, /rel="canonical" href="[^"]+\/escaperooms"/)
    assert.isUndefined(page.header('etag'))
    assert.include(
      (await client.get('/escaperooms?met=team&waar=buiten')).text(),
      'Geen van de spellen past hierbij.'
    )
    for (const odd of ['?met=buren', '?met[]=gezin', '?met=%00', '?uitdaging=constructor'])
      assert.lengthOf((await client.get(`/escaperooms${odd}`)).text().match(/<article/g) ?? [], 10)
  })

  test('a detail page describes a product with an offer, and no rating', async ({
    client,
    assert,
  }) => {
    const html = (await client.get('/escaperooms/kunstroof')).text()
    const product = JSON.parse(captured(/application\/ld\+json">(.*?)<\/script>/s, html))
    assert.equal(product['@type'], 'Product')
    assert.equal(product.offers.price, '12.50')
    assert.equal(product.offers.priceCurrency, 'EUR')
    assert.notProperty(product, 'aggregateRating')
    assert.include(html, 'bestel nu')
  })

  test('a posted game says how it comes and goes back, and who answers for it', async ({
    client,
    assert,
  }) => {
    for (const itemName of ['binky', 'kunstroof']) {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      const { offers } = JSON.parse(captured(/application\/ld\+json">(.*?)<\/script>/s, html))
      assert.equal(offers.shippingDetails.shippingDestination.addressCountry, 'NL')
      assert.equal(offers.shippingDetails.deliveryTime.handlingTime.maxValue, 5)
      assert.equal(offers.hasMerchantReturnPolicy.merchantReturnDays, 14)
      assert.include(html, 'Over dit product')
      assert.include(html, `EK-${itemName.toUpperCase()}-1`)
      const answers = captured(/(Over dit product.*?<\/section>)/s, html)
      assert.include(answers, 'Raadselstraat 12, 1234 AB Puzzelwijk')
      assert.include(answers, 'winkel [at] example [punt] nl')
      assert.include(answers, 'Let op')
      assert.match(html, /Leeftijd<\/dt><dd>(Vanaf 8 jaar|Voor jongvolwassenen)/)
    }
    const digital = (await client.get('/escaperooms/het-verdwenen-recept')).text()
    assert.notInclude(digital, 'shippingDetails')
    assert.notInclude(digital, 'Over dit product')
  })

  test('a person who finds a leak reads where to tell it, and until when that holds', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/.well-known/security.txt')
    response.assertStatus(200)
    assert.equal(headerOf(response, 'content-type'), 'text/plain; charset=utf-8')
    const text = response.text()
    assert.match(text, /^Contact: https?:\/\/\S+\/contact$/m)
    assert.match(text, /^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m)
    const days = (Date.parse(captured(/^Expires: (\S+)$/m, text)) - Date.now()) / 86_400_000
    assert.isAbove(days, 178)
    assert.isAtMost(days, 180)
  })

  test('every page leads to what is said about accessibility', async ({ client }) => {
    for (const path of PAGES)
      (await client.get(path)).assertTextIncludes('href="/toegankelijkheid"')
  })

  test('the page of {itemName} says that it cannot be ordered online and how to book')
    .with([{ itemName: 'ontgoocheld2' }, { itemName: 'spellenfabriek' }])
    .run(async ({ client, assert }, { itemName }) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.notInclude(html, 'bestel nu')
      assert.include(html, 'winkel [at] example [punt] nl')
      ;(await client.get(`/bestellen/${itemName}`)).assertTextIncludes('nog in ontwikkeling')
    })

  test('the address of the shop never stands literally in a page', async ({ client, assert }) => {
    for (const path of PAGES)
      assert.notInclude((await client.get(path)).text(), 'winkel@example.nl', path)
  })

  test('any other address under /bestellen says that it is under development', async ({
    client,
  }) => {
    for (const path of ['/bestellen/iets', '/bestellen/a/b', '/bestellen/binky/extra']) {
      const response = await client.get(path)
      response.assertStatus(200)
      response.assertTextIncludes('Deze website is nog in ontwikkeling!')
      response.assertTextIncludes('Het is nog niet mogelijk om een bestelling te plaatsen.')
    }
  })

  test('an unknown address is not found: {$self}')
    .with(['/bestaat-niet', '/escaperooms/onbekend', '/escaperooms/constructor', '/%00', '/a/b/c'])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      assert.include([404, 400], response.status())
      if (response.status() === 404)
        response.assertTextIncludes('Deze pagina kon niet worden gevonden.')
    })

  test('a new price is on every page at once', async ({ client, assert }) => {
    assert.match((await client.get('/escaperooms')).text(), /€\s15,00/)
    await changePrice('binky', 1625)
    for (const path of ['/escaperooms', '/escaperooms/binky', '/bestellen/binky']) {
      assert.match((await client.get(path)).text(), /€\s16,25/, path)
    }
    const prices = (await client.get('/api/prijzen')).body() as { name: string; prijs: string }[]
    assert.deepInclude(prices, { name: 'binky', prijs: '16.25' })
  })

  test('a game that is missing from the price list shows GRATIS, as specified', async ({
    client,
    assert,
  }) => {
    await Price.query().where('name', 'kunstroof').delete()
    assert.include((await client.get('/escaperooms/kunstroof')).text(), 'GRATIS')
    const html = (await client.get('/bestellen/kunstroof')).text()
    assert.include(html, 'Bestel GRATIS')
  })

  test('the form asks to give up withdrawal for a digital game that costs something only', async ({
    client,
    assert,
  }) => {
    const asks = async (itemName: string) =>
      (await client.get(`/bestellen/${itemName}`)).text().includes('name="afstand"')
    assert.isTrue(await asks('het-verdwenen-recept'))
    assert.isFalse(await asks('binky'))
    assert.isFalse(await asks('cunera-van-rhenen'))
  })

  test('the field of the e-mail address says what is sent there: the order, or of a posted game the confirmation', async ({
    client,
    assert,
  }) => {
    for (const game of ORDERABLE_GAMES) {
      const form = (await client.get(`/bestellen/${game.itemName}`)).text()
      const posted = byPost(game)
      assert.equal(form.includes('Hier sturen we je bestelling naartoe.'), !posted, game.itemName)
      assert.equal(form.includes('Hier sturen we de bevestiging naartoe.'), posted, game.itemName)
    }
  })

  test('a visitor gets the same answer from a stored page, and nothing anew when the browser has it', async ({
    client,
    assert,
  }) => {
    const first = await client.get('/escaperooms')
    const second = await client.get('/escaperooms')
    assert.equal(first.text(), second.text())
    const etag = headerOf(second, 'etag')
    assert.match(headerOf(second, 'cache-control'), /s-maxage/)
    assert.match(headerOf(second, 'vary'), /X-Inertia/)
    const third = await client.get('/escaperooms').header('if-none-match', etag)
    third.assertStatus(304)
  })

  test('a visitor cannot fill the memory with unknown pages or mix the two forms of a page', async ({
    client,
    assert,
  }) => {
    const version = await versionOf(client)
    const empty = await client
      .get('/vragen')
      .headers({ 'x-inertia': '', 'x-inertia-version': version })
    assert.match(headerOf(empty, 'content-type'), /html/)
    const json = await client
      .get('/vragen')
      .headers({ 'x-inertia': 'true', 'x-inertia-version': version })
    assert.equal(json.body().component, 'shop/information/questions_page')
    for (const path of ['/bestellen/x1', '/escaperooms/%62inky', '/escaperooms?a=1']) {
      assert.isUndefined((await client.get(path)).header('etag'), path)
    }
  })

  test('a visitor who goes on gets the next page as data, a part of it on request, and the whole page after a new version', async ({
    client,
    assert,
  }) => {
    const version = await versionOf(client)
    const inertia = {
      'x-inertia': 'true',
      'x-requested-with': 'XMLHttpRequest',
      'x-inertia-version': version,
    }
    const complete = await client.get('/escaperooms').headers(inertia)
    complete.assertStatus(200)
    complete.assertHeader('x-inertia', 'true')
    const page = complete.body()
    assert.equal(page.component, 'shop/catalogue/overview_page')
    assert.equal(page.url, '/escaperooms')
    assert.equal(page.version, version)
    assert.deepEqual(page.props.errors, {})
    assert.lengthOf(page.props.games, 10)
    assert.deepEqual((await client.get('/escaperooms').headers(inertia)).body(), page)

    const part = await client.get('/escaperooms').headers({
      ...inertia,
      'x-inertia-partial-component': 'shop/catalogue/overview_page',
      'x-inertia-partial-data': 'title',
    })
    assert.equal(part.body().props.title, 'Escape rooms')
    assert.notProperty(part.body().props, 'games')

    const outdated = await client
      .get('/escaperooms')
      .headers({ ...inertia, 'x-inertia-version': 'oud' })
    outdated.assertStatus(409)
    outdated.assertHeader('x-inertia-location', '/escaperooms')
  })

  test('every answer has strict security headers and a request id', async ({ client, assert }) => {
    for (const path of ['/', '/bestaat-niet', '/api/prijzen', '/gezond']) {
      const response = await client.get(path)
      const csp = headerOf(response, 'content-security-policy')
      assert.match(csp, /script-src 'self'(;|$)/)
      assert.notInclude(csp, 'unsafe')
      assert.match(csp, /frame-ancestors 'none'/)
      response.assertHeader('x-content-type-options', 'nosniff')
      response.assertHeader('x-frame-options', 'DENY')
      assert.isNotEmpty(response.header('permissions-policy'))
      assert.isNotEmpty(response.header('referrer-policy'))
      assert.isNotEmpty(response.header('x-request-id'))
    }
  })

  test('the shop has a sitemap, robots, an icon and a manifest', async ({ client, assert }) => {
    const sitemap = (await client.get('/sitemap.xml')).text()
    assert.lengthOf(sitemap.match(/<loc>/g) ?? [], 10 + 10 + 8)
    assert.include((await client.get('/robots.txt')).text(), 'Sitemap: http')
    for (const path of [
      '/favicon.svg',
      '/favicon.ico',
      '/manifest.webmanifest',
      '/img/items/binky.svg',
      '/og/binky.png',
    ]) {
      ;(await client.get(path)).assertStatus(200)
    }
  })

  test(
    'a file that a page names with a fingerprint is kept for ever and comes compressed where that helps; the plain name answers for a day: {$self}'
  )
    .with([
      '/img/logo.svg',
      '/favicon.svg',
      '/manifest.webmanifest',
      '/favicon.ico',
      '/og/winkel.png',
    ])
    .run(async ({ client, assert }, path) => {
      const named = new RegExp(`${path.replaceAll('.', '\\.')}\\?v=[\\w-]{10}`)
      const [fingerprinted] = matched(named, (await client.get('/')).text())
      const plain = await client.get(path)
      plain.assertStatus(200)
      assert.equal(headerOf(plain, 'cache-control'), 'public,max-age=86400')
      const kept = await client.get(fingerprinted)
      kept.assertStatus(200)
      assert.match(headerOf(kept, 'cache-control'), /max-age=31536000, immutable/)
      const stale = await client.get(`${path}?v=0123456789`)
      stale.assertStatus(200)
      assert.notMatch(headerOf(stale, 'cache-control'), /immutable/)
      for (const response of [plain, kept])
        assert.equal(headerOf(response, 'etag'), headerOf(plain, 'etag'))
    })

  test('the built files are kept for ever, in the form that the browser understands', async ({
    client,
    assert,
  }) => {
    const path = captured(/src="(\/assets\/app-[^"]+\.js)"/, (await client.get('/')).text())
    const response = await client.get(path)
    response.assertStatus(200)
    assert.match(headerOf(response, 'cache-control'), /immutable/)
  })

  test('a page that is for one visitor says so to caches: {$self}')
    .with([
      '/?utm_source=x',
      '/login',
      '/login/code',
      '/api/usertype',
      '/bestaat-niet',
      '/api/bestaat-niet',
    ])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path).redirects(0)
      assert.match(headerOf(response, 'cache-control'), /no-store|private, no-cache/)
    })

  test('odd spellings of an address and of what a browser has lead to the same page', async ({
    client,
    assert,
  }) => {
    const first = await client.get('/contact')
    const etag = headerOf(first, 'etag')
    for (const known of [etag, `W/${etag}`, `"x", W/${etag}`, '*'])
      (await client.get('/contact').header('if-none-match', known)).assertStatus(304)
    const again = await client.get('//contact').header('x-request-id', 'x'.repeat(8000))
    again.assertStatus(200)
    assert.equal(headerOf(again, 'etag'), etag)
    assert.match(headerOf(again, 'x-request-id'), /^[\w-]{10,64}$/)
    const kept = await client.get('/contact').header('x-request-id', 'proxy-1')
    assert.equal(headerOf(kept, 'x-request-id'), 'proxy-1')
  })

  test('a page of another host gets no page of ours', async ({ client, assert }) => {
    for (const path of ['/', '/api/csrf', '/contact']) {
      const response = await client.get(path).header('host', 'evil.example')
      response.assertStatus(421)
      assert.notInclude(response.text(), 'csrf')
      assert.equal(headerOf(response, 'x-frame-options'), 'DENY')
    }
    for (const host of ['localhost:3333', '127.0.0.1', '192.168.1.20:3333', '[::1]'])
      (await client.get('/contact').header('host', host)).assertStatus(200)
    ;(await client.get('/gezond').header('host', 'evil.example')).assertStatus(200)
  })

  test('a file outside the public folder cannot be fetched: {$self}')
    .with([
      '/../package.json',
      '/..%2f.env',
      '/assets/../../package.json',
      '/.env',
      '/ssr/server/ssr.js',
      '/assets/.vite/manifest.json%00.js',
    ])
    .run(async ({ client, assert }, path) => {
      const response = await client.get(path)
      assert.include([400, 404], response.status())
    })

  test('a healthy shop says so to a load balancer', async ({ client }) => {
    const response = await client.get('/gezond')
    response.assertStatus(200)
    response.assertBody({ gezond: true })
  })
})
