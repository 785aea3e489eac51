import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { noteScreen, watchReveals } from '#app/live/big_screen/manage_screen'
import { correctPoints } from '#app/live/control/control_game'
import { keepWatch } from '#app/live/game/watchman'
import type { Data } from '@generated/data'
import GameLogEntry from '#models/live/game_log_entry'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, present } from '#tests/helpers/present'
import type { ApiClient } from '@japa/api-client'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('Phones and the final scores', (group) => {
  group.each.setup(() => emptyShop())
  group.each.teardown(() => app.container.restore(Broadcaster))

  test('a team gets no final scores on its phone while the big screen tells them', async ({
    client,
    assert,
  }) => {
    const evening = await playedEvening(client)
    const { customer, teams, game } = evening
    await openScreen(client, evening)
    const heard = await listening()
    const admin = await loggedIn(client)
    const pressed = await admin.post(`${GAME}/finishspel/${customer.id}`, { gezien: 'started' })
    pressed.assertStatus(200)
    const places = new Set(pressed.body().eindstand.map((one: { plaats: number }) => one.plaats))
      .size
    assert.equal(places, 3)
    await game.refresh()
    assert.equal(
      present(game.revealAt, 'revealAt').diff(present(game.finishedAt, 'finishedAt')).toMillis(),
      places * 3000
    )

    app.container.restore(Broadcaster)
    for (const team of teams) {
      const { snapshot, me, page } = await everythingOf(client, team, customer.id)
      assert.equal(snapshot.spellenfabriek?.status, 'finished')
      assert.isNull(snapshot.eindstand)
      assert.equal(snapshot.eindstand_om, present(game.revealAt, 'revealAt').toMillis())
      assert.isNull(page.eindstand)
      const others = teams.filter(({ id }) => id !== team.id).map(({ id }) => pointsOf(id))
      for (const sent of [snapshot, me, page])
        for (const points of others) assert.notInclude(numbersIn(sent), points)
      assert.include(numbersIn(snapshot), pointsOf(team.id))
    }
    const refused = await phone(client, firstOf(teams)).enter({ id: 1 })
    refused.assertStatus(409)
    assert.isNull(refused.body().snapshot.eindstand)
    for (const { event, data } of heard) {
      assert.include(event, 'SpellenFabriek')
      assert.deepEqual(Object.keys(data), ['versie'])
    }
    const screen = await client.get(`/api/scherm/${game.screenToken}`)
    assert.lengthOf(screen.body().eindstand, 3)
    assert.equal(screen.body().eindstand_sinds, present(game.finishedAt, 'finishedAt').toMillis())
  })

  test('all phones hear at the moment that the server chose that the final scores are there', async ({
    client,
    assert,
  }) => {
    const evening = await playedEvening(client)
    await openScreen(client, evening)
    const revealAt = await finish(client, evening)
    await noteScreen(evening.game, DateTime.utc().plus({ seconds: 8 }))
    await keepWatch(revealAt.minus({ milliseconds: 1 }))
    assert.isNull((await look(client, evening)).eindstand)
    const heard = await listening()
    const before = await look(client, evening)
    await keepWatch(revealAt)
    const after = await look(client, evening)
    assert.lengthOf(present(after.eindstand, 'eindstand'), 3)
    assert.isNull(after.eindstand_om)
    assert.equal(after.versie, before.versie + 1)
    assert.deepEqual(heard, [{ event: 'SpellenFabriekStatus', data: { versie: after.versie } }])
    await keepWatch(revealAt.plus({ seconds: 5 }))
    assert.equal((await look(client, evening)).versie, after.versie)
  })

  test(
    'phones show the final scores at once without a big screen, or with one that was closed before'
  )
    .with([null, 26, 3600])
    .run(async ({ client, assert }, seconds) => {
      const evening = await playedEvening(client)
      if (seconds !== null) await noteScreen(evening.game, DateTime.utc().minus({ seconds }))
      const admin = await loggedIn(client)
      await admin.post(`${GAME}/finishspel/${evening.customer.id}`)
      const { eindstand: standings, eindstand_om: moment } = await look(client, evening)
      assert.lengthOf(present(standings, 'the standings'), 3)
      assert.isNull(moment)
    })

  test('a big screen that is lost meanwhile keeps no phone waiting', async ({ client, assert }) => {
    const evening = await playedEvening(client, 8)
    await openScreen(client, evening)
    const revealAt = await finish(client, evening)
    const began = present(evening.game.finishedAt, 'finishedAt')
    assert.isAbove(revealAt.diff(began).as('seconds'), 10)
    await watchReveals(began.plus({ seconds: 9 }))
    assert.isNull((await look(client, evening)).eindstand)
    await watchReveals(began.plus({ seconds: 10 }))
    assert.isNotNull((await look(client, evening)).eindstand)
  })

  test('the game master shows the final scores on the phones now, and pressing twice is once', async ({
    client,
    assert,
  }) => {
    const evening = await playedEvening(client)
    await openScreen(client, evening)
    await finish(client, evening)
    const admin = await loggedIn(client)
    const show = () => admin.post(`${GAME}/eindstand/${evening.customer.id}`)
    const pressed = await Promise.all([show(), show(), watchReveals(DateTime.utc()), show()])
    for (const one of pressed) one?.assertStatus(200)
    assert.lengthOf(present((await look(client, evening)).eindstand, 'eindstand'), 3)
    assert.lengthOf(await GameLogEntry.query().where('what', 'revealed'), 1)
    const again = await show()
    again.assertStatus(200)
    assert.isNull(again.body().spellenfabriek.eindstand_om)
  })

  test('a correction during the telling reaches the big screen and no phone', async ({
    client,
    assert,
  }) => {
    const evening = await playedEvening(client)
    await openScreen(client, evening)
    await finish(client, evening)
    const { game, teams } = evening
    await correctPoints(game.id, firstOf(teams).id, { points: 5, reason: 'Mooi' })
    assert.isNull((await look(client, evening)).eindstand)
    const screen = await client.get(`/api/scherm/${game.screenToken}`)
    assert.equal(firstOf<{ punten: number }>(screen.body().eindstand).punten, 742)
  })

  test('a next round begins without the wait of the round before', async ({ client, assert }) => {
    const evening = await playedEvening(client)
    await openScreen(client, evening)
    await finish(client, evening)
    const admin = await loggedIn(client)
    for (const button of ['stoplobby', 'openlobby', 'startspel'])
      (await admin.post(`${GAME}/${button}/${evening.customer.id}`)).assertStatus(200)
    await evening.game.refresh()
    assert.isNull(evening.game.revealAt)
    assert.isNull(evening.game.finishedAt)
  })

  test('a sign of life needs the link of the screen', async ({ client, assert }) => {
    const { game } = await createPlayingEvening()
    ;(await client.post('/api/scherm/dit-is-geen-geldige-link/aanwezig').json({})).assertStatus(404)
    await game.refresh()
    assert.isNull(game.screenSeenAt)
  })
})

