import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { controlGame, correctPoints, renameTeam } from '#app/live/control/control_game'
import { asColumn } from '#app/core/database/dialect'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { keepWatch } from '#app/live/game/watchman'
import { neemOver, type News, type TeamView } from '#domain/live/game/news'
import type Team from '#models/live/team'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'

/** What was told since, instead of to sockets. */
async function listen() {
  const real = await app.container.make(Broadcaster)
  const heard: Record<string, unknown>[] = []
  const ear = Object.create(real) as Broadcaster
  ear.publish = async (_channels, _event, data) => void heard.push(data)
  app.container.swap(Broadcaster, () => ear)
  return heard as unknown as News[]
}

async function viewOf(client: ApiClient, team: Team): Promise<TeamView> {
  const answer = await phone(client, team).vraag('klant')
  const { server_tijd: _, ...view } = answer.body() as TeamView & { server_tijd: number }
  return view
}

test.group('What another team does', (group) => {
  group.each.setup(() => emptyShop())
  group.each.teardown(() => app.container.restore(Broadcaster))

  test('is taken over from the news as the server would have told it', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [us, them] = teams as [Team, Team]
    const [first, second] = rooms as [(typeof rooms)[0], (typeof rooms)[0]]
    const heard = await listen()
    const mobile = phone(client, them)
    const happenings: [string, () => Promise<unknown>][] = [
      ['enters', () => mobile.betreed(first)],
      ['uses a hint', () => mobile.roep('useHint1', { roomid: first.id })],
      ['answers wrong', () => mobile.antwoord(first, 'iets anders')],
      ['answers right', () => mobile.antwoord(first, 'antwoord 1')],
      ['enters another', () => mobile.betreed(second)],
      ['leaves', () => mobile.roep('leaveroom', { roomid: second.id })],
      ['enters again', () => mobile.betreed(second)],
      ['goes silent', () => fallSilent()],
      ['answers from where it was', () => mobile.antwoord(second, 'niet goed')],
    ]
    for (const [what, run] of happenings) {
      const beforehand = await viewOf(client, us)
      heard.length = 0
      await run()
      const view = heard.reduce<TeamView | null>(
        (until, news) => until && (news.versie <= until.versie ? until : neemOver(until, news)),
        beforehand
      )
      const requested = await viewOf(client, us)
      assert.deepEqual(view, requested, what)
      assert.isAbove(requested.versie, beforehand.versie, what)
      assert.isNull(neemOver(await viewOf(client, them), { ...heard[0]!, versie: 1e6 }), what)
    }
  })

  test('who takes a silent team its room puts it out on every screen', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [us, them, silent] = teams as [Team, Team, Team]
    await phone(client, silent).betreed(rooms[0]!)
    const beforehand = await viewOf(client, us)
    await goSilent()
    const heard = await listen()
    await phone(client, them).betreed(rooms[0]!)
    assert.deepEqual(neemOver(beforehand, heard[0]!), await viewOf(client, us))
  })

  test('names, the clock and the final scores are everybody’s to fetch', async ({
    client,
    assert,
  }) => {
    const since = DateTime.utc().minus({ minutes: 90 })
    const { spel: game, teams } = await createPlayingEvening({ tijdsduur: 60, sinds: since })
    const heard = await listen()
    await renameTeam(game.id, teams[1]!.id, 'De Speurders')
    await controlGame(game.id, 'finishspel')
    await correctPoints(game.id, teams[1]!.id, { punten: 10, reden: 'sportief' })
    assert.isAtLeast(heard.length, 3)
    for (const news of heard) {
      assert.deepEqual(Object.keys(news), ['versie'])
      const view = { ...(await viewOf(client, teams[0]!)), versie: news.versie - 1 }
      assert.isNull(neemOver(view, news))
    }
  })

  test('is fetched when something before it was missed, and its own things always', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await createPlayingEvening()
    const [us, them] = teams as [Team, Team]
    const heard = await listen()
    const beforehand = await viewOf(client, us)
    const theirs = await viewOf(client, them)
    await phone(client, them).betreed(rooms[0]!)
    await phone(client, them).roep('leaveroom', { roomid: rooms[0]!.id })
    const [inside, gone] = heard as [News, News]
    assert.isNull(neemOver(beforehand, gone))
    assert.isNotNull(neemOver(neemOver(beforehand, inside)!, gone))
    assert.isNull(neemOver(theirs, inside))
  })
})

async function goSilent() {
  const long = asColumn(DateTime.utc().minus({ minutes: 5 }))
  await db.from('bezettingen').update({ gezien_op: long })
}

async function fallSilent() {
  await goSilent()
  await keepWatch()
}
