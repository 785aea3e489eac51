import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { hideScores, renewScreenLink } from '#app/live/big_screen/manage_screen'
import { controlGame, announce, renameTeam } from '#app/live/control/control_game'
import type { Data } from '@generated/data'
import { keepWatch } from '#app/live/game/watchman'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, present } from '#tests/helpers/present'

const GAME = '/api/dashboard/klant/spellenfabriek'

test.group('The big screen', (group) => {
  group.each.setup(() => emptyShop())

  test('the big screen shows the clock, the announcement, the rooms and the points to whoever has its link', async ({
    client,
    assert,
  }) => {
    const { game, teams, rooms } = await createPlayingEvening({ rooms: 2, teams: 2 })
    await renameTeam(game.id, firstOf(teams).id, 'Uilen')
    await announce(game.id, 'De koffie staat klaar')
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    await mobile.enter(itemAt(rooms, 1))

    const answer = await client.get(`/api/scherm/${game.screenToken}`)
    answer.assertStatus(200)
    const screen = answer.body() as Data.Live.BigScreen.ScreenSnapshot
    assert.equal(screen.name, 'Bakkerij Brink')
    assert.equal(screen.status, 'started')
    assert.isAbove(present(screen.eindtijd, 'screen.eindtijd'), Date.now())
    assert.equal(screen.mededeling, 'De koffie staat klaar')
    assert.deepEqual(
      screen.teams.map(({ naam: name, punten: points, klaar: done }) => [name, points, done]),
      [
        ['Uilen', 100, 1],
        ['Team 2', 0, 0],
      ]
    )
    assert.deepEqual(
      screen.rooms.map(({ naam: name, bezet_door: door }) => [name, door]),
      [
        ['Kamer 1', null],
        ['Kamer 2', 'Uilen'],
      ]
    )
    assert.isNull(screen.eindstand)
  })

  test('the page and its snapshot hold no answer, question, hint, token or e-mail address', async ({
    client,
    assert,
  }) => {
    const { customer, game, teams, rooms } = await createPlayingEvening({ rooms: 1, teams: 2 })
    const mobile = phone(client, firstOf(teams))
    await mobile.enter(firstOf(rooms))
    for (const number of [1, 2, 3])
      await mobile.callApi(`useHint${number}`, { roomid: firstOf(rooms).id })
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    const { question: request, hint1, hint2, hint3, answer } = firstOf(rooms)
    const secrets = [request, hint1, hint2, hint3, ...answer.split('|'), customer.email]
    const page = await client.get(`/scherm/${game.screenToken}`)
    const snapshot = await client.get(`/api/scherm/${game.screenToken}`)
    for (const { text } of [{ text: page.text() }, { text: snapshot.text() }])
      for (const snippet of [...secrets, ...teams.map(({ apiToken }) => apiToken)])
        assert.notInclude(text, snippet)
    assert.notInclude(snapshot.text(), game.screenToken)
    for (const response of [page, snapshot]) {
      response.assertStatus(200)
      assert.equal(response.header('cache-control'), 'no-store')
      assert.include(response.header('x-robots-tag'), 'noindex')
    }
    assert.include(page.text(), '<meta name="robots" content="noindex">')
  })

  test('the hidden scores are not sent, and the final ones come when the game master shows them', async ({
    client,
    assert,
  }) => {
    const { game, teams, rooms } = await createPlayingEvening({ rooms: 1, teams: 2 })
    const mobile = phone(client, itemAt(teams, 1))
    await mobile.enter(firstOf(rooms))
    await mobile.answer(firstOf(rooms), 'antwoord 1')
    await hideScores(game.id, true)
    const look = async () =>
      (
        await client.get(`/api/scherm/${game.screenToken}`)
      ).body() as Data.Live.BigScreen.ScreenSnapshot
    const hidden = async () => {
      const { teams: rows, eindstand: standings, scores_verborgen: secrets } = await look()
      assert.isTrue(secrets)
      assert.isNull(standings)
      for (const { punten: points, klaar: done } of rows)
        assert.deepEqual([points, done], [null, null])
      assert.deepEqual(
        rows.map(({ naam: name }) => name),
        ['Team 1', 'Team 2']
      )
    }
    await hidden()
    await keepWatch(DateTime.utc().plus({ hours: 2 }))
    assert.equal((await look()).status, 'timeout')
    await hidden()
    await controlGame(game.id, 'finishspel')
    const { eindstand: standings } = await look()
    assert.deepEqual(
      present(standings, 'standings').map(({ naam: name, punten: points, plaats: rank }) => [
        name,
        points,
        rank,
      ]),
      [
        ['Team 2', 100, 1],
        ['Team 1', 0, 2],
      ]
    )
  })

  test('an unknown link is not found, and a visitor who tries many has to wait', async ({
    client,
    assert,
  }) => {
    await createEvening()
    const page = await client.get('/scherm/dit-is-geen-geldige-link')
    page.assertStatus(404)
    assert.include(page.text(), 'Deze pagina kon niet worden gevonden.')
    ;(await client.get('/api/scherm/dit-is-geen-geldige-link')).assertStatus(404)
    ;(await client.get('/scherm/%00')).assertStatus(404)
    ;(await client.post('/api/scherm/dit-is-geen-geldige-link/auth').json({})).assertStatus(404)
    for (let times = 0; times < 30; times++) await client.get(`/api/scherm/gok-number-${times}`)
    ;(await client.get('/api/scherm/nog-een-gok-erbij')).assertStatus(429)
  })

  test("a team's own token does not open the big screen", async ({ client }) => {
    const { teams } = await createEvening()
    ;(await client.get(`/api/scherm/${firstOf(teams).apiToken}`)).assertStatus(404)
  })

  test('the big screen hears of changes in its own game only, and does not count as present', async ({
    client,
    assert,
  }) => {
    const { game } = await createEvening()
    const request = (channel_name: string) =>
      client
        .post(`/api/scherm/${game.screenToken}/auth`)
        .json({ socket_id: '123.456', channel_name })
    for (const name of ['status', 'updatevoortgang', 'room']) {
      const own = await request(`private-spellenfabriek.${name}.${game.id}`)
      own.assertStatus(200)
      assert.isString(own.body().auth)
      ;(await request(`private-spellenfabriek.${name}.${game.id + 1}`)).assertStatus(403)
    }
    ;(await request(`presence-spellenfabriek.${game.id}`)).assertStatus(403)
    ;(await request('private-iets-anders')).assertStatus(403)
  })

  test('a new link closes the old one', async ({ client }) => {
    const { game } = await createEvening()
    const old = game.screenToken
    await renewScreenLink(game.id)
    await game.refresh()
    ;(await client.get(`/scherm/${old}`)).assertStatus(404)
    ;(await client.get(`/scherm/${game.screenToken}`)).assertStatus(200)
  })
})

