import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { controlGame, announce, renameTeam } from '#app/live/control/control_game'
import { configureGame } from '#app/live/customers/configure_game'
import { CHANNELS } from '#app/live/channels/game_events'
import type { RoundResult } from '#app/live/rounds/round_result_transformer'
import { STATUSES, type Status } from '#domain/live/game/game_flow'
import Round from '#models/live/round'
import type Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import env from '#start/env'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { BareSocket, connectRealtime } from '#tests/helpers/core/realtime'
import { emptyShop } from '#tests/helpers/database'
import { atWork, createGameMaster } from '#tests/helpers/live/game_master'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, present } from '#tests/helpers/present'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const ADMIN = '/dashboard/klant/spellenfabriek'
const GAME = `/api${ADMIN}`

type Press = { groep?: number; codes?: boolean; gezien?: Status | null; sleutel?: string }

/** The owner's press. */
async function owner(client: ApiClient, customerId: number) {
  const admin = await loggedIn(client)
  const press = (data: Press = {}) =>
    admin.post(`${GAME}/nieuwegroep/${customerId}`, { groep: 1, codes: false, ...data })
  return { admin, press }
}

/** Two teams with a name; the first solved a room. */
async function played(client: ApiClient) {
  const evening = await createPlayingEvening({ rooms: 2, teams: 2 })
  const { game, teams, rooms } = evening
  const [owls, foxes] = [firstOf(teams), itemAt(teams, 1)]
  await phone(client, owls).callApi('teamname', { newTeamName: 'De Uilen' })
  await phone(client, foxes).callApi('teamname', { newTeamName: 'De Vossen' })
  await phone(client, owls).enter(firstOf(rooms))
  await phone(client, owls).answer(firstOf(rooms), 'antwoord 1')
  await controlGame(game.id, 'finishspel')
  const round = await Round.findByOrFail('spellenfabriek_id', game.id)
  return { ...evening, round, ...(await owner(client, evening.customer.id)) }
}

const teamsOf = ({ customerId }: Pick<Spellenfabriek, 'customerId'>) =>
  Team.query().where('customer_id', customerId).orderBy('number')
const namesOf = async (game: Spellenfabriek) =>
  (await teamsOf(game)).map(({ displayName }) => displayName)
const codesOf = async (game: Spellenfabriek) =>
  (await teamsOf(game)).map(({ apiToken }) => apiToken)

