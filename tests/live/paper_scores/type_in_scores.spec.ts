import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Data } from '@generated/data'
import { configureGame } from '#app/live/customers/configure_game'
import { controlGame } from '#app/live/control/control_game'
import { loadRound } from '#app/live/rounds/round_state'
import { finalStandings } from '#app/live/game/standings'
import type { RoundResult } from '#app/live/rounds/round_result_transformer'
import GameLogEntry from '#models/live/game_log_entry'
import Occupation from '#models/live/occupation'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'
import { latestDay } from '#domain/live/paper_scores'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { cellsOf, EMPTY, tapAll } from '#tests/helpers/live/paper_evening'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

const D = '/dashboard/klant/spellenfabriek'
const SIX = { teams: 6, rooms: 4 }
const SOLVED = { uitkomst: 'opgelost', fouten: 1, hints: 2 }

type Evening = Awaited<ReturnType<typeof createEvening>>

/** A sheet for a round that was played on paper alone. */
const newSheet = (cells: object[], more: object = {}) => ({
  ronde: null,
  nummer: 1,
  begonnen: '2026-09-12T20:00',
  cellen: cells,
  ...more,
})

const callOf = ({ customer }: Evening) => `/api${D}/papier/${customer.id}`

/** The ranking of a round, without the ids that differ per evening. */
async function ranking({ game }: Evening, roundId?: number) {
  const round = await Round.findByOrFail('spellenfabriek_id', game.id)
  const state = await loadRound(await Spellenfabriek.findOrFail(game.id), roundId ?? round.id)
  return finalStandings(state).map(({ name, points, done, rank }) => ({ name, points, done, rank }))
}

const oneCell = ({ teams, rooms }: Evening, more: object = {}) => ({
  team_id: firstOf(teams).id,
  room_id: firstOf(rooms).id,
  ...SOLVED,
  gezien: EMPTY,
  ...more,
})

