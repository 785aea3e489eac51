import { test } from '@japa/runner'
import { CHANNELS } from '#app/live/channels/game_events'
import { renewQr } from '#app/live/control/control_game'
import { TEAM_COOKIE } from '#app/live/teams/team_access'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { BareSocket, connectRealtime } from '#tests/helpers/core/realtime'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import env from '#start/env'
import { firstOf, itemAt, matched, present } from '#tests/helpers/present'

const NO_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'

test.group('The way from a QR code to a team', (group) => {
  group.each.setup(() => emptyShop())

  test('a phone that scans a QR code gets a cookie, and the code leaves the address', async ({
    client,
    assert,
  }) => {
    const { customer, teams } = await createEvening()
    const browser = new Browser(client)
    const path = `/spelen/${customer.id}/spellenfabriek`
    const atFirst = await browser.open(`${path}?api_token=${firstOf(teams).apiToken}`)
    atFirst.assertStatus(303)
    assert.equal(atFirst.header('location'), path)
    const page = await browser.open(path)
    page.assertStatus(200)
    assert.include(page.text(), '"name":"Team 1"')
    assert.notInclude(page.text(), firstOf(teams).apiToken)
  })

  test('a page without a team, or of another customer, holds nothing of the game', async ({
    client,
    assert,
  }) => {
    const { customer, teams } = await createEvening()
    const other = await Customer.create({ name: 'Een ander', email: 'ander@example.nl' })
    const browser = new Browser(client)
    const empty = await browser.open(`/spelen/${customer.id}/spellenfabriek`)
    assert.include(empty.text(), '"snapshot":null')
    await browser.open(`/spelen/${other.id}/spellenfabriek?api_token=${firstOf(teams).apiToken}`)
    const elsewhere = await browser.open(`/spelen/${other.id}/spellenfabriek`)
    assert.include(elsewhere.text(), '"snapshot":null')
  })

  test('a call without a token, with a wrong one, or with one of another kind is refused', async ({
    client,
    assert,
  }) => {
    const { rooms, customer } = await createPlayingEvening()
    for (const apiToken of ['', 'onzin', String(customer.id)]) {
      const answer = await phone(client, { apiToken }).enter(firstOf(rooms))
      answer.assertStatus(401)
      assert.deepInclude(answer.body(), { message: NO_TOKEN, reden: 'onbekende_code' })
    }
  })

  test('a call with the cookie has to come from our own page', async ({ client, assert }) => {
    const { customer, teams, rooms } = await createPlayingEvening()
    const browser = new Browser(client)
    await browser.open(`/spelen/${customer.id}/spellenfabriek?api_token=${firstOf(teams).apiToken}`)
    const foreign = await browser.post('/api/spellenfabriek/enterroom', {
      roomid: firstOf(rooms).id,
    })
    foreign.assertStatus(419)
    await browser.open(`/spelen/${customer.id}/spellenfabriek`)
    const own = await browser.post('/api/spellenfabriek/enterroom', { roomid: firstOf(rooms).id })
    own.assertStatus(200)
    assert.equal(own.body().occupied.length, 1)
  })

  test('a new QR code shuts the old one out, at once and on every phone', async ({ client }) => {
    const { game, teams } = await createEvening()
    const [team] = teams as [(typeof teams)[0]]
    const old = team.apiToken
    await renewQr(game.id, team.id)
    ;(await phone(client, { apiToken: old }).request('me')).assertStatus(401)
    await team.refresh()
    ;(await phone(client, team).request('me')).assertStatus(200)
  })

  test('a phone with the old QR code hears nothing more after a new one, and other phones hear on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { game, teams } = await createEvening()
    const broadcaster = await connectRealtime()
    const sockets = [0, 1].map(
      () => new BareSocket(env.port, `/app/${env.realtime.key}?protocol=7`)
    )
    cleanup(() => sockets.forEach(({ socket }) => socket.close()))
    for (const [index, socket] of sockets.entries()) {
      const call = client.post('/api/broadcasting/auth').json({
        socket_id: await socket.welcome(),
        channel_name: CHANNELS.status(game.id),
      })
      ;(await call.bearerToken(itemAt(teams, index).apiToken)).assertStatus(200)
    }
    await renewQr(game.id, firstOf(teams).id)
    assert.equal(await firstOf(sockets).closed(), 4009)
    assert.isNull(itemAt(sockets, 1).closeCode)
    assert.equal(broadcaster.hub.size.connections, 1)
  })

  test('phones that are shut out do not use up the guesses of the hall', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams } = await createEvening()
    const [team, other] = teams as [(typeof teams)[0], (typeof teams)[0]]
    const page = `/spelen/${customer.id}/spellenfabriek`
    const old = team.apiToken
    await renewQr(game.id, team.id)
    for (let times = 0; times < 40; times++) {
      const answer = await client
        .get('/api/spellenfabriek/klant')
        .withEncryptedCookie(TEAM_COOKIE, old)
      answer.assertStatus(401)
    }
    const own = await client.get(page).withEncryptedCookie(TEAM_COOKIE, old)
    assert.isAtMost(
      present(present(own.cookie(TEAM_COOKIE), 'the cookie').maxAge, 'the age of the cookie'),
      0
    )
    ;(await client.get(page).qs({ api_token: other.apiToken }).redirects(0)).assertStatus(303)
    ;(await phone(client, { apiToken: old }).request('me')).assertStatus(401)
  })

  test('a team without a game reads that it is not active, whatever it taps', async ({
    client,
    assert,
  }) => {
    const { game, teams, rooms } = await createEvening()
    await (await Spellenfabriek.findOrFail(game.id)).delete()
    const mobile = phone(client, firstOf(teams))
    const roomId = firstOf(rooms).id
    const taps = {
      ...{ timeout: {}, teamname: { newTeamName: 'De Uilen' }, enterroom: { roomid: roomId } },
      ...{
        leaveroom: { roomid: roomId },
        useHint1: { roomid: roomId },
        useHint2: { roomid: roomId },
      },
      ...{ useHint3: { roomid: roomId }, answerWrong: { roomid: roomId, antwoord: 'mis' } },
      answerOk: { roomid: roomId, points: 100, antwoord: 'antwoord 1' },
    }
    for (const [tap, data] of Object.entries(taps)) {
      const answer = await mobile.callApi(tap, data)
      answer.assertStatus(409)
      const { message, reden: reason, snapshot } = answer.body()
      assert.deepEqual([message, reason], ['Dit team is momenteel niet actief.', 'geen_spel'], tap)
      assert.equal(snapshot.team.id, firstOf(teams).id)
      assert.isNull(snapshot.spellenfabriek)
    }
    const listening = await client
      .post('/api/broadcasting/auth')
      .bearerToken(firstOf(teams).apiToken)
      .json({ socket_id: '123.456', channel_name: CHANNELS.status(game.id) })
    listening.assertStatus(409)
    assert.equal(listening.body().reden, 'geen_spel')
    const customer = await mobile.request('klant')
    customer.assertStatus(200)
    assert.isNull(customer.body().spellenfabriek)
  })

  test('no answer, question or hint reaches a team before its time', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const snapshot = await phone(client, firstOf(teams)).request('klant')
    for (const { question, hint1, hint2, hint3, answer } of rooms)
      for (const secret of [question, hint1, hint2, hint3, ...answer.split('|')])
        assert.notInclude(snapshot.text(), secret)
    for (const { apiToken } of teams) assert.notInclude(snapshot.text(), apiToken)
  })

  test('a team gets no token, no room as only the admin knows it, and no chest of a room it never entered', async ({
    client,
    assert,
  }) => {
    const { customer, rooms, game, teams } = await createPlayingEvening()
    const mobile = phone(client, firstOf(teams))
    const team = new Browser(client)
    const path = `/spelen/${customer.id}/spellenfabriek`
    await team.open(`${path}?api_token=${firstOf(teams).apiToken}`)
    const seen = [
      await mobile.enter(firstOf(rooms)),
      await mobile.answer(firstOf(rooms), 'mis'),
      await mobile.answer(firstOf(rooms), 'antwoord 1'),
      await mobile.enter(firstOf(rooms)),
      await mobile.request('klant'),
      await team.open(path),
    ]
    assert.deepEqual(
      seen.map((answer) => answer.status()),
      [200, 422, 200, 409, 200, 200]
    )
    for (const answer of seen.slice(2)) assert.include(answer.text(), 'antwoord 1')
    for (const answer of seen) {
      for (const { adminName } of rooms) assert.notInclude(answer.text(), adminName)
      for (const { storage } of rooms.slice(1)) assert.notInclude(answer.text(), storage)
      for (const { apiToken } of teams) assert.notInclude(answer.text(), apiToken)
      for (const word of ['api_token', 'adminnaam', game.screenToken])
        assert.notInclude(answer.text(), word)
      for (const { answer: later } of rooms.slice(1))
        for (const secret of later.split('|')) assert.notInclude(answer.text(), secret)
    }
  })

  test('a name that looks like a piece of a page breaks no page', async ({ client, assert }) => {
    const { customer, game, teams } = await createPlayingEvening()
    const name = '<!--<script>'
    const chosen = await phone(client, firstOf(teams)).callApi('teamname', { newTeamName: name })
    chosen.assertStatus(200)
    const team = new Browser(client)
    await team.open(`/spelen/${customer.id}/spellenfabriek?api_token=${itemAt(teams, 1).apiToken}`)
    const admin = await loggedIn(client)
    for (const page of [
      await team.open(`/spelen/${customer.id}/spellenfabriek`),
      await team.open(`/scherm/${game.screenToken}`),
      await admin.open(`/dashboard/klant/spellenfabriek/${customer.id}/lobby`),
    ]) {
      page.assertStatus(200)
      const [, json] = matched(/data-page="app"[^>]*>(.*?)<\/script>/s, page.text())
      assert.notInclude(present(json, 'json'), '<')
      assert.include(JSON.stringify(JSON.parse(present(json, 'json'))), name)
    }
  })

  test('a team is asked again for a name of invisible characters, and another name is kept without them', async ({
    client,
    assert,
  }) => {
    const { teams } = await createPlayingEvening()
    const nameTeam = (newTeamName: string) =>
      phone(client, firstOf(teams)).callApi('teamname', { newTeamName })
    for (const name of ['\u200b\u200b', '\u3164', '\u0000'])
      (await nameTeam(name)).assertStatus(422)
    const named = await nameTeam('Ui\u202elen\u0000\u00ad')
    named.assertStatus(200)
    const { customName } = await Team.findOrFail(firstOf(teams).id)
    assert.equal(customName, 'Uilen')
    ;(await phone(client, { apiToken: '%00' }).request('me')).assertStatus(401)
  })
})