test.group('The game master and the big screen', (group) => {
  group.each.setup(() => emptyShop())

  test('the game master hides and shows the scores, and pressing twice is once', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createEvening()
    const admin = await loggedIn(client)
    const setHidden = (hidden: unknown) =>
      admin.post(`${GAME}/stand/${customer.id}`, { verborgen: hidden })
    const first = await setHidden(true)
    first.assertStatus(200)
    assert.isTrue(first.body().spellenfabriek.scores_verborgen)
    const second = await setHidden(true)
    assert.equal(second.body().versie, first.body().versie)
    assert.isFalse((await setHidden(false)).body().spellenfabriek.scores_verborgen)
    for (const nonsense of [undefined, 'ja', 1]) (await setHidden(nonsense)).assertStatus(422)
    await game.refresh()
    assert.isFalse(game.scoresHidden)
  })

  test('the game master finds the link in the lobby, and gets a new one there', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createEvening()
    const old = game.screenToken
    const admin = await loggedIn(client)
    const address = async () =>
      pageProps<{ screenAddress: string }>(await admin.open(lobby)).screenAddress
    const lobby = `/dashboard/klant/spellenfabriek/${customer.id}/lobby`
    assert.isTrue((await address()).endsWith(`/scherm/${old}`))
    const updated = await admin.post(`${GAME}/schermlink/${customer.id}`)
    updated.assertStatus(200)
    await game.refresh()
    assert.notEqual(game.screenToken, old)
    assert.notInclude(updated.text(), game.screenToken)
    assert.isTrue((await address()).endsWith(`/scherm/${game.screenToken}`))
  })

  test('only an admin reaches {$self}, no visitor and no team')
    .with(['stand', 'schermlink'])
    .run(async ({ client, assert }, call) => {
      const { customer, game, teams } = await createEvening()
      const token = game.screenToken
      const visitors: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${firstOf(teams).apiToken}` },
      ]
      for (const headers of visitors) {
        const browser = new Browser(client)
        await browser.open('/login')
        const path = `${GAME}/${call}/${customer.id}`
        ;(await browser.post(path, { verborgen: true }, headers)).assertStatus(401)
      }
      await game.refresh()
      assert.equal(game.screenToken, token)
      assert.isFalse(game.scoresHidden)
    })
})