test.group('Scores from paper', (group) => {
  group.each.setup(() => emptyShop())

  test(
    'a score sheet ranks six teams exactly as their taps do, with hint 3 counting {$self} time(s)'
  )
    .with([1, 2] as const)
    .timeout(60_000)
    .run(async ({ client, assert }, hint3Counts) => {
      const onPhones = await createEvening(SIX)
      const onPaper = await createEvening(SIX)
      for (const { game, rooms } of [onPhones, onPaper])
        await configureGame(game.id, {
          duration: 60,
          roomsIdsChecked: rooms.map(({ id }) => id),
          roomsIdsNotChecked: [],
          hint3Counts,
        })
      await controlGame(onPhones.game.id, 'openlobby')
      await controlGame(onPhones.game.id, 'startspel')
      await tapAll(client, onPhones)

      const admin = await loggedIn(client)
      const typed = await admin.post(callOf(onPaper), newSheet(cellsOf(onPaper)))
      typed.assertStatus(200)
      assert.equal(typed.body().gewijzigd, cellsOf(onPaper).length)

      const tapped = await ranking(onPhones)
      assert.deepEqual(await ranking(onPaper), tapped)
      assert.lengthOf(tapped, 6)
      assert.equal(firstOf(tapped).rank, itemAt(tapped, 1).rank, 'two teams share the first place')
      assert.isAbove(new Set(tapped.map(({ points }) => points)).size, 3)
    })

  test('a round that was typed in can be read back, and its log says that it was on paper', async ({
    client,
    assert,
  }) => {
    const evening = await createEvening(SIX)
    const admin = await loggedIn(client)
    const { ronde: id } = (await admin.post(callOf(evening), newSheet(cellsOf(evening)))).body()
    const page = await admin.open(`${D}/${evening.customer.id}/rondes/${id}`)
    const { result } = pageProps<{ result: RoundResult }>(page)
    assert.lengthOf(result.eindstand, 6)
    assert.isFalse(result.busy)
    assert.equal(result.started_at, '2026-09-12T18:00:00.000+00:00')
    const sentences = result.log.map(({ sentence }) => sentence)
    assert.equal(
      sentences[sentences.length - 6],
      'Deze ronde werd op papier gespeeld en daarna ingetypt.'
    )
    assert.include(sentences, 'Van papier ingetypt voor Team 4: 3 kamers, samen 0 punten.')
    const again = await admin.open(`${D}/${evening.customer.id}/rondes/${id}/papier`)
    const { sheet } = pageProps<{ sheet: Data.Live.PaperScores.PaperSheet }>(again)
    assert.deepEqual(
      sheet.cellen,
      cellsOf(evening).map(({ gezien: phones, ...cell }) => ({ ...cell, phones }))
    )
    assert.isFalse(sheet.onPhones)
    assert.deepEqual(
      sheet.rooms.map(({ volgnummer: number }) => number),
      evening.rooms.map(({ sequenceNumber }) => sequenceNumber)
    )
  })

  test('a game master whose wifi fails halfway types in the rest, which joins what was tapped', async ({
    client,
    assert,
  }) => {
    const evening = await createPlayingEvening({ teams: 2, rooms: 2 })
    const { game, teams, rooms, customer } = evening
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    await mobile.enter(itemAt(rooms, 1))
    const round = await Round.findByOrFail('spellenfabriek_id', game.id)
    const admin = await loggedIn(client)
    const page = await admin.open(`${D}/${customer.id}/papier/scores`)
    const { sheet } = pageProps<{ sheet: Data.Live.PaperScores.PaperSheet }>(page)
    assert.isTrue(sheet.speelt)
    const counted = { uitkomst: 'opgelost', fouten: 0, hints: 0 } as const
    assert.deepEqual(sheet.cellen, [
      {
        team_id: firstOf(teams).id,
        room_id: firstOf(rooms).id,
        ...counted,
        phones: counted,
      },
    ])
    const typed = await admin.post(callOf(evening), {
      ronde: round.id,
      nummer: 1,
      cellen: [
        oneCell(evening, { room_id: itemAt(rooms, 1).id }),
        oneCell(evening, { team_id: itemAt(teams, 1).id }),
      ],
    })
    typed.assertStatus(200)
    assert.deepEqual(
      (await ranking(evening)).map(({ points, done }) => [points, done]),
      [
        [170, 2],
        [70, 1],
      ]
    )
    assert.lengthOf(await Occupation.all(), 0)
  })

  test('a game master who presses twice, also at the same moment, stores one round', async ({
    client,
    assert,
  }) => {
    const evening = await createEvening(SIX)
    const admin = await loggedIn(client)
    const sheet = newSheet(cellsOf(evening))
    const press = () => admin.post(callOf(evening), sheet)
    const replies = await Promise.all([press(), press(), press()])
    replies.push(await press())
    for (const reply of replies) reply.assertStatus(200)
    assert.lengthOf(await Round.all(), 1)
    assert.lengthOf(await RoomProgress.all(), cellsOf(evening).length)
    assert.lengthOf(await GameLogEntry.query().where('what', 'typed_in'), 5)
    assert.sameMembers(
      replies.map((reply) => reply.body().gewijzigd),
      [cellsOf(evening).length, 0, 0, 0]
    )
  })

  test('one of a tap and a typed score at the same moment counts, and the other hears so', async ({
    client,
    assert,
  }) => {
    const evening = await createPlayingEvening({ teams: 2, rooms: 2 })
    const round = await Round.findByOrFail('spellenfabriek_id', evening.game.id)
    const mobile = phone(client, firstOf(evening.teams))
    await mobile.enter(firstOf(evening.rooms))
    const admin = await loggedIn(client)
    const sheet = { ronde: round.id, nummer: 1, cellen: [oneCell(evening)] }
    const [typed, tapped] = await Promise.all([
      admin.post(callOf(evening), sheet),
      mobile.answer(firstOf(evening.rooms), 'antwoord 1'),
    ])
    const { points } = await RoomProgress.firstOrFail()
    tapped.assertStatus(200)
    if (typed.status() === 200) assert.equal(points, 70)
    else {
      typed.assertStatus(422)
      assert.equal(points, 100)
      assert.equal(
        typed.body().errors['cellen.0.uitkomst'][0],
        'Team 1, Kamer 1: dit is intussen ergens anders gewijzigd. Nu staat er: opgelost, 0 fout, 0 hints.'
      )
    }
    assert.equal((await RoomProgress.all()).length, 1)
  })

  test('a tap of a team after the page was opened is never overwritten', async ({
    client,
    assert,
  }) => {
    const evening = await createPlayingEvening({ teams: 2, rooms: 2 })
    const round = await Round.findByOrFail('spellenfabriek_id', evening.game.id)
    const mobile = phone(client, firstOf(evening.teams))
    await mobile.enter(firstOf(evening.rooms))
    await mobile.callApi('useHint1', { roomid: firstOf(evening.rooms).id })
    const admin = await loggedIn(client)
    const cells = [oneCell(evening), oneCell(evening, { team_id: itemAt(evening.teams, 1).id })]
    const answer = await admin.post(callOf(evening), { ronde: round.id, nummer: 1, cellen: cells })
    answer.assertStatus(422)
    assert.deepEqual(answer.body().errors, {
      'cellen.0.uitkomst': [
        'Team 1, Kamer 1: dit is intussen ergens anders gewijzigd. Nu staat er: niet opgelost, 0 fout, 1 hint.',
      ],
    })
    assert.lengthOf(await RoomProgress.all(), 1, 'nothing is half stored')
    assert.equal((await RoomProgress.firstOrFail()).points, 0)
  })

  const BAD = {
    'more hints than exist': [{ hints: 4 }, 'hints', 'een kamer heeft 3 hints'],
    'half a hint': [{ hints: 0.5 }, 'hints', 'een kamer heeft 3 hints'],
    'fewer than no mistakes': [{ fouten: -1 }, 'fouten', 'van 0 tot en met 99'],
    'a hundred mistakes': [{ fouten: 100 }, 'fouten', 'van 0 tot en met 99'],
    'an answer shown before hint 3': [
      { uitkomst: 'getoond', hints: 2 },
      'hints',
      'pas getoond na hint 3',
    ],
    'a team of another evening': [{ team_id: 9999 }, 'team_id', 'speelde in deze ronde niet mee'],
    'a room of another evening': [{ room_id: 9999 }, 'room_id', 'deed in deze ronde niet mee'],
    'a team twice in one room': [{}, 'team_id', 'staat bij deze kamer twee keer'],
  } as const

  test('{0} is named at its box, and nothing of the sheet is stored')
    .with(Object.entries(BAD))
    .run(async ({ client, assert }, [, [wrong, field, words]]) => {
      const evening = await createEvening(SIX)
      const admin = await loggedIn(client)
      const cells = [oneCell(evening), oneCell(evening, { ...wrong })]
      if (Object.keys(wrong).length > 0)
        cells[0] = oneCell(evening, { room_id: itemAt(evening.rooms, 2).id })
      const answer = await admin.post(callOf(evening), newSheet(cells))
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [`cellen.1.${field}`])
      assert.include(answer.body().errors[`cellen.1.${field}`][0], words)
      assert.equal(answer.body().reden, 'ongeldige_invoer')
      assert.equal(answer.body().snapshot.versie, (await evening.game.refresh()).version)
      assert.lengthOf(await Round.all(), 0)
      assert.lengthOf(await RoomProgress.all(), 0)
    })

  test('an empty sheet, a day that does not exist and one that is still to come are refused', async ({
    client,
    assert,
  }) => {
    const evening = await createEvening(SIX)
    const admin = await loggedIn(client)
    const empty = await admin.post(callOf(evening), newSheet([oneCell(evening, EMPTY)]))
    empty.assertStatus(409)
    assert.include(empty.body().message, 'Er is nog niets ingevuld')
    for (const begun of ['2026-02-30T20:00', '2999-01-01T20:00', '2001-01-01T20:00', 'gisteren'])
      (
        await admin.post(callOf(evening), newSheet([oneCell(evening)], { begonnen: begun }))
      ).assertStatus(422)
    const without = await admin.post(
      callOf(evening),
      newSheet([oneCell(evening)], { begonnen: undefined })
    )
    assert.deepEqual(without.body().errors, { begonnen: ['Vul in wanneer de ronde begon.'] })
    assert.lengthOf(await Round.all(), 0)
  })

  test('a beginning that cannot be and the slips in the boxes are named together', async ({
    client,
    assert,
  }) => {
    const evening = await createEvening(SIX)
    const admin = await loggedIn(client)
    for (const begun of ['2999-01-01T20:00', '2026-09-12T', undefined]) {
      const cells = [oneCell(evening, { hints: 4 })]
      const answer = await admin.post(callOf(evening), newSheet(cells, { begonnen: begun }))
      answer.assertStatus(422)
      assert.sameMembers(Object.keys(answer.body().errors), ['begonnen', 'cellen.0.hints'])
    }
    assert.lengthOf(await Round.all(), 0)
  })

  test('a new sheet proposes a day', async ({ client, assert }) => {
    const evening = await createEvening(SIX)
    const admin = await loggedIn(client)
    const page = await admin.open(`${D}/${evening.customer.id}/papier/scores`)
    const { latestDay: day } = pageProps<{ sheet: Data.Live.PaperScores.PaperSheet }>(page).sheet
    assert.include(
      [60, 61].map((minutes) => latestDay(DateTime.utc(), minutes)),
      day
    )
  })

  test('a sheet for a new round waits when another round was played meanwhile', async ({
    client,
    assert,
  }) => {
    const evening = await createPlayingEvening({ teams: 2, rooms: 2 })
    const admin = await loggedIn(client)
    const answer = await admin.post(callOf(evening), newSheet([oneCell(evening)]))
    answer.assertStatus(409)
    assert.equal(answer.body().reden, 'other_round')
    assert.isNumber(answer.body().snapshot.versie)
    assert.lengthOf(await RoomProgress.all(), 0)
  })
})
