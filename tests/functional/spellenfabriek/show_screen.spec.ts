import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { verbergStand, vernieuwSchermlink } from '#app/beheer/actions/beheer_scherm'
import { bestuurSpel, deelMee, hernoemTeam } from '#app/beheer/actions/bestuur_spel'
import type { Schermsnapshot } from '#app/spellenfabriek/transformers/schermsnapshot'
import { waak } from '#app/spellenfabriek/waker'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { maakAvond, maakSpelendeAvond, telefoon } from '#tests/helpers/avond'
import { gegeven } from '#tests/helpers/pagina'

const SPEL = '/api/dashboard/klant/spellenfabriek'

test.group('The big screen', (group) => {
  group.each.setup(() => legeWinkel())

  test('shows the clock, the announcement, who is where and the points, to whoever has its link', async ({
    client,
    assert,
  }) => {
    const { spel, teams, rooms } = await maakSpelendeAvond({ rooms: 2, teams: 2 })
    await hernoemTeam(spel.id, teams[0]!.id, 'Uilen')
    await deelMee(spel.id, 'De koffie staat klaar')
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    await mobiel.betreed(rooms[1]!)

    const antwoord = await client.get(`/api/scherm/${spel.schermToken}`)
    antwoord.assertStatus(200)
    const scherm = antwoord.body() as Schermsnapshot
    assert.equal(scherm.name, 'Bakkerij Brink')
    assert.equal(scherm.status, 'started')
    assert.isAbove(scherm.eindtijd!, Date.now())
    assert.equal(scherm.mededeling, 'De koffie staat klaar')
    assert.deepEqual(
      scherm.teams.map(({ naam, punten, klaar }) => [naam, punten, klaar]),
      [
        ['Uilen', 100, 1],
        ['Team 2', 0, 0],
      ]
    )
    assert.deepEqual(
      scherm.rooms.map(({ naam, bezet_door: door }) => [naam, door]),
      [
        ['Kamer 1', null],
        ['Kamer 2', 'Uilen'],
      ]
    )
    assert.isNull(scherm.eindstand)
  })

  test('page and snapshot hold no answer, question, hint, token or e-mail address', async ({
    client,
    assert,
  }) => {
    const { klant, spel, teams, rooms } = await maakSpelendeAvond({ rooms: 1, teams: 2 })
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    for (const nummer of [1, 2, 3]) await mobiel.roep(`useHint${nummer}`, { roomid: rooms[0]!.id })
    await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    const { vraag, hint1, hint2, hint3, antwoord } = rooms[0]!
    const geheim = [vraag, hint1, hint2, hint3, ...antwoord.split('|'), klant.email]
    const pagina = await client.get(`/scherm/${spel.schermToken}`)
    const snapshot = await client.get(`/api/scherm/${spel.schermToken}`)
    for (const { text } of [{ text: pagina.text() }, { text: snapshot.text() }])
      for (const tekst of [...geheim, ...teams.map(({ apiToken }) => apiToken)])
        assert.notInclude(text, tekst)
    assert.notInclude(snapshot.text(), spel.schermToken)
    for (const antwoordOp of [pagina, snapshot]) {
      antwoordOp.assertStatus(200)
      assert.equal(antwoordOp.header('cache-control'), 'no-store')
      assert.include(antwoordOp.header('x-robots-tag'), 'noindex')
    }
    assert.include(pagina.text(), '<meta name="robots" content="noindex">')
  })

  test('hidden scores are not sent, and the final ones come when the game master shows them', async ({
    client,
    assert,
  }) => {
    const { spel, teams, rooms } = await maakSpelendeAvond({ rooms: 1, teams: 2 })
    const mobiel = telefoon(client, teams[1]!)
    await mobiel.betreed(rooms[0]!)
    await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    await verbergStand(spel.id, true)
    const kijk = async () =>
      (await client.get(`/api/scherm/${spel.schermToken}`)).body() as Schermsnapshot
    const verborgen = async () => {
      const { teams: rijen, eindstand, scores_verborgen: geheim } = await kijk()
      assert.isTrue(geheim)
      assert.isNull(eindstand)
      for (const { punten, klaar } of rijen) assert.deepEqual([punten, klaar], [null, null])
      assert.deepEqual(
        rijen.map(({ naam }) => naam),
        ['Team 1', 'Team 2']
      )
    }
    await verborgen()
    await waak(DateTime.utc().plus({ hours: 2 }))
    assert.equal((await kijk()).status, 'timeout')
    await verborgen()
    await bestuurSpel(spel.id, 'finishspel')
    const { eindstand } = await kijk()
    assert.deepEqual(
      eindstand!.map(({ naam, punten, plaats }) => [naam, punten, plaats]),
      [
        ['Team 2', 100, 1],
        ['Team 1', 0, 2],
      ]
    )
  })

  test('an unknown link is the page that was not found, and who tries many has to wait', async ({
    client,
    assert,
  }) => {
    await maakAvond()
    const pagina = await client.get('/scherm/dit-is-geen-geldige-link')
    pagina.assertStatus(404)
    assert.include(pagina.text(), 'Deze pagina kon niet worden gevonden.')
    ;(await client.get('/api/scherm/dit-is-geen-geldige-link')).assertStatus(404)
    ;(await client.get('/scherm/%00')).assertStatus(404)
    ;(await client.post('/api/scherm/dit-is-geen-geldige-link/auth').json({})).assertStatus(404)
    for (let keer = 0; keer < 30; keer++) await client.get(`/api/scherm/gok-nummer-${keer}`)
    ;(await client.get('/api/scherm/nog-een-gok-erbij')).assertStatus(429)
  })

  test('a team has no use for its own token here', async ({ client }) => {
    const { teams } = await maakAvond()
    ;(await client.get(`/api/scherm/${teams[0]!.apiToken}`)).assertStatus(404)
  })

  test('hears of changes in its own game only, and is not one of those present', async ({
    client,
    assert,
  }) => {
    const { spel } = await maakAvond()
    const vraag = (channel_name: string) =>
      client
        .post(`/api/scherm/${spel.schermToken}/auth`)
        .json({ socket_id: '123.456', channel_name })
    for (const naam of ['status', 'updatevoortgang', 'room']) {
      const eigen = await vraag(`private-spellenfabriek.${naam}.${spel.id}`)
      eigen.assertStatus(200)
      assert.isString(eigen.body().auth)
      ;(await vraag(`private-spellenfabriek.${naam}.${spel.id + 1}`)).assertStatus(403)
    }
    ;(await vraag(`presence-spellenfabriek.${spel.id}`)).assertStatus(403)
    ;(await vraag('private-iets-anders')).assertStatus(403)
  })

  test('a new link shuts the old one out', async ({ client }) => {
    const { spel } = await maakAvond()
    const oud = spel.schermToken
    await vernieuwSchermlink(spel.id)
    await spel.refresh()
    ;(await client.get(`/scherm/${oud}`)).assertStatus(404)
    ;(await client.get(`/scherm/${spel.schermToken}`)).assertStatus(200)
  })
})

