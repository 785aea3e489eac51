import { test } from '@japa/runner'
import { renewQr } from '#app/live/control/control_game'
import { TEAM_COOKIE } from '#app/live/teams/team_access'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'

const NO_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'

test.group('From a QR code to a team', (group) => {
  group.each.setup(() => emptyShop())

  test('the token is exchanged for a cookie and leaves the address', async ({ client, assert }) => {
    const { klant: customer, teams } = await createEvening()
    const browser = new Browser(client)
    const path = `/spelen/${customer.id}/spellenfabriek`
    const atFirst = await browser.open(`${path}?api_token=${teams[0]!.apiToken}`)
    atFirst.assertStatus(303)
    assert.equal(atFirst.header('location'), path)
    const page = await browser.open(path)
    page.assertStatus(200)
    assert.include(page.text(), '"name":"Team 1"')
    assert.notInclude(page.text(), teams[0]!.apiToken)
  })

  test('a page without a team, or of another klant, holds nothing of the game', async ({
    client,
    assert,
  }) => {
    const { klant: customer, teams } = await createEvening()
    const other = await Customer.create({ name: 'Een ander', email: 'ander@example.nl' })
    const browser = new Browser(client)
    const empty = await browser.open(`/spelen/${customer.id}/spellenfabriek`)
    assert.include(empty.text(), '"snapshot":null')
    await browser.open(`/spelen/${other.id}/spellenfabriek?api_token=${teams[0]!.apiToken}`)
    const elsewhere = await browser.open(`/spelen/${other.id}/spellenfabriek`)
    assert.include(elsewhere.text(), '"snapshot":null')
  })

  test('calls without a token, with a wrong one, or with that of another kind are refused', async ({
    client,
    assert,
  }) => {
    const { rooms, klant: customer } = await createPlayingEvening()
    for (const apiToken of ['', 'onzin', String(customer.id)]) {
      const answer = await phone(client, { apiToken }).betreed(rooms[0]!)
      answer.assertStatus(401)
      assert.equal(answer.body().message, NO_TOKEN)
    }
  })

  test('a cookie goes along by itself, so a call has to come from our own page', async ({
    client,
    assert,
  }) => {
    const { klant: customer, teams, rooms } = await createPlayingEvening()
    const browser = new Browser(client)
    await browser.open(`/spelen/${customer.id}/spellenfabriek?api_token=${teams[0]!.apiToken}`)
    const foreign = await browser.post('/api/spellenfabriek/enterroom', { roomid: rooms[0]!.id })
    foreign.assertStatus(419)
    await browser.open(`/spelen/${customer.id}/spellenfabriek`)
    const own = await browser.post('/api/spellenfabriek/enterroom', { roomid: rooms[0]!.id })
    own.assertStatus(200)
    assert.equal(own.body().occupied.length, 1)
  })

  test('a new QR code shuts the old one out, at once and on every phone', async ({ client }) => {
    const { spel: game, teams } = await createEvening()
    const [team] = teams as [(typeof teams)[0]]
    const old = team.apiToken
    await renewQr(game.id, team.id)
    ;(await phone(client, { apiToken: old }).vraag('me')).assertStatus(401)
    await team.refresh()
    ;(await phone(client, team).vraag('me')).assertStatus(200)
  })

  test('phones that were shut out do not use up the guesses of the hall', async ({
    client,
    assert,
  }) => {
    const { klant: customer, spel: game, teams } = await createEvening()
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
    assert.isAtMost(own.cookie(TEAM_COOKIE)!.maxAge!, 0)
    ;(await client.get(page).qs({ api_token: other.apiToken }).redirects(0)).assertStatus(303)
    ;(await phone(client, { apiToken: old }).vraag('me')).assertStatus(401)
  })

  test('without a game a team is told that it is not active', async ({ client, assert }) => {
    const { spel: game, teams } = await createEvening()
    await (await Spellenfabriek.findOrFail(game.id)).delete()
    const mobile = phone(client, teams[0]!)
    const answer = await mobile.roep('timeout')
    answer.assertStatus(409)
    assert.equal(answer.body().message, 'Dit team is momenteel niet actief.')
    const customer = await mobile.vraag('klant')
    customer.assertStatus(200)
    assert.isNull(customer.body().spellenfabriek)
  })

  test('no answer, question or hint reaches a team before its time', async ({ client, assert }) => {
    const { rooms, teams } = await createPlayingEvening()
    const snapshot = await phone(client, teams[0]!).vraag('klant')
    for (const { vraag: question, hint1, hint2, hint3, antwoord: answer } of rooms)
      for (const secret of [question, hint1, hint2, hint3, ...answer.split('|')])
        assert.notInclude(snapshot.text(), secret)
    for (const { apiToken } of teams) assert.notInclude(snapshot.text(), apiToken)
  })

  test('what a team gets names no token, and no room as only the admin knows it', async ({
    client,
    assert,
  }) => {
    const { klant: customer, rooms, spel: game, teams } = await createPlayingEvening()
    const mobile = phone(client, teams[0]!)
    const team = new Browser(client)
    const path = `/spelen/${customer.id}/spellenfabriek`
    await team.open(`${path}?api_token=${teams[0]!.apiToken}`)
    const seen = [
      await mobile.betreed(rooms[0]!),
      await mobile.antwoord(rooms[0]!, 'mis'),
      await mobile.antwoord(rooms[0]!, 'antwoord 1'),
      await mobile.betreed(rooms[0]!),
      await mobile.vraag('klant'),
      await team.open(path),
    ]
    assert.deepEqual(
      seen.map((answer) => answer.status()),
      [200, 422, 200, 409, 200, 200]
    )
    for (const answer of seen.slice(2)) assert.include(answer.text(), 'antwoord 1')
    for (const answer of seen) {
      for (const { adminnaam: adminName, opberg: storage } of rooms)
        for (const secret of [adminName, storage]) assert.notInclude(answer.text(), secret)
      for (const { apiToken } of teams) assert.notInclude(answer.text(), apiToken)
      for (const word of ['api_token', 'adminnaam', 'opberg', game.schermToken])
        assert.notInclude(answer.text(), word)
      for (const { antwoord: later } of rooms.slice(1))
        for (const secret of later.split('|')) assert.notInclude(answer.text(), secret)
    }
  })

  test('a name that looks like a piece of a page breaks no page', async ({ client, assert }) => {
    const { klant: customer, spel: game, teams } = await createPlayingEvening()
    const name = '<!--<script>'
    const chosen = await phone(client, teams[0]!).roep('teamname', { newTeamName: name })
    chosen.assertStatus(200)
    const team = new Browser(client)
    await team.open(`/spelen/${customer.id}/spellenfabriek?api_token=${teams[1]!.apiToken}`)
    const admin = await loggedIn(client)
    for (const page of [
      await team.open(`/spelen/${customer.id}/spellenfabriek`),
      await team.open(`/scherm/${game.schermToken}`),
      await admin.open(`/dashboard/klant/spellenfabriek/${customer.id}/lobby`),
    ]) {
      page.assertStatus(200)
      const [, json] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(page.text())!
      assert.notInclude(json!, '<')
      assert.include(JSON.stringify(JSON.parse(json!)), name)
    }
  })

  test('a name of signs that nobody sees, or that turn others round, is asked for again', async ({
    client,
  }) => {
    const { teams } = await createPlayingEvening()
    for (const newTeamName of ['\u200b\u200b', 'Uilen\u202e', 'U\u0000il'])
      (await phone(client, teams[0]!).roep('teamname', { newTeamName })).assertStatus(422)
    ;(await phone(client, { apiToken: '%00' }).vraag('me')).assertStatus(401)
  })
})
