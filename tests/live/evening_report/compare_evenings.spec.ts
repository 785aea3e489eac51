import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { asColumn, fromColumn } from '#app/core/database/dialect'
import { controlGame } from '#app/live/control/control_game'
import { configureGame, enableGame } from '#app/live/customers/configure_game'
import type { Data } from '@generated/data'
import Customer from '#models/live/customer'
import type Room from '#models/live/room'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createRoom, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt } from '#tests/helpers/present'

type Visit = { mistakes?: number; hints?: number; minutes?: number }

/** An evening of a customer of its own in this room, with a team for each visit that solves it. */
async function playIn(client: ApiClient, room: Room, visits: readonly Visit[]): Promise<Round> {
  const customer = await Customer.create({ name: 'Bakkerij Brink', email: 'brink@example.nl' })
  await enableGame(customer.id)
  const game = await Spellenfabriek.findByOrFail('customer_id', customer.id)
  await configureGame(game.id, {
    ...{ duration: 60, roomsIdsChecked: [room.id], roomsIdsNotChecked: [] },
    teamCount: visits.length,
  })
  for (const step of ['openlobby', 'startspel'] as const) await controlGame(game.id, step)
  const teams = await Team.query().where('customer_id', customer.id).orderBy('number')
  for (const [index, { mistakes = 0, hints = 0 }] of visits.entries()) {
    const mobile = phone(client, itemAt(teams, index))
    await mobile.enter(room)
    for (let hint = 1; hint <= hints; hint++)
      await mobile.callApi(`useHint${hint}`, { roomid: room.id })
    for (let mistake = 1; mistake <= mistakes; mistake++)
      await mobile.answer(room, `mis ${mistake}`)
    ;(await mobile.answer(room, 'antwoord 1')).assertStatus(200)
  }
  await controlGame(game.id, 'stoplobby')
  const round = await Round.findByOrFail('spellenfabriek_id', game.id)
  for (const [index, { minutes = 0 }] of visits.entries())
    await enterEarlier(round, itemAt(teams, index), minutes)
  return round
}

/**
 * Moves the moment at which the team entered the room back by so many minutes, because nobody waits
 * for a test.
 */
async function enterEarlier({ id }: Round, team: Team, minutes: number) {
  const entry = { round_id: id, team_id: team.id, what: 'betreden' }
  const { created_at: at } = (await db.from('game_log_entries').where(entry).firstOrFail()) as {
    created_at: string | Date
  }
  await db
    .from('game_log_entries')
    .where(entry)
    .update({ created_at: asColumn(fromColumn(at).minus({ minutes })) })
}

/** What the page of a round tells about the only room. */
async function reportOf(client: ApiClient, round: Round) {
  const game = await Spellenfabriek.findOrFail(round.spellenfabriekId)
  const admin = await loggedIn(client)
  const page = await admin.open(
    `/dashboard/klant/spellenfabriek/${game.customerId}/rondes/${round.id}`
  )
  return firstOf(pageProps<{ reports: Data.Live.EveningReport.RoomReport[] }>(page).reports)
}

test.group('A room beside earlier evenings', (group) => {
  group.each.setup(() => emptyShop())

  test('a room that was too hard stands beside how it went with other customers before', async ({
    client,
    assert,
  }) => {
    const room = await createRoom(1)
    const first = await playIn(client, room, [{ minutes: 4 }, { minutes: 5, hints: 1 }])
    const second = await playIn(client, room, [{ minutes: 6, mistakes: 1 }])
    const tonight = await playIn(client, room, [
      { minutes: 12, hints: 3, mistakes: 4 },
      { minutes: 8, hints: 2, mistakes: 3 },
    ])
    await playIn(client, room, [{ minutes: 59 }])

    const { now, earlier, tooHard } = await reportOf(client, tonight)
    assert.deepEqual(now, { tried: 2, solved: 2, minutes: 10, mistakes: 3.5, hints: 2.5 })
    assert.deepEqual(earlier, { tried: 3, solved: 3, minutes: 5, mistakes: 0.3, hints: 0.3 })
    assert.deepEqual(tooHard, [
      'duurde veel langer dan geschat',
      'veel hints nodig',
      'veel fout geraden',
    ])
    const before = await reportOf(client, second)
    assert.deepEqual(before.earlier, { tried: 2, solved: 2, minutes: 4.5, mistakes: 0, hints: 0.5 })
    assert.deepEqual(before.tooHard, [])
    assert.isNull((await reportOf(client, first)).earlier)
  })

  test('the taps of robots in a copy of an evening say nothing about people', async ({
    client,
    assert,
  }) => {
    const room = await createRoom(1)
    const people = await playIn(client, room, [{ mistakes: 1 }])
    const robots = await playIn(client, room, [{ mistakes: 9 }])
    const [evening, copy] = [
      await Spellenfabriek.findOrFail(people.spellenfabriekId),
      await Spellenfabriek.findOrFail(robots.spellenfabriekId),
    ]
    await db
      .from('customers')
      .where('id', copy.customerId)
      .update({ rehearsal_of: evening.customerId })
    const { earlier } = await reportOf(client, await playIn(client, room, [{}]))
    assert.deepEqual(earlier, { tried: 1, solved: 1, minutes: 0, mistakes: 1, hints: 0 })
  })

  test('a round is compared with the twenty before it, and with none before those', async ({
    client,
    assert,
  }) => {
    const room = await createRoom(1)
    await playIn(client, room, [{ mistakes: 9 }])
    for (let round = 1; round <= 20; round++) await playIn(client, room, [{ mistakes: 1 }])
    const { earlier } = await reportOf(client, await playIn(client, room, [{}]))
    assert.deepEqual(earlier, { tried: 20, solved: 20, minutes: 0, mistakes: 1, hints: 0 })
  })
})
