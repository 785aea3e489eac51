import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { controlGame, correctPoints, renameTeam } from '#app/live/control/control_game'
import { configureGame } from '#app/live/customers/configure_game'
import type { RoundResult } from '#app/live/rounds/round_result_transformer'
import Round from '#models/live/round'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, lastOf } from '#tests/helpers/present'
import type { Data } from '@generated/data'

type List = { rounds: Data.Live.Rounds.RoundHeading[] }

/** The first team solved a room with a hint and a wrong answer, and lost points; the others did nothing. */
async function played(client: ApiClient) {
  const evening = await createPlayingEvening({ rooms: 2, teams: 2 })
  const { game, teams, rooms } = evening
  const mobile = phone(client, firstOf(teams))
  await renameTeam(game.id, firstOf(teams).id, '=Uilen')
  await mobile.enter(firstOf(rooms))
  await mobile.callApi('useHint1', { roomid: firstOf(rooms).id })
  await mobile.answer(firstOf(rooms), 'iets anders')
  await mobile.answer(firstOf(rooms), 'antwoord 1')
  await correctPoints(game.id, firstOf(teams).id, { points: -5, reason: 'te laat' })
  const round = await Round.findByOrFail('spellenfabriek_id', game.id)
  const path = `/dashboard/klant/spellenfabriek/${evening.customer.id}/rondes`
  return { ...evening, round, path }
}