test.group('A new group', (group) => {
  group.each.setup(() => emptyShop())

  test('one press frees the names and empties the scores; the round stays', async ({
    client,
    assert,
  }) => {
    const { admin, press, game, round, rooms, teams, customer } = await played(client)
    await announce(game.id, 'Tot de volgende keer!')
    const codes = await codesOf(game)
    const answer = await press({ gezien: 'finished' })
    answer.assertStatus(200)
    const { spellenfabriek, teams: shown, eindstand: finalScores } = answer.body()
    assert.deepInclude(spellenfabriek, {
      ...{ status: 'closed', groep: 2, ronde: null, mededeling: null, codes_vernieuwd_om: null },
    })
    assert.isNull(finalScores)
    for (const team of shown)
      assert.deepInclude(team, { custom_name: null, punten: 0, voortgang: [], gehoord_om: null })
    assert.deepEqual(await codesOf(game), codes)

    const page = await admin.open(`${ADMIN}/${customer.id}/rondes/${round.id}`)
    const { result } = pageProps<{ result: RoundResult }>(page)
    assert.isNotNull(result.closed_at)
    assert.deepEqual(
      result.eindstand.map(({ naam: name, punten: points }) => [name, points]),
      [
        ['De Uilen', 100],
        ['De Vossen', 0],
      ]
    )
    assert.include(
      result.log.map(({ sentence }) => sentence),
      'Er kwam een nieuwe groep: de teamnamen kwamen vrij.'
    )

    /** The next group chooses names of its own, also one that is in an earlier round. */
    for (const button of ['openlobby', 'startspel'] as const) await controlGame(game.id, button)
    const mobile = phone(client, itemAt(teams, 1))
    ;(await mobile.callApi('teamname', { newTeamName: 'De Uilen' })).assertStatus(200)
    ;(await mobile.enter(firstOf(rooms))).assertStatus(200)
  })

  test('old rounds keep the names of their time, in list, spreadsheet, mail and certificates', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const { admin, press, game, teams, round, customer } = await played(client)
    await press()
    for (const button of ['openlobby', 'startspel'] as const) await controlGame(game.id, button)
    await renameTeam(game.id, firstOf(teams).id, 'De Kraaien')
    await controlGame(game.id, 'stoplobby')

    const rounds = `${ADMIN}/${customer.id}/rondes`
    const names = async (id: number) =>
      pageProps<{ result: RoundResult }>(await admin.open(`${rounds}/${id}`)).result.eindstand.map(
        ({ naam: name }) => name
      )
    assert.deepEqual(await names(round.id), ['De Uilen', 'De Vossen'])
    const second = await Round.findByOrFail('number', 2)
    assert.deepEqual(await names(second.id), ['De Kraaien', 'Team 2'])
    const csv = (await admin.open(`${rounds}/${round.id}/csv`)).text()
    assert.include(csv, '1;De Uilen;kamer;Kamer 1;ja;100')
    assert.notInclude(csv, 'Kraaien')
    const list = pageProps<{ rounds: { winners: string[] }[] }>(await admin.open(rounds)).rounds
    assert.deepEqual(itemAt(list, 1).winners, ['De Uilen'])

    await round.merge({ startedAt: DateTime.fromISO('2026-09-12T20:00') }).save()
    await admin.post(`${GAME}/uitslag/${customer.id}`, { ronde: round.id, verstuurd: 0 })
    await drainQueue()
    const sent = firstOf(mailbox.mails)
    assert.include(textOf(sent), 'En de winnaar is: De Uilen')
    assert.notInclude(textOf(sent), 'Kraaien')
    const certificates = present(
      sent.attachments.find(({ filename }) => filename === 'oorkondes.pdf'),
      'the certificates'
    )
    const words = (await readSheets(certificates.content)).map(asWritten).join(' ')
    assert.include(words, 'Uilen')
    assert.include(words, 'Vossen')
    assert.notInclude(words, 'Kraaien')
  }).timeout(60_000)

  test('a team that is renamed or left out after a round keeps its name and place in it', async ({
    client,
    assert,
  }) => {
    const { admin, game, teams, round, customer } = await played(client)
    await controlGame(game.id, 'stoplobby')
    await renameTeam(game.id, firstOf(teams).id, 'Anders')
    await configureGame(game.id, {
      ...{ duration: 60, roomsIdsChecked: [], roomsIdsNotChecked: [], teamCount: 1 },
    })
    const page = await admin.open(`${ADMIN}/${customer.id}/rondes/${round.id}`)
    const { result } = pageProps<{ result: RoundResult }>(page)
    assert.deepEqual(
      result.eindstand.map(({ naam: name }) => name),
      ['De Uilen', 'De Vossen']
    )
  })

  test('older cards and phones are shut out by new codes, also those of a team that stands aside', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { press, game, teams } = await played(client)
    const broadcaster = await connectRealtime()
    const socket = new BareSocket(env.port, `/app/${env.realtime.key}?protocol=7`)
    cleanup(() => socket.socket.close())
    const call = client.post('/api/broadcasting/auth').json({
      socket_id: await socket.welcome(),
      channel_name: CHANNELS.status(game.id),
    })
    ;(await call.bearerToken(firstOf(teams).apiToken)).assertStatus(200)

    const old = await codesOf(game)
    assert.lengthOf(old, 4)
    const answer = await press({ codes: true })
    answer.assertStatus(200)
    assert.isNumber(answer.body().spellenfabriek.codes_vernieuwd_om)
    assert.equal(await socket.closed(), 4009)
    assert.equal(broadcaster.hub.size.connections, 0)
    for (const apiToken of old) (await phone(client, { apiToken }).request('me')).assertStatus(401)
    for (const team of await teamsOf(game))
      (await phone(client, team).request('me')).assertStatus(200)

    /** The note about renewed cards goes once a game begins. */
    for (const button of ['openlobby', 'startspel'] as const) await controlGame(game.id, button)
    await game.refresh()
    assert.isNull(game.codesRenewedAt)
  })

  test('a new group is possible between games only, in status {$self}')
    .with([...STATUSES, 'raar'])
    .run(async ({ client, assert }, status) => {
      const { game, customer, teams } = await createEvening()
      await firstOf(teams).merge({ customName: 'De Uilen' }).save()
      await game.merge({ status: status as Status }).save()
      const { press } = await owner(client, customer.id)
      const answer = await press({ codes: true })
      if (['closed', 'open', 'finished'].includes(status)) {
        answer.assertStatus(200)
        const to = status === 'finished' ? 'closed' : status
        assert.equal(answer.body().spellenfabriek.status, to)
        return
      }
      answer.assertStatus(409)
      const { message, reden: reason, snapshot } = answer.body()
      assert.equal(reason, status === 'raar' ? 'verkeerde_status' : 'ronde_loopt')
      assert.match(message, /^[A-Z].*\.$/)
      assert.equal(snapshot.spellenfabriek.groep, 1)
      assert.equal(firstOf<{ custom_name: string }>(snapshot.teams).custom_name, 'De Uilen')
      assert.deepEqual(
        await codesOf(game),
        teams.map(({ apiToken }) => apiToken)
      )
    })

  test('a screen that still shows another status changes nothing', async ({ client, assert }) => {
    const { press, game } = await played(client)
    const answer = await press({ gezien: 'closed' })
    answer.assertStatus(409)
    assert.equal(answer.body().reden, 'verkeerde_status')
    assert.deepEqual((await namesOf(game)).slice(0, 2), ['De Uilen', 'De Vossen'])
  })

  test('{words} cannot be read and changes nothing')
    .with([
      { words: 'a group in words', data: { groep: '1' }, field: 'groep' },
      { words: 'group 0', data: { groep: 0 }, field: 'groep' },
      { words: 'codes that are a word', data: { codes: 'ja' }, field: 'codes' },
      { words: 'a status that does not exist', data: { gezien: 'ergens' }, field: 'gezien' },
      { words: 'a short key', data: { sleutel: 'kort' }, field: 'sleutel' },
    ])
    .run(async ({ client, assert }, { data, field }) => {
      const { press, game } = await played(client)
      const answer = await press(data as Press)
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field])
      assert.deepEqual((await namesOf(game)).slice(0, 2), ['De Uilen', 'De Vossen'])
    })

  test('a game master with an invitation starts a new group for that evening', async ({
    client,
    assert,
  }) => {
    const { game, customer } = await createEvening()
    const other = await createEvening({ rooms: 0 })
    await createGameMaster([game])
    const leader = await atWork(client)
    const press = (id: number) =>
      leader.post(`/api/spelleiding/nieuwegroep/${id}`, { groep: 1, codes: true })
    ;(await press(other.customer.id)).assertStatus(403)
    const answer = await press(customer.id)
    answer.assertStatus(200)
    assert.equal(answer.body().email, '')
    await Promise.all([game.refresh(), other.game.refresh()])
    assert.deepEqual([game.groupNumber, other.game.groupNumber], [2, 1])
  })
})

