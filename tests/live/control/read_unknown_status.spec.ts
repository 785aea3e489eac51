import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf } from '#tests/helpers/present'

const GAME = '/api/dashboard/klant/spellenfabriek'
const BUTTONS = ['openlobby', 'startspel', 'finishspel', 'stoplobby', 'pauze', 'verder'] as const

test.group('A status that is not ours', (group) => {
  group.each.setup(() => emptyShop())

  test('every screen of the game opens, and the status goes along as it is', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams, rooms } = await createPlayingEvening()
    await storeUnknown(game.id)
    const admin = await loggedIn(client)
    const settings = `/dashboard/klant/spellenfabriek/${customer.id}`
    for (const path of [`/dashboard/klant/${customer.id}`, settings, `${settings}/lobby`]) {
      const page = await admin.open(path)
      page.assertStatus(200)
      assert.equal(snapshotOn(page).spellenfabriek?.status, 'raar', path)
    }
    /** The rounds say nothing about the status. */
    ;(await admin.open(`${settings}/rondes`)).assertStatus(200)
    const seen = await admin.open(`/api/dashboard/klant/${customer.id}`)
    assert.equal(seen.body().spellenfabriek.status, 'raar')
    assert.deepEqual(seen.body().spellenfabriek.acties, [])

    const mobile = phone(client, firstOf(teams))
    assert.equal((await mobile.request('klant')).body().spellenfabriek.status, 'raar')
    ;(await mobile.enter(firstOf(rooms))).assertStatus(409)
    const screen = await client.get(`/scherm/${game.screenToken}`)
    screen.assertStatus(200)
    assert.equal(snapshotOn(screen).status, 'raar')
    const heard = await client.get(`/api/scherm/${game.screenToken}`)
    heard.assertStatus(200)
    assert.equal(heard.body().status, 'raar')
  })

  test("a team reads 'Onbekend' on its phone", async ({ client, assert }) => {
    const { customer, game, teams } = await createPlayingEvening()
    await storeUnknown(game.id)
    const browser = new Browser(client)
    const path = `/spelen/${customer.id}/spellenfabriek`
    await browser.open(`${path}?api_token=${firstOf(teams).apiToken}`)
    const page = await browser.open(path)
    page.assertStatus(200)
    assert.match(page.text() ?? '', />Onbekend</)
  })

  test('no button and no setting changes a game whose status is not ours', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms } = await createPlayingEvening()
    await storeUnknown(game.id)
    const admin = await loggedIn(client)
    for (const button of BUTTONS)
      (await admin.post(`${GAME}/${button}/${customer.id}`)).assertStatus(409)
    const saved = await admin.send('put', `${GAME}/${customer.id}`, {
      tijdsduur: 30,
      roomsIdsChecked: rooms.map(({ id }) => id),
      roomsIdsNotChecked: [],
    })
    saved.assertStatus(409)
    await game.refresh()
    assert.equal(game.status as string, 'raar')
    assert.equal(game.duration, 60)
  })
})

type Snapshot = { readonly status?: string; readonly spellenfabriek?: { readonly status: string } }

/** What a page that is made in the browser puts into words, see `read_unknown_status.browser.spec.ts`. */
const snapshotOn = (page: { text(): string }) => pageProps<{ snapshot: Snapshot }>(page).snapshot

/** What a newer version of the shop may have left behind. */
const storeUnknown = (id: number) =>
  db.from('live_games').where({ id }).update({ status: 'raar' }).increment('version', 1)
