import { test } from '@japa/runner'
import { controlGame } from '#app/live/control/control_game'
import { pauseGame } from '#app/live/control/pause_game'
import { logSentence } from '#app/live/rounds/log_sentence'
import GameLogEntry from '#models/live/game_log_entry'
import Occupation from '#models/live/occupation'
import Round from '#models/live/round'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt, lastOf } from '#tests/helpers/present'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('Ending a game early', (group) => {
  group.each.setup(() => emptyShop())

  test('a game that is ended early shows the scores of the round, and keeps the round and its log', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    await mobile.enter(itemAt(rooms, 1))
    const admin = await loggedIn(client)
    const ended = await admin.post(`${GAME}/finishspel/${customer.id}`, { gezien: 'started' })
    ended.assertStatus(200)
    assert.equal(ended.body().spellenfabriek.status, 'finished')
    assert.deepEqual(
      ended.body().eindstand.map((one: { punten: number }) => one.punten),
      [100, 0, 0]
    )
    assert.lengthOf(await Occupation.all(), 0)
    const round = await Round.firstOrFail()
    assert.isNull(round.closedAt)
    const lines = await GameLogEntry.query().where('round_id', round.id).orderBy('id')
    assert.equal(
      logSentence(lastOf(lines), { teams, rooms }),
      'Het spel werd eerder beëindigd, en de eindscores werden aan alle teams getoond.'
    )
    const late = await mobile.answer(itemAt(rooms, 1), 'antwoord 2')
    late.assertStatus(409)
    assert.equal(late.body().message, 'Het spel is afgelopen.')
    await game.refresh()
    assert.isNotNull(game.start)
  })

  test('a game can be ended early during a pause, and its clock is no longer paused', async ({
    assert,
  }) => {
    const { game } = await createPlayingEvening()
    await pauseGame(game.id)
    assert.isTrue((await controlGame(game.id, 'finishspel')).ok)
    await game.refresh()
    assert.equal(game.status, 'finished')
    assert.isNull(game.pausedAt)
  })

  test('each answer that is accepted at the moment of the press is in the final scores, once', async ({
    client,
    assert,
  }) => {
    const { customer, rooms, teams } = await createPlayingEvening({ rooms: 6, teams: 6 })
    const phones = teams.map((team) => phone(client, team))
    await Promise.all(phones.map((mobile, index) => mobile.enter(itemAt(rooms, index))))
    const admin = await loggedIn(client)
    const press = () => admin.post(`${GAME}/finishspel/${customer.id}`, { gezien: 'started' })
    const answer = (index: number) =>
      itemAt(phones, index).answer(itemAt(rooms, index), `antwoord ${index + 1}`)
    const [a, b, first, c, d, second, e, f] = await Promise.all([
      answer(0),
      answer(1),
      press(),
      answer(2),
      answer(3),
      press(),
      answer(4),
      answer(5),
    ])
    for (const pressed of [first, second]) pressed.assertStatus(200)
    const statuses = [a, b, c, d, e, f].map((reply) => reply.status())
    for (const status of statuses) assert.include([200, 409], status)
    const accepted = statuses.filter((status) => status === 200).length
    const { eindstand: standings } = (
      await admin.open(`/api/dashboard/klant/${customer.id}`)
    ).body()
    const points = standings.map((one: { punten: number }) => one.punten)
    assert.equal(
      points.reduce((sum: number, one: number) => sum + one, 0),
      accepted * 100
    )
    assert.lengthOf(await GameLogEntry.query().where('what', 'finishspel'), 1)
  })
})