test.group('A new group, pressed at the same moment', (group) => {
  group.each.setup(() => emptyShop())

  test('the same press sent ten times makes one new group, with one set of codes', async ({
    client,
    assert,
  }) => {
    const { press, game } = await played(client)
    const once = { codes: true, sleutel: 'press-0001' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(once)))
    for (const answer of answers) answer.assertStatus(200)
    await game.refresh()
    assert.equal(game.groupNumber, 2)
    const codes = await codesOf(game)
    ;(await press(once)).assertStatus(200)
    assert.deepEqual(await codesOf(game), codes)
    assert.lengthOf(await Round.all(), 1)
  })

  test('presses on different screens make one new group, and the others hear so', async ({
    client,
    assert,
  }) => {
    const { press, game } = await played(client)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        press({ codes: true, gezien: 'finished', sleutel: `screen-${index}-press` })
      )
    )
    const refused = answers.filter((answer) => answer.status() === 409)
    assert.lengthOf(refused, 5)
    for (const answer of refused) {
      assert.equal(answer.body().reden, 'andere_groep')
      assert.equal(answer.body().snapshot.spellenfabriek.groep, 2)
    }
    await game.refresh()
    assert.equal(game.groupNumber, 2)
  })

  test('a round that starts beside a new group keeps the names of its teams', async ({
    client,
    assert,
  }) => {
    for (let attempt = 0; attempt < 8; attempt++) {
      await emptyShop()
      const { game, teams, customer } = await createEvening({ teams: 2 })
      await controlGame(game.id, 'openlobby')
      await phone(client, firstOf(teams)).callApi('teamname', { newTeamName: 'De Uilen' })
      const { admin, press } = await owner(client, customer.id)
      const start = () => admin.post(`${GAME}/startspel/${customer.id}`, { gezien: 'open' })
      const order = attempt % 2 === 0
      const [one, other] = await Promise.all(order ? [start(), press()] : [press(), start()])
      const [started, changed] = order ? [one, other] : [other, one]
      started.assertStatus(200)
      assert.include([200, 409], changed.status())
      const isChanged = changed.status() === 200
      if (!isChanged) assert.equal(changed.body().reden, 'ronde_loopt')
      assert.equal(firstOf(await namesOf(game)), isChanged ? 'Team 1' : 'De Uilen')
      await game.refresh()
      assert.deepEqual([game.status, game.groupNumber], ['started', isChanged ? 2 : 1])
      assert.lengthOf(await Round.all(), 1)
    }
  })

  test('the names of a round that closes beside a new group are written down once', async ({
    client,
    assert,
  }) => {
    const { admin, press, game, round, customer } = await played(client)
    const stop = () => admin.post(`${GAME}/stoplobby/${customer.id}`, { gezien: 'finished' })
    const answers = await Promise.all([stop(), press(), stop(), press()])
    for (const answer of answers) assert.include([200, 409], answer.status())
    const page = await admin.open(`${ADMIN}/${customer.id}/rondes/${round.id}`)
    const { result } = pageProps<{ result: RoundResult }>(page)
    assert.deepEqual(
      result.eindstand.map(({ naam: name }) => name),
      ['De Uilen', 'De Vossen']
    )
    await game.refresh()
    assert.equal(game.status, 'closed')
  })
})
