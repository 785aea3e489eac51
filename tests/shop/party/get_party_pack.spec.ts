import { readFile, stat } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { barePack, invitationOf } from '#app/shop/party/party_files'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { GAMES } from '#games/online_games'
import { PARTY_PACKS } from '#games/party_packs'
import type { PartyLinks } from '#app/shop/party/party_links'
import Delivery from '#models/shop/delivery'
import Order from '#models/shop/order'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { emptyShop } from '#tests/helpers/database'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { pageProps } from '#tests/helpers/page_props'
import { playLink } from '#tests/helpers/play/paid_play_link'
import { firstOf, headerOf, present } from '#tests/helpers/present'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { CUSTOMER, cleanUpSimulator, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

const bytes = (answer: { body(): unknown }) => Buffer.from(answer.body() as Buffer)
const isPng = (file: Buffer) => file.subarray(1, 4).toString() === 'PNG'

test.group('Getting a party pack', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const ordered = async (client: ApiClient, apiPath: string) => {
    ;(await post(client, `/api/${apiPath}/bestellen`, CUSTOMER)).assertStatus(200)
    return Order.firstOrFail()
  }

  const paid = async (client: ApiClient, apiPath: string) => {
    const order = await ordered(client, apiPath)
    for (const { id } of simulator.control.payments())
      await simulator.control.decide(id, 'paid', { webhook: 'direct' })
    return order.refresh()
  }

  const onOrderPage = async (client: ApiClient, { token }: Order) =>
    pageProps<{ order: { party: PartyLinks | null } }>(await client.get(`/bestelling/${token}`))
      .order.party

  test(
    'a customer who paid for {itemName} finds its pack on the page of the order, in both editions, and the picture'
  )
    .with([...ORDERABLE_GAMES])
    .run(async ({ client, assert }, { itemName, title, sale }) => {
      const order = await paid(client, sale.apiPath)
      const party = present(await onOrderPage(client, order), 'the pack')
      assert.include(party.contents, 'WhatsApp')
      const [color, saving] = await Promise.all([
        client.get(party.fileUrl),
        client.get(party.inkSavingUrl),
      ])
      for (const [file, ending] of [
        [color, '.pdf'],
        [saving, '-zuinig.pdf'],
      ] as const) {
        file.assertStatus(200)
        file.assertHeader('content-type', 'application/pdf')
        const name = `feestpakket-${itemName}-${order.number}${ending}`
        assert.include(headerOf(file, 'content-disposition'), `filename="${name}"`)
      }
      assert.isFalse(bytes(color).equals(bytes(saving)))
      const named = (await readSheets(bytes(color))).map((sheet) =>
        sheet
          .map(({ text }) => text)
          .join('')
          .includes(`bestelling ${order.number} voor`)
      )
      assert.isTrue(firstOf(named), `the host of ${title}`)
      assert.lengthOf(named.filter(Boolean), 1, 'guests see no order')

      const picture = await client.get(party.pictureUrl)
      picture.assertStatus(200)
      picture.assertHeader('content-type', 'image/png')
      assert.include(headerOf(picture, 'content-disposition'), `uitnodiging-${itemName}.png`)
      assert.isTrue(isPng(bytes(picture)))
    })
    .timeout(60_000)

  test('the download page offers the same, and counts no download of the game', async ({
    client,
    assert,
  }) => {
    await paid(client, 'sintjunior')
    const delivery = await Delivery.findByOrFail('kind', 'download')
    const page = await client.get(`/download/${delivery.token}`)
    const party = present(pageProps<{ party: PartyLinks | null }>(page).party, 'the pack')
    for (const url of [party.fileUrl, party.inkSavingUrl, party.pictureUrl])
      (await client.get(url)).assertStatus(200)
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 0)
    assert.notInclude(page.text(), '/bestelling/', 'the secret of the order stays apart')
  }).timeout(60_000)

  test('order and download lead to the pack as a web page, which nobody else keeps or lists', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'sintjunior')
    const delivery = await Delivery.findByOrFail('kind', 'download')
    const download = await client.get(`/download/${delivery.token}`)
    for (const party of [
      await onOrderPage(client, order),
      pageProps<{ party: PartyLinks | null }>(download).party,
    ]) {
      const page = await client.get(present(party, 'the pack').webUrl)
      page.assertStatus(200)
      page.assertHeader('content-type', 'text/html; charset=utf-8')
      page.assertHeader('cache-control', 'no-store')
      page.assertHeader('x-robots-tag', 'noindex, nofollow')
      page.assertHeader('referrer-policy', 'no-referrer')
      const rules = headerOf(page, 'content-security-policy')
      assert.include(rules, "default-src 'none'; style-src 'sha256-")
      assert.include(page.text(), `bestelling ${order.number} voor ${CUSTOMER.naam}.`)
      assert.include(page.text(), 'Draaiboek')
    }
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 0)
  })

  test('a file that broke off goes on where it was', async ({ client, assert }) => {
    const party = present(await onOrderPage(client, await paid(client, 'binky')), 'the pack')
    const whole = bytes(await client.get(party.fileUrl))
    const rest = await client.get(party.fileUrl).header('range', 'bytes=100-')
    rest.assertStatus(206)
    assert.isTrue(bytes(rest).equals(whole.subarray(100)))
  })

  test('a customer gets a pack that changed since the build, drawn once while the shop goes on', async ({
    assert,
  }) => {
    const pack = { ...firstOf(PARTY_PACKS), title: freshToken() }
    const [path, { path: picture }] = await Promise.all([
      barePack(pack, 'ink_saving'),
      invitationOf(pack),
    ])
    assert.equal((await readFile(path)).subarray(0, 5).toString(), '%PDF-')
    assert.isTrue(isPng(await readFile(picture)))
    const { mtimeMs } = await stat(path)
    assert.equal(await barePack(pack, 'ink_saving'), path)
    assert.equal((await stat(path)).mtimeMs, mtimeMs)
  }).timeout(60_000)

  test('the mail of a paid order tells where the pack is, also of a game by post', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const { token } = await paid(client, 'kunstroof')
    await drainQueue()
    const mail = firstOf(mailbox.to(CUSTOMER.email))
    for (const content of [textOf(mail), mail.html as string]) {
      assert.include(content, 'Feestpakket: een uitnodiging')
      assert.include(content, `/bestelling/${token}`)
    }
  })

  test('a visitor with the address of a file alone gets nothing: {title}')
    .with([
      { title: 'no signature', query: '' },
      { title: 'a made-up one', query: '?tot=9999999999&handtekening=abc' },
      { title: 'an old one', query: '?tot=1000&handtekening=abc' },
    ])
    .run(async ({ client }, { query }) => {
      const { token } = await paid(client, 'sintjunior')
      const download = await Delivery.findByOrFail('kind', 'download')
      for (const page of [`/bestelling/${token}`, `/download/${download.token}`])
        for (const file of ['feestpakket.pdf', 'webpagina']) {
          const answer = await client.get(`${page}/feest/${file}${query}`).redirects(0)
          answer.assertStatus(302)
          answer.assertHeader('location', page)
        }
    })

  test('an order that is not paid, or was refunded, has no pack', async ({ client, assert }) => {
    const order = await ordered(client, 'binky')
    assert.isNull(await onOrderPage(client, order))
    for (const { id } of simulator.control.payments())
      await simulator.control.decide(id, 'paid', { webhook: 'direct' })
    const party = present(await onOrderPage(client, order), 'the pack')
    await simulator.control.refund(firstOf(simulator.control.payments()).id)
    assert.isNull(await onOrderPage(client, order))
    for (const url of [party.fileUrl, party.webUrl]) {
      const answer = await client.get(url).redirects(0)
      answer.assertStatus(302)
      answer.assertHeader('location', `/bestelling/${order.token}`)
    }
  })

  test('an unknown, expired or withdrawn link gives nothing', async ({ client }) => {
    await paid(client, 'sintjunior')
    const delivery = await Delivery.findByOrFail('kind', 'download')
    const page = await client.get(`/download/${delivery.token}`)
    const { fileUrl, webUrl } = present(
      pageProps<{ party: PartyLinks | null }>(page).party,
      'the pack'
    )
    ;(await client.get('/download/bestaatniet/feest/feestpakket.pdf')).assertStatus(404)
    ;(await client.get('/bestelling/bestaatniet/feest/feestpakket.pdf')).assertStatus(404)
    ;(await client.get(`/download/${delivery.token}/feest/iets.pdf`)).assertStatus(404)
    await delivery.merge({ validUntil: DateTime.utc().minus({ minutes: 1 }) }).save()
    for (const url of [fileUrl, webUrl]) (await client.get(url)).assertStatus(404)
    await delivery.merge({ validUntil: null, revokedAt: DateTime.utc() }).save()
    for (const url of [fileUrl, webUrl]) (await client.get(url)).assertStatus(404)
  })

  test('a play link of {path} gives the pack of its own game while it lasts')
    .with([...GAMES])
    .run(async ({ client, assert }, { path, itemName }) => {
      const { delivery, uniqueId } = await playLink(path)
      const at = (game: string, file: string) =>
        client.get(`/spelen/${uniqueId}/${game}/feest/${file}`)
      const pack = await at(path, 'feestpakket.pdf')
      pack.assertStatus(200)
      pack.assertHeader('content-type', 'application/pdf')
      assert.include(headerOf(pack, 'content-disposition'), `feestpakket-${itemName}-`)
      ;(await at(path, 'feestpakket-zuinig.pdf')).assertStatus(200)
      assert.isTrue(isPng(bytes(await at(path, 'uitnodiging.png'))))
      const page = await at(path, 'webpagina')
      page.assertStatus(200)
      page.assertHeader('cache-control', 'no-store')
      assert.include(page.text(), 'Draaiboek')

      const other = present(
        GAMES.find((game) => game.path !== path),
        'another game'
      )
      for (const file of ['feestpakket.pdf', 'webpagina'])
        (await at(other.path, file)).assertStatus(404)
      await delivery.merge({ validUntil: DateTime.utc().minus({ minutes: 1 }) }).save()
      for (const file of ['feestpakket.pdf', 'webpagina']) (await at(path, file)).assertStatus(404)
    })
    .timeout(60_000)

  test('the page of {itemName} in the shop says that there is a pack, and what is in it')
    .with([...ORDERABLE_GAMES])
    .run(async ({ client }, { itemName }) => {
      const page = await client.get(`/escaperooms/${itemName}`)
      page.assertTextIncludes('Met Feestpakket.')
    })
})
