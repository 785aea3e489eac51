import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { controlGame, correctPoints, renameTeam } from '#app/live/control/control_game'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { keepWatch } from '#app/live/game/watchman'
import { takeOver, type News, type TeamView } from '#domain/live/game/news'
import type Team from '#models/live/team'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone, silenceTeams } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt, present } from '#tests/helpers/present'

/** Collects the news from now on, instead of sending it to sockets. */
async function listen() {
  const real = await app.container.make(Broadcaster)
  const heard: Record<string, unknown>[] = []
  const ear = Object.create(real) as Broadcaster
  ear.publish = async (_channels, _event, data) => void heard.push(data)
  app.container.swap(Broadcaster, () => ear)
  return heard as unknown as News[]
}

async function viewOf(client: ApiClient, team: Team): Promise<TeamView> {
  const answer = await phone(client, team).request('klant')
  const { server_tijd: _, ...view } = answer.body() as TeamView & { server_tijd: number }
  return view
}

test.group('News of another team', (group) => {
  group.each.setup(() => emptyShop())
  group.each.teardown(() => app.container.restore(Broadcaster))

  test('the news changes a screen just as the server would have told it', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [us, them] = teams as [Team, Team]
    const [first, second] = rooms as [(typeof rooms)[0], (typeof rooms)[0]]
    const heard = await listen()
    const mobile = phone(client, them)
    type Happening = [what: string, run: () => Promise<unknown>, before?: () => Promise<unknown>]
    const happenings: Happening[] = [
      ['enters', () => mobile.enter(first)],
      ['uses a hint', () => mobile.callApi('useHint1', { roomid: first.id })],
      ['answers wrong', () => mobile.answer(first, 'iets anders')],
      ['answers right', () => mobile.answer(first, 'antwoord 1')],
      ['enters another', () => mobile.enter(second)],
      ['leaves', () => mobile.callApi('leaveroom', { roomid: second.id })],
      ['enters again', () => mobile.enter(second)],
      ['goes silent', () => keepWatch(), () => silenceTeams({ minutes: 12 })],
      ['answers from where it was', () => mobile.answer(second, 'niet goed')],
    ]
    for (const [what, run, before] of happenings) {
      await before?.()
      const beforehand = await viewOf(client, us)
      heard.length = 0
      await run()
      const view = heard.reduce<TeamView | null>(
        (until, news) => until && (news.versie <= until.versie ? until : takeOver(until, news)),
        beforehand
      )
      const requested = await viewOf(client, us)
      assert.deepEqual(view, requested, what)
      assert.isAbove(requested.versie, beforehand.versie, what)
      assert.isNull(takeOver(await viewOf(client, them), { ...firstOf(heard), versie: 1e6 }), what)
    }
  })

  test("a team that takes over a silent team's room puts that team out on every screen", async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [us, them, silent] = teams as [Team, Team, Team]
    await phone(client, silent).enter(firstOf(rooms))
    const beforehand = await viewOf(client, us)
    await silenceTeams({ minutes: 12 })
    const heard = await listen()
    await phone(client, them).enter(firstOf(rooms))
    assert.deepEqual(Object.keys(firstOf(heard)), ['versie'], 'every screen fetches')
    assert.isNull(takeOver(beforehand, firstOf(heard)))
  })

  test('every phone fetches names, the clock and the final scores', async ({ client, assert }) => {
    const since = DateTime.utc().minus({ minutes: 90 })
    const { game, teams } = await createPlayingEvening({ duration: 60, since })
    const heard = await listen()
    await renameTeam(game.id, itemAt(teams, 1).id, 'De Speurders')
    await controlGame(game.id, 'finishspel')
    await correctPoints(game.id, itemAt(teams, 1).id, { points: 10, reason: 'sportief' })
    assert.isAtLeast(heard.length, 3)
    for (const news of heard) {
      assert.deepEqual(Object.keys(news), ['versie'])
      const view = { ...(await viewOf(client, firstOf(teams))), versie: news.versie - 1 }
      assert.isNull(takeOver(view, news))
    }
  })

  test('a phone fetches after missed news, and always for its own team', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [us, them] = teams as [Team, Team]
    const heard = await listen()
    const beforehand = await viewOf(client, us)
    const theirs = await viewOf(client, them)
    await phone(client, them).enter(firstOf(rooms))
    await phone(client, them).callApi('leaveroom', { roomid: firstOf(rooms).id })
    const [inside, gone] = heard as [News, News]
    assert.isNull(takeOver(beforehand, gone))
    assert.isNotNull(
      takeOver(present(takeOver(beforehand, inside), 'the state with the news'), gone)
    )
    assert.isNull(takeOver(theirs, inside))
  })
})