test.group('The game master and the big screen', (group) => {
  group.each.setup(() => legeWinkel())

  test('hides and shows the scores; twice the same is once', async ({ client, assert }) => {
    const { klant, spel } = await maakAvond()
    const beheer = await ingelogd(client)
    const stel = (verborgen: unknown) => beheer.post(`${SPEL}/stand/${klant.id}`, { verborgen })
    const eerste = await stel(true)
    eerste.assertStatus(200)
    assert.isTrue(eerste.body().spellenfabriek.scores_verborgen)
    const tweede = await stel(true)
    assert.equal(tweede.body().versie, eerste.body().versie)
    assert.isFalse((await stel(false)).body().spellenfabriek.scores_verborgen)
    for (const onzin of [undefined, 'ja', 1]) (await stel(onzin)).assertStatus(422)
    await spel.refresh()
    assert.isFalse(spel.scoresVerborgen)
  })

  test('finds the link in the lobby, and gets a new one there', async ({ client, assert }) => {
    const { klant, spel } = await maakAvond()
    const oud = spel.schermToken
    const beheer = await ingelogd(client)
    const adres = async () => gegeven<{ schermadres: string }>(await beheer.open(lobby)).schermadres
    const lobby = `/dashboard/klant/spellenfabriek/${klant.id}/lobby`
    assert.isTrue((await adres()).endsWith(`/scherm/${oud}`))
    const nieuw = await beheer.post(`${SPEL}/schermlink/${klant.id}`)
    nieuw.assertStatus(200)
    await spel.refresh()
    assert.notEqual(spel.schermToken, oud)
    assert.notInclude(nieuw.text(), spel.schermToken)
    assert.isTrue((await adres()).endsWith(`/scherm/${spel.schermToken}`))
  })

  test('{$self} is for admins: not for visitors, and not for a team')
    .with(['stand', 'schermlink'])
    .run(async ({ client, assert }, call) => {
      const { klant, spel, teams } = await maakAvond()
      const token = spel.schermToken
      const bezoekers: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${teams[0]!.apiToken}` },
      ]
      for (const headers of bezoekers) {
        const browser = new Browser(client)
        await browser.open('/login')
        const pad = `${SPEL}/${call}/${klant.id}`
        ;(await browser.post(pad, { verborgen: true }, headers)).assertStatus(401)
      }
      await spel.refresh()
      assert.equal(spel.schermToken, token)
      assert.isFalse(spel.scoresVerborgen)
    })
})
