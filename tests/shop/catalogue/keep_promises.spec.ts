import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { changePrice } from '#app/shop/prices/change_price'
import { CATALOGUE, ORDERABLE_GAMES } from '#games/catalogue'
import { emptyShop } from '#tests/helpers/database'
import { htmlText } from '#tests/helpers/core/html_text'
import { captured } from '#tests/helpers/present'
import { giftOf } from '#tests/helpers/shop/gift_orders'

const ORDER_FORMS = ORDERABLE_GAMES.map(({ itemName }) => `/bestellen/${itemName}`)

test.group('The promises of the shop window', (group) => {
  group.each.setup(() => emptyShop())

  test('a visitor without JavaScript reads so before filling in the form of {$self}')
    .with([...ORDER_FORMS, '/contact', '/cadeaubon', '/bestelling'])
    .run(async ({ client, assert }, path) => {
      const html = (await client.get(path)).text()
      const warning = html.indexOf('Dit formulier heeft JavaScript nodig.')
      assert.include(html.slice(warning - 200, warning), '<noscript>')
      assert.isBelow(warning, html.indexOf('<input'))
    })

  test('a visitor without JavaScript reads at the hints of {$self} what is missing')
    .with(['/binky', '/kunstroof', '/kleinkunst'])
    .run(async ({ client, assert }, path) => {
      const html = (await client.get(path)).text()
      assert.match(html, /<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p><\/noscript>/)
    })

  test('a visitor without JavaScript reads so above the button to {what}')
    .with([
      { what: 'pay', button: 'Betalen', order: { status: 'open' } },
      { what: 'pay again', button: 'Opnieuw betalen', order: { status: 'mislukt' } },
      { what: 'begin with a gift', button: 'Begin met spelen', order: {} },
    ] as const)
    .run(async ({ client, assert }, { button, order: fields }) => {
      const { gift, order } = await giftOf(DateTime.utc(), {}, fields)
      const path = 'status' in fields ? `/bestelling/${order.token}` : `/cadeau/${gift.token}`
      const html = (await client.get(path)).text()
      const warning = html.indexOf('Deze knop heeft JavaScript nodig.')
      assert.include(html.slice(warning - 200, warning), '<noscript>')
      assert.isBelow(warning, html.lastIndexOf(button))
    })

  test('a customer without JavaScript withdraws by a plain form', async ({ client, assert }) => {
    const html = (await client.get('/herroepen')).text()
    assert.match(html, /<form[^>]*method="post"[^>]*action="\/herroepen/)
    assert.notInclude(html, 'heeft JavaScript nodig')
  })

  test('three other games that are also nice stand below the page of {$self}, each with its price')
    .with(CATALOGUE.map(({ itemName }) => itemName))
    .run(async ({ client, assert }, itemName) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      const also = captured(/(<section aria-labelledby="ook-leuk".*?<\/section>)/s, html)
      assert.include(htmlText(also), 'Ook leuk')
      const led = [...also.matchAll(/href="\/escaperooms\/([\w-]+)"/g)].map(([, name]) => name)
      assert.lengthOf(new Set(led), 3)
      assert.notInclude(led, itemName)
      assert.lengthOf(htmlText(also).match(/^(€|GRATIS)/gm) ?? [], 3)
    })

  test('the page about accessibility says what works, what does not yet, and who helps', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/toegankelijkheid')
    const said = htmlText(page.text())
    const [works, missing, helps] = [
      'Wat je mag verwachten',
      'Wat nog niet lukt',
      'Kom je er niet uit?',
    ].map((heading) => said.indexOf(`\n${heading}\n`))
    const between = (from?: number, to?: number) => said.slice(from, to)
    assert.include(between(works, missing), 'met alleen een toetsenbord')
    assert.include(between(missing, helps), 'geen gesproken beschrijving')
    assert.include(between(missing, helps), 'Een onafhankelijk onderzoek is er nog niet geweest.')
    assert.include(between(helps), 'winkel [at] example [punt] nl')
    assert.include(between(helps), 'binnen drie werkdagen')
  })

  test('the home page begins at the lowest price, and calls Cunera free for as long as it is', async ({
    client,
    assert,
  }) => {
    const home = async () => htmlText((await client.get('/')).text()).replaceAll('\u00A0', ' ')
    assert.include(await home(), 'vanaf € 9,50 per spel')
    assert.include(await home(), 'Speel Cunera gratis')
    await changePrice('kunstroof', 450)
    await changePrice('cunera-van-rhenen', 100)
    assert.include(await home(), 'vanaf € 1,00 per spel')
    assert.notInclude(await home(), 'Speel Cunera gratis')
  })

  test('how it works is told in four steps, and shown in a film that waits for a press', async ({
    client,
    assert,
  }) => {
    const html = (await client.get('/')).text()
    for (const name of ['printen', 'puzzelen', 'hint', 'finale'])
      assert.match(html, new RegExp(`img/scenes/zo-werkt-het-${name}\\.svg`))
    const film = captured(/(<video[^>]*>)/, html)
    for (const word of ['controls', 'muted', 'preload="none"']) assert.include(film, word)
    assert.notInclude(film, 'autoplay')
  })

  test('each drawer of the home page leads to what it shows', async ({ client, assert }) => {
    const html = (await client.get('/')).text()
    for (const [title, path, shows] of [
      ['Thuis aan tafel', '/escaperooms?waar=thuis', 'Binky'],
      ['Op een feestje', '/escaperooms?met=kinderfeest', 'Ontgoocheld'],
      ['Met het hele team', '/escaperooms/spellenfabriek', 'Spellenfabriek'],
    ] as const) {
      assert.match(
        html,
        new RegExp(`href="${path.replace('?', '\\?')}"[^>]*>(?:(?!</a>).)*${title}`, 's')
      )
      const there = await client.get(path)
      there.assertStatus(200)
      assert.include(htmlText(there.text()), shows)
    }
    const party = (await client.get('/escaperooms?met=kinderfeest')).text()
    const cards = party.match(/<article/g) ?? []
    assert.isAbove(cards.length, 0)
    assert.isBelow(cards.length, CATALOGUE.length)
  })

  test('a stranger reads who is behind the shop, and how questions, returns and privacy go', async ({
    client,
    assert,
  }) => {
    const said = htmlText((await client.get('/')).text())
    for (const promise of [
      'Wie er achter zit',
      'Raadselstraat 12, 1234 AB Puzzelwijk',
      'binnen drie werkdagen te antwoorden',
      'binnen veertien dagen na ontvangst herroepen',
      'Geen account, geen cookies',
    ])
      assert.include(said, promise)
  })

  test('words stand beside the stars, so that one star and a half is no bad review', async ({
    client,
    assert,
  }) => {
    const html = (await client.get('/escaperooms')).text()
    const words = [
      ...html.matchAll(/aria-label="[\d,]+(?: tot [\d,]+)? van 5".*?<\/span><span[^>]*>([^<]+)</gs),
    ]
    assert.lengthOf(words, CATALOGUE.length)
    for (const [, word = ''] of words) assert.match(word, /licht|gemiddeld|pittig|zwaar/)
  })

  test('the order form of {$self} takes a voucher, folded away')
    .with(ORDER_FORMS.filter((path) => !path.endsWith('cunera-van-rhenen')))
    .run(async ({ client, assert }, path) => {
      const html = (await client.get(path)).text()
      assert.match(
        html,
        /<details(?![^>]*\bopen\b)[^>]*>\s*<summary[^>]*>[^<]*Ik heb een cadeaubon/
      )
    })

  test('a visitor with a screen reader learns at {$self} that the booklet can be read')
    .with(ORDERABLE_GAMES.map(({ itemName }) => `/escaperooms/${itemName}`))
    .run(async ({ client, assert }, path) => {
      const html = (await client.get(path)).text()
      assert.match(html, /Lees je met een schermlezer\?.*?href="\/toegankelijkheid"/s)
    })

  test('a customer who has a parcel sent is asked for street and number, and reads where that is looked up', async ({
    client,
    assert,
  }) => {
    assert.include(htmlText((await client.get('/bestellen/binky')).text()), 'Straat en huisnummer')
    const privacy = htmlText((await client.get('/privacy-beleid')).text())
    assert.include(privacy, 'Locatieserver')
    assert.include(privacy, 'postcode')
  })
})