test.group('Earlier rounds', (group) => {
  group.each.setup(() => emptyShop())

  test('only an admin reads earlier rounds, no visitor and no team', async ({ client, assert }) => {
    const { path, round, teams } = await played(client)
    const bearer = { authorization: `Bearer ${firstOf(teams).apiToken}` }
    for (const address of [path, `${path}/${round.id}`, `${path}/${round.id}/csv`])
      for (const headers of [{}, bearer]) {
        const answer = await new Browser(client).open(address, headers)
        assert.equal(answer.header('location'), '/login')
      }
  })

  test('a customer without rounds has an empty list', async ({ client, assert }) => {
    const { customer } = await createEvening()
    const admin = await loggedIn(client)
    const page = await admin.open(`/dashboard/klant/spellenfabriek/${customer.id}/rondes`)
    page.assertStatus(200)
    assert.lengthOf(pageProps<List>(page).rounds, 0)
  })

  test('a room whose answer was told is done but not solved, also in the spreadsheet', async ({
    client,
    assert,
  }) => {
    const { path, round, teams, rooms } = await played(client)
    const [team, room] = [itemAt(teams, 1), itemAt(rooms, 1)]
    const mobile = phone(client, team)
    await mobile.enter(room)
    for (const hint of [1, 2, 3]) await mobile.callApi(`useHint${hint}`, { roomid: room.id })
    await mobile.callApi('answerOk', { roomid: room.id, points: 0 })
    const admin = await loggedIn(client)
    const page = await admin.open(`${path}/${round.id}`)
    const { regels: lines } = pageProps<{ result: RoundResult }>(page).result
    assert.deepEqual(
      lines.map(({ opgelost: done, getoond: shown }) => [done, shown]),
      [
        [true, false],
        [false, false],
        [false, false],
        [true, true],
      ]
    )
    const csv = await admin.open(`${path}/${round.id}/csv`)
    assert.include(csv.text(), ';Kamer 2;getoond;0;0;3;')
  })

  test('earlier rounds stay in the list with their winner when the next one is played', async ({
    client,
    assert,
  }) => {
    const { path, game } = await played(client)
    const admin = await loggedIn(client)
    const atFirst = pageProps<List>(await admin.open(path)).rounds
    assert.deepInclude(firstOf(atFirst), { nummer: 1, busy: true, winners: [] })

    for (const button of ['stoplobby', 'openlobby', 'startspel'] as const)
      await controlGame(game.id, button)
    const { rounds } = pageProps<List>(await admin.open(path))
    assert.deepEqual(
      rounds.map(({ nummer: number, busy, winners }) => [number, busy, winners]),
      [
        [2, true, []],
        [1, false, ['=Uilen']],
      ]
    )
  })

  test('a finished round says when it ended, also while its lobby is open and after it closed', async ({
    client,
    assert,
  }) => {
    const { path, game, round } = await played(client)
    const admin = await loggedIn(client)
    const read = async () => firstOf(pageProps<List>(await admin.open(path)).rounds)
    assert.isNull((await read()).ended_at)

    await controlGame(game.id, 'finishspel')
    const { ended_at: ended, closed_at: closed } = await read()
    assert.isNotNull(ended)
    assert.isNull(closed)

    await controlGame(game.id, 'stoplobby')
    await Round.query().where('id', round.id).update({ closedAt: '2030-01-01 12:00:00' })
    assert.equal((await read()).ended_at, ended)
  })

  test('a round tells the ranking, the rooms, the corrections, and the log in sentences', async ({
    client,
    assert,
  }) => {
    const { path, round, teams, rooms } = await played(client)
    const admin = await loggedIn(client)
    const page = await admin.open(`${path}/${round.id}`)
    page.assertStatus(200)
    const { result } = pageProps<{ result: RoundResult }>(page)
    assert.deepEqual(
      result.eindstand.map(({ naam: name, punten: points, plaats: city }) => [name, points, city]),
      [
        ['=Uilen', 80, 1],
        ['Team 2', 0, 2],
      ]
    )
    assert.lengthOf(result.regels, 4)
    assert.deepInclude(firstOf(result.regels), { opgelost: true, punten: 85, wrong: 1, hints: [1] })
    assert.isFalse(itemAt(result.regels, 3).tried)
    assert.deepInclude(firstOf(result.corrections), {
      team: '=Uilen',
      punten: -5,
      reden: 'te laat',
    })
    assert.deepEqual(
      result.log
        .map(({ sentence }) => sentence)
        .filter((sentence) => !sentence.startsWith('De instellingen')),
      [
        'Het verzamelpunt ging open.',
        'Het spel begon.',
        'Team 1 kreeg van de spelleider de naam =Uilen.',
        '=Uilen ging Kamer 1 binnen.',
        '=Uilen gebruikte hint 1 in Kamer 1.',
        "=Uilen gaf een fout antwoord in Kamer 1: 'iets anders'",
        '=Uilen loste Kamer 1 op: 85 punten.',
        '=Uilen verloor 5 punten door een correctie: te laat',
      ]
    )
    for (const { apiToken } of teams) assert.notInclude(page.text(), apiToken)
    assert.notInclude(page.text(), firstOf(rooms).hint2)
  })

  test('the log of a round ends with the round, and later teams are not in its ranking', async ({
    client,
    assert,
  }) => {
    const { path, round, game, rooms } = await played(client)
    await controlGame(game.id, 'stoplobby')
    await configureGame(game.id, {
      duration: 30,
      roomsIdsChecked: [itemAt(rooms, 1).id],
      roomsIdsNotChecked: [firstOf(rooms).id],
      teamCount: 6,
    })
    for (const button of ['openlobby', 'startspel'] as const) await controlGame(game.id, button)
    const admin = await loggedIn(client)
    const read = async (id: number) =>
      pageProps<{ result: RoundResult }>(await admin.open(`${path}/${id}`)).result

    const first = await read(round.id)
    assert.equal(lastOf(first.log).sentence, 'Het verzamelpunt werd gesloten.')
    assert.lengthOf(first.eindstand, 2)
    assert.deepEqual([...new Set(first.regels.map(({ room }) => room))], ['Kamer 1', 'Kamer 2'])

    const second = await read((await Round.findByOrFail('number', 2)).id)
    assert.equal(
      firstOf(second.log).sentence,
      'De instellingen werden gewijzigd: speelduur van 60 naar 30 minuten; aantal teams van 2 naar 6; eraf: Kamer 1.'
    )
    assert.equal(lastOf(second.log).sentence, 'Het spel begon.')
    assert.lengthOf(second.eindstand, 6)
    assert.deepEqual([...new Set(second.regels.map(({ room }) => room))], ['Kamer 2'])
  })

  test('a round goes into a spreadsheet, where a name that looks like a formula stays a name', async ({
    client,
    assert,
  }) => {
    const { path, round } = await played(client)
    const admin = await loggedIn(client)
    const csv = await admin.open(`${path}/${round.id}/csv`)
    csv.assertStatus(200)
    assert.equal(csv.header('content-type'), 'text/csv; charset=utf-8')
    assert.match(
      String(csv.header('content-disposition')),
      /^attachment; filename="uitslag-bakkerij-brink-\d{4}-\d\d-\d\d-ronde-1\.csv"$/
    )
    const [heading, ...rows] = csv.text().trim().split('\r\n')
    assert.include(heading, 'Plaats;Team;Soort')
    assert.deepEqual(rows, [
      "1;'=Uilen;kamer;Kamer 1;ja;85;1;1;",
      "1;'=Uilen;kamer;Kamer 2;nee;0;0;0;",
      "1;'=Uilen;correctie;;;-5;;;te laat",
      '2;Team 2;kamer;Kamer 1;nee;0;0;0;',
      '2;Team 2;kamer;Kamer 2;nee;0;0;0;',
    ])
  })

  test('a round of another customer, or a round that never was, is not found', async ({
    client,
  }) => {
    const { round, path } = await played(client)
    const { customer } = await createEvening({ rooms: 0 })
    const admin = await loggedIn(client)
    const elsewhere = `/dashboard/klant/spellenfabriek/${customer.id}/rondes/${round.id}`
    for (const address of [elsewhere, `${elsewhere}/csv`, `${path}/999999`])
      (await admin.open(address)).assertStatus(404)
  })
})
