import { setTimeout } from 'node:timers/promises'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Data } from '@generated/data'
import { controlGame } from '#app/live/control/control_game'
import type { RoundResult } from '#app/live/rounds/round_result_transformer'
import GameLogEntry from '#models/live/game_log_entry'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { EMPTY } from '#tests/helpers/live/paper_evening'
import { createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

const D = '/dashboard/klant/spellenfabriek'
const SEEN = { uitkomst: 'open', fouten: 3, hints: 1 }
const ASKED = [
  'Team 1, Kamer 1: op de telefoon 3 fouten, 1 hint; hier 1 fout, 0 hints.',
  'Team 1, Kamer 2: op de telefoon opgelost; hier niet opgelost.',
]

/** Three mistakes and a hint in the first room, and the second one solved, all on a phone. */
async function onPhones(client: ApiClient) {
  const evening = await createPlayingEvening({ teams: 2, rooms: 3 })
  const [one, two] = [firstOf(evening.rooms), itemAt(evening.rooms, 1)]
  const mobile = phone(client, firstOf(evening.teams))
  await mobile.enter(one)
  await mobile.callApi('useHint1', { roomid: one.id })
  for (const wrong of ['mis 1', 'mis 2', 'mis 3']) await mobile.answer(one, wrong)
  await mobile.callApi('leaveroom', { roomid: one.id })
  await mobile.enter(two)
  await mobile.answer(two, 'antwoord 2')
  const round = await Round.findByOrFail('spellenfabriek_id', evening.game.id)
  const admin = await loggedIn(client)
  const cell = (index: number, typed: object, seen: object) => ({
    team_id: firstOf(evening.teams).id,
    room_id: itemAt(evening.rooms, index).id,
    ...typed,
    gezien: seen,
  })
  const send = (cells: object[], more: object = {}) =>
    admin.post(`/api${D}/papier/${evening.customer.id}`, {
      ronde: round.id,
      nummer: 1,
      cellen: cells,
      ...more,
    })
  const sheet = async () => {
    const page = await admin.open(`${D}/${evening.customer.id}/rondes/${round.id}/papier`)
    return pageProps<{ sheet: Data.Live.PaperScores.PaperSheet }>(page).sheet
  }
  const log = async () => {
    const page = await admin.open(`${D}/${evening.customer.id}/rondes/${round.id}`)
    return pageProps<{ result: RoundResult }>(page).result.log.map(({ sentence }) => sentence)
  }
  return { evening, mobile, cell, send, sheet, log, one }
}

type OnPhones = Awaited<ReturnType<typeof onPhones>>

/** Fewer mistakes and no hint in the first room, and the second one not solved. */
const lowered = ({ cell }: OnPhones) => [
  cell(0, { uitkomst: 'open', fouten: 1, hints: 0 }, SEEN),
  cell(1, EMPTY, { ...EMPTY, uitkomst: 'opgelost' }),
]

test.group('Less than the phones counted', (group) => {
  group.each.setup(() => emptyShop())

  test('less than the phones counted is asked about, and nothing of the sheet is stored until then', async ({
    client,
    assert,
  }) => {
    const halfway = await onPhones(client)
    const more = halfway.cell(2, { uitkomst: 'opgelost', fouten: 0, hints: 0 }, EMPTY)
    const asked = await halfway.send([...lowered(halfway), more])
    asked.assertStatus(409)
    assert.equal(asked.body().reden, 'less_than_phones')
    assert.deepEqual(asked.body().less, ASKED)
    assert.isNumber(asked.body().snapshot.versie)
    assert.lengthOf(await RoomProgress.all(), 2)
    assert.lengthOf(await GameLogEntry.query().where('what', 'typed_in'), 0)

    const stored = await halfway.send([...lowered(halfway), more], { less: true })
    stored.assertStatus(200)
    assert.equal(stored.body().gewijzigd, 3)
    assert.include(
      await halfway.log(),
      'Van papier ingetypt voor Team 1: 3 kamers, samen 100 punten. Anders dan op de telefoons: Kamer 1 van 3 fouten, 1 hint naar 1 fout, 0 hints; Kamer 2 van opgelost naar niet opgelost.'
    )
  })

  test('what happened on paper is added without a question', async ({ client, assert }) => {
    const halfway = await onPhones(client)
    const added = await halfway.send([
      halfway.cell(0, { uitkomst: 'opgelost', fouten: 4, hints: 1 }, SEEN),
    ])
    added.assertStatus(200)
    assert.include(
      await halfway.log(),
      'Van papier ingetypt voor Team 1: 1 kamer, samen 70 punten.'
    )
  })

  test('a slip in what was typed in is mended without a question, down to what the phones counted', async ({
    client,
    assert,
  }) => {
    const halfway = await onPhones(client)
    const typed = { uitkomst: 'opgelost', fouten: 8, hints: 2 }
    ;(await halfway.send([halfway.cell(0, typed, SEEN)])).assertStatus(200)
    const [box] = (await halfway.sheet()).cellen
    assert.include(box, typed)
    assert.deepEqual(box?.phones, SEEN as never, 'the sheet still says what the phones counted')

    const right = { uitkomst: 'opgelost', fouten: 3, hints: 1 }
    ;(await halfway.send([halfway.cell(0, right, typed)])).assertStatus(200)
    const below = await halfway.send([halfway.cell(0, { ...right, fouten: 2 }, right)])
    below.assertStatus(409)
    assert.deepEqual(below.body().less, [
      'Team 1, Kamer 1: op de telefoon niet opgelost, 3 fouten; hier opgelost, 2 fouten.',
    ])
  })

  test('a box that was lowered to nothing still says what the phones counted', async ({
    client,
    assert,
  }) => {
    const halfway = await onPhones(client)
    ;(await halfway.send([halfway.cell(0, EMPTY, SEEN)], { less: true })).assertStatus(200)
    const [box] = (await halfway.sheet()).cellen
    assert.include(box, EMPTY)
    assert.deepEqual(box?.phones, SEEN as never)
  })

  test('nothing is asked about a box that an older shop typed in, of which nobody knows the rest', async ({
    client,
    assert,
  }) => {
    const halfway = await onPhones(client)
    const { game, teams } = halfway.evening
    await GameLogEntry.create({
      spellenfabriekId: game.id,
      roundId: (await Round.firstOrFail()).id,
      teamId: firstOf(teams).id,
      what: 'typed_in',
      data: JSON.stringify({ rooms: [halfway.one.id], points: 0 }),
    })
    const [first, solved] = lowered(halfway)
    ;(await halfway.send([first ?? {}])).assertStatus(200)
    const asked = await halfway.send([solved ?? {}])
    assert.deepEqual(asked.body().less, ASKED.slice(1))
  })

  test('a slip on a sheet comes before the question', async ({ client, assert }) => {
    const halfway = await onPhones(client)
    const slip = halfway.cell(2, { ...EMPTY, hints: 4 }, EMPTY)
    const refused = await halfway.send([...lowered(halfway), slip])
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['cellen.2.hints'])
  })

  test('a yes that is pressed twice, also at the same moment, lowers once and is told once', async ({
    client,
    assert,
  }) => {
    const halfway = await onPhones(client)
    const press = (more: object) => halfway.send(lowered(halfway), more)
    const replies = await Promise.all([press({ less: true }), press({}), press({ less: true })])
    replies.push(await press({ less: true }))
    assert.sameMembers(
      replies.map((reply) => reply.body().gewijzigd).filter((changed) => changed > 0),
      [2]
    )
    for (const index of [0, 2, 3]) itemAt(replies, index).assertStatus(200)
    assert.include([200, 409], itemAt(replies, 1).status())
    assert.lengthOf(await GameLogEntry.query().where('what', 'typed_in'), 1)
  })

  test('a yes never takes away what a phone counts at that moment', async ({ client, assert }) => {
    const halfway = await onPhones(client)
    await halfway.mobile.enter(halfway.one)
    const count = async () =>
      (await RoomProgress.findByOrFail('room_id', halfway.one.id)).wrongCount
    /** The store waits ever longer, so that it comes before, during and after the tap. */
    for (const wait of [0, 4, 8, 12, 16, 20]) {
      const seen = { ...SEEN, fouten: await count() }
      const lower = { ...seen, fouten: 1 }
      const store = async () => {
        await setTimeout(wait)
        return halfway.send([halfway.cell(0, lower, seen)], { less: true })
      }
      const [stored] = await Promise.all([
        store(),
        halfway.mobile.answer(halfway.one, `weer mis ${wait}`),
      ])
      if (stored.status() !== 200) stored.assertStatus(422)
      assert.equal(await count(), stored.status() === 200 ? 2 : seen.fouten + 1)
    }
  })

  test('the sheet of a round that was played on phones and is over says so, until paper joins it', async ({
    client,
    assert,
  }) => {
    const halfway = await onPhones(client)
    assert.isFalse((await halfway.sheet()).onPhones, 'it is still played')
    await controlGame(halfway.evening.game.id, 'finishspel')
    const over = await halfway.sheet()
    assert.isTrue(over.onPhones)
    assert.isFalse(over.closed)
    await controlGame(halfway.evening.game.id, 'stoplobby')
    assert.isTrue((await halfway.sheet()).closed)
    const refused = await halfway.send(lowered(halfway))
    refused.assertStatus(409)
    assert.deepEqual(refused.body().less, ASKED, 'also in a round that is over')
    const added = halfway.cell(2, { ...EMPTY, uitkomst: 'opgelost' }, EMPTY)
    ;(await halfway.send([added])).assertStatus(200)
    assert.isFalse((await halfway.sheet()).onPhones)
  })
})
