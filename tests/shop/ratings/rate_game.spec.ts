import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import AuditEntry from '#models/admin/audit_entry'
import Gift from '#models/shop/gift'
import Rating from '#models/shop/rating'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { htmlText } from '#tests/helpers/core/html_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { gameAt } from '#tests/helpers/play/game_at'
import { markSolved, playLink, player } from '#tests/helpers/play/paid_play_link'
import { onlyOf } from '#tests/helpers/present'

const PATH = 'cuneravanrhenen'
const PAGE = '/escaperooms/cunera-van-rhenen'
const GOOD = { leuk: 5, moeilijk: 3, regel: 'De slee was het mooist' }

/** A finished game, with the calls of its players. */
async function finished(client: ApiClient) {
  const { order, delivery, uniqueId } = await playLink(PATH)
  await markSolved(delivery, gameAt(PATH).puzzles)
  const { callApi } = player(client, PATH, uniqueId)
  const rate = (data: object = GOOD) => callApi('beoordeling', data)
  return { order, delivery, uniqueId, rate, takeBack: () => callApi('beoordeling/weg') }
}

/** The same, given to Sofie by the customer who paid for it. */
async function givenAway(client: ApiClient) {
  const gift = await finished(client)
  await Gift.create({
    ...{ orderId: gift.order.id, token: 'geheim', way: 'email', receiverName: 'Sofie' },
    ...{ receiverEmail: 'sofie@example.org', message: null, giveOn: null },
  })
  return gift
}

type Shown = { count: number; fun: number; lines: { text: string }[] } | null
async function shown(client: ApiClient) {
  const page = await new Browser(client).open(PAGE)
  return { ratings: pageProps<{ ratings: Shown }>(page).ratings, html: page.text() }
}

test.group('Ratings', (group) => {
  group.each.setup(() => emptyShop())

  test('the page shows nothing of two ratings, and all of three, also to search engines', async ({
    client,
    assert,
  }) => {
    for (const fun of [5, 4])
      (await (await finished(client)).rate({ ...GOOD, leuk: fun })).assertStatus(200)
    const early = await shown(client)
    assert.isNull(early.ratings)
    assert.notInclude(early.html, 'aggregateRating')
    assert.notInclude(early.html, 'De slee was het mooist')

    ;(await (await finished(client)).rate({ leuk: 4, moeilijk: 2 })).assertStatus(200)
    const { ratings, html } = await shown(client)
    assert.equal(ratings?.count, 3)
    assert.equal(ratings?.fun, 4.3)
    assert.lengthOf(ratings?.lines ?? [], 2)
    assert.include(
      html,
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3,"ratingCount":3'
    )
    assert.include(htmlText(html).replaceAll('\n', ''), '3 beoordelingen')
    assert.include(html, 'Wat spelers vinden')
  })

  test('taps on five phones at once are one rating, and a later one takes its place', async ({
    client,
    assert,
  }) => {
    const { rate, order } = await finished(client)
    const replies = await Promise.all(Array.from({ length: 5 }, () => rate()))
    for (const reply of replies) reply.assertStatus(200)
    const first = onlyOf(await Rating.all())
    assert.equal(first.orderId, order.id)
    await rate({ leuk: 2, moeilijk: 4, regel: '' })
    const changed = onlyOf(await Rating.all())
    assert.include(changed.serialize(), { id: first.id, fun: 2, difficulty: 4, line: null })
  })

  test('the buyer sees that the rating was given, and takes it back', async ({
    client,
    assert,
  }) => {
    const { rate, takeBack, uniqueId } = await finished(client)
    const own = async () =>
      pageProps<{ rating: object }>(await new Browser(client).open(`/spelen/${uniqueId}/${PATH}`))
        .rating
    assert.deepEqual(await own(), { given: false, hidden: null, gift: false })
    await rate()
    assert.deepEqual(await own(), { given: true, hidden: null, gift: false })
    ;(await takeBack()).assertStatus(200)
    ;(await takeBack()).assertStatus(200)
    assert.deepEqual(await own(), { given: false, hidden: null, gift: false })
    assert.lengthOf(await Rating.all(), 0)
  })

  test('nobody rates before the end', async ({ client, assert }) => {
    const { uniqueId } = await playLink(PATH)
    ;(await player(client, PATH, uniqueId).callApi('beoordeling', GOOD)).assertStatus(409)
    assert.lengthOf(await Rating.all(), 0)
  })

  test('the receiver of a gift rates the game in place of the giver', async ({
    client,
    assert,
  }) => {
    const { uniqueId, rate, takeBack, order } = await givenAway(client)
    const own = async () =>
      pageProps<{ rating: object }>(await new Browser(client).open(`/spelen/${uniqueId}/${PATH}`))
        .rating
    assert.deepEqual(await own(), { given: false, hidden: null, gift: true })
    for (const reply of await Promise.all([rate(), rate()])) reply.assertStatus(200)
    assert.include(onlyOf(await Rating.all()).serialize(), { orderId: order.id, line: GOOD.regel })
    assert.deepEqual(await own(), { given: true, hidden: null, gift: true })

    for (const other of [await finished(client), await finished(client)]) await other.rate()
    assert.equal((await shown(client)).ratings?.count, 3)
    ;(await takeBack()).assertStatus(200)
    assert.isNull((await shown(client)).ratings)
  })

  test('{why} is no rating')
    .with([
      { why: 'one tap', data: { leuk: 5 } },
      { why: 'a step that does not exist', data: { leuk: 6, moeilijk: 3 } },
      { why: 'a step as text', data: { leuk: 5, moeilijk: '3' } },
      { why: 'a line that is too long', data: { leuk: 5, moeilijk: 3, regel: 'x'.repeat(201) } },
      { why: 'an address', data: { leuk: 5, moeilijk: 3, regel: 'Mail noor@example.nl' } },
    ])
    .run(async ({ client, assert }, { data }) => {
      const { rate } = await finished(client)
      const reply = await rate(data)
      reply.assertStatus(422)
      assert.lengthOf(await Rating.all(), 0)
    })
})