type Evening = Awaited<ReturnType<typeof createPlayingEvening>>

const given = new Map<number, number>()
const pointsOf = (teamId: number) => present(given.get(teamId), 'the points of a team')

/** Each team has points of its own, which stand out in any text. */
async function playedEvening(client: ApiClient, teamCount = 3): Promise<Evening> {
  const all = await createPlayingEvening({ teams: teamCount })
  /** The teams with a higher number take no part. */
  const evening = { ...all, teams: all.teams.slice(0, teamCount) }
  for (const [index, { id }] of evening.teams.entries()) {
    const points = 737 - 101 * (index % 3) - 7 * Math.floor(index / 3)
    given.set(id, points)
    await correctPoints(evening.game.id, id, { points, reason: 'Gespeeld' })
  }
  await phone(client, firstOf(evening.teams)).enter(itemAt(evening.rooms, 1))
  return evening
}

const openScreen = async (client: ApiClient, { game }: Evening) =>
  (await client.post(`/api/scherm/${game.screenToken}/aanwezig`).json({})).assertStatus(204)

/** @returns when the phones may show the scores */
async function finish(client: ApiClient, { customer, game }: Evening) {
  const admin = await loggedIn(client)
  ;(await admin.post(`${GAME}/finishspel/${customer.id}`)).assertStatus(200)
  await game.refresh()
  return present(game.revealAt, 'revealAt')
}

async function look(client: ApiClient, { teams }: Evening) {
  return (
    await phone(client, itemAt(teams, 1)).request('klant')
  ).body() as Data.Live.Game.TeamSnapshot
}

/** What the server says to a team: its snapshot, itself, and the props of its page. */
async function everythingOf(client: ApiClient, team: Evening['teams'][number], customerId: number) {
  const calls = phone(client, team)
  const path = `/spelen/${customerId}/spellenfabriek`
  const browser = new Browser(client)
  await browser.open(`${path}?api_token=${team.apiToken}`)
  const opened = await browser.open(path)
  return {
    snapshot: (await calls.request('klant')).body() as Data.Live.Game.TeamSnapshot,
    me: (await calls.request('me')).body() as object,
    page: pageProps<{ snapshot: Data.Live.Game.TeamSnapshot }>(opened).snapshot,
  }
}

/** What is told over the channels from now on. */
async function listening() {
  const real = await app.container.make(Broadcaster)
  const heard: { event: string; data: Record<string, unknown> }[] = []
  const ear = Object.create(real) as Broadcaster
  ear.publish = async (_channels, event, data) => void heard.push({ event, data })
  app.container.swap(Broadcaster, () => ear)
  return heard
}

/** Every number in what was sent, wherever it stands. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (isId(key) ? [] : numbersIn(inner)))
}

/** An id may happen to be the points of a team. */
const isId = (key: string) => key === 'id' || key.endsWith('_id')