test.group('Ratings, for the owner', (group) => {
  group.each.setup(() => emptyShop())

  test('a hidden rating counts no more, its buyer reads why, and it can come back', async ({
    client,
    assert,
  }) => {
    const buyers = [await finished(client), await finished(client), await finished(client)] as const
    for (const { rate } of buyers) await rate()
    assert.equal((await shown(client)).ratings?.count, 3)
    const rude = await Rating.findByOrFail('orderId', buyers[0].order.id)
    const admin = await loggedIn(client)
    const hide = () =>
      admin.post(`/api/dashboard/beoordeling/${rude.id}/verbergen`, { reden: 'rude' })
    for (const reply of await Promise.all([hide(), hide()])) reply.assertStatus(200)
    assert.isNull((await shown(client)).ratings)
    const page = await new Browser(client).open(`/spelen/${buyers[0].uniqueId}/${PATH}`)
    assert.deepEqual(pageProps<{ rating: object }>(page).rating, {
      given: true,
      hidden: 'rude',
      gift: false,
    })
    /** Another text does not bring it back. */
    await buyers[0].rate({ ...GOOD, regel: 'Nu netjes' })
    assert.isNull((await shown(client)).ratings)

    ;(await admin.post(`/api/dashboard/beoordeling/${rude.id}/tonen`, {})).assertStatus(200)
    assert.equal((await shown(client)).ratings?.count, 3)
    const audit = await AuditEntry.query().orderBy('id')
    assert.deepEqual(
      audit.map(({ what, subject }) => [what, subject]),
      [
        ['rating_hidden', buyers[0].order.number],
        ['rating_shown', buyers[0].order.number],
      ]
    )
  })

  test('a reason is needed, and only an owner hides', async ({ client, assert }) => {
    const { rate } = await finished(client)
    await rate()
    const { id } = onlyOf(await Rating.all())
    const path = `/api/dashboard/beoordeling/${id}/verbergen`
    const admin = await loggedIn(client)
    const without = await admin.post(path, { reden: 'valt tegen' })
    without.assertStatus(422)
    const stranger = new Browser(client)
    await stranger.open('/login')
    ;(await stranger.post(path, { reden: 'suspect' })).assertStatus(401)
    assert.isNull((await Rating.findOrFail(id)).hiddenReason)
    const rows = pageProps<{ ratings: { line: string; game: string }[] }>(
      await admin.open('/dashboard/beoordelingen')
    ).ratings
    assert.include(onlyOf(rows), { line: GOOD.regel, game: 'Cunera van Rhenen' })
  })

  test('a person who asks gets the rating, and one who wants to be forgotten takes it along', async ({
    client,
    assert,
  }) => {
    const { rate, order } = await finished(client)
    await rate()
    const file = JSON.stringify(await exportPersonalData(order.email, DateTime.utc()))
    assert.include(file, GOOD.regel)
    await erasePersonalData(order.email, DateTime.utc())
    assert.lengthOf(await Rating.all(), 0)
  })

  test('the rating of a gift is the word of its receiver, and not of its giver', async ({
    client,
    assert,
  }) => {
    const { rate, order } = await givenAway(client)
    await rate()
    const fileOf = async (email: string) =>
      JSON.stringify(await exportPersonalData(email, DateTime.utc()))
    assert.include(await fileOf('sofie@example.org'), GOOD.regel)
    assert.notInclude(await fileOf(order.email), GOOD.regel)

    const { erased } = await erasePersonalData('sofie@example.org', DateTime.utc())
    assert.equal(erased.beoordelingen, 1)
    assert.lengthOf(await Rating.all(), 0)
    assert.isNotNull(await Gift.findBy('orderId', order.id))
  })
})
