import { test } from '@japa/runner'
import { vernieuwQr } from '#app/beheer/actions/bestuur_spel'
import { TEAMKOEKJE } from '#app/spellenfabriek/teamtoegang'
import Klant from '#models/klant'
import Spellenfabriek from '#models/spellenfabriek'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { maakAvond, maakSpelendeAvond, telefoon } from '#tests/helpers/avond'

const GEEN_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'

test.group('From a QR code to a team', (group) => {
  group.each.setup(() => legeWinkel())

  test('the token is exchanged for a cookie and leaves the address', async ({ client, assert }) => {
    const { klant, teams } = await maakAvond()
    const browser = new Browser(client)
    const pad = `/spelen/${klant.id}/spellenfabriek`
    const eerst = await browser.open(`${pad}?api_token=${teams[0]!.apiToken}`)
    eerst.assertStatus(303)
    assert.equal(eerst.header('location'), pad)
    const pagina = await browser.open(pad)
    pagina.assertStatus(200)
    assert.include(pagina.text(), '"name":"Team 1"')
    assert.notInclude(pagina.text(), teams[0]!.apiToken)
  })

  test('a page without a team, or of another klant, holds nothing of the game', async ({
    client,
    assert,
  }) => {
    const { klant, teams } = await maakAvond()
    const ander = await Klant.create({ name: 'Een ander', email: 'ander@example.nl' })
    const browser = new Browser(client)
    const leeg = await browser.open(`/spelen/${klant.id}/spellenfabriek`)
    assert.include(leeg.text(), '"snapshot":null')
    await browser.open(`/spelen/${ander.id}/spellenfabriek?api_token=${teams[0]!.apiToken}`)
    const elders = await browser.open(`/spelen/${ander.id}/spellenfabriek`)
    assert.include(elders.text(), '"snapshot":null')
  })

  test('calls without a token, with a wrong one, or with that of another kind are refused', async ({
    client,
    assert,
  }) => {
    const { rooms, klant } = await maakSpelendeAvond()
    for (const apiToken of ['', 'onzin', String(klant.id)]) {
      const antwoord = await telefoon(client, { apiToken }).betreed(rooms[0]!)
      antwoord.assertStatus(401)
      assert.equal(antwoord.body().message, GEEN_TOKEN)
    }
  })

  test('a cookie goes along by itself, so a call has to come from our own page', async ({
    client,
    assert,
  }) => {
    const { klant, teams, rooms } = await maakSpelendeAvond()
    const browser = new Browser(client)
    await browser.open(`/spelen/${klant.id}/spellenfabriek?api_token=${teams[0]!.apiToken}`)
    const vreemd = await browser.post('/api/spellenfabriek/enterroom', { roomid: rooms[0]!.id })
    vreemd.assertStatus(419)
    await browser.open(`/spelen/${klant.id}/spellenfabriek`)
    const eigen = await browser.post('/api/spellenfabriek/enterroom', { roomid: rooms[0]!.id })
    eigen.assertStatus(200)
    assert.equal(eigen.body().occupied.length, 1)
  })

  test('a new QR code shuts the old one out, at once and on every phone', async ({ client }) => {
    const { spel, teams } = await maakAvond()
    const [team] = teams as [(typeof teams)[0]]
    const oud = team.apiToken
    await vernieuwQr(spel.id, team.id)
    ;(await telefoon(client, { apiToken: oud }).vraag('me')).assertStatus(401)
    await team.refresh()
    ;(await telefoon(client, team).vraag('me')).assertStatus(200)
  })

  test('phones that were shut out do not use up the guesses of the hall', async ({
    client,
    assert,
  }) => {
    const { klant, spel, teams } = await maakAvond()
    const [team, ander] = teams as [(typeof teams)[0], (typeof teams)[0]]
    const pagina = `/spelen/${klant.id}/spellenfabriek`
    const oud = team.apiToken
    await vernieuwQr(spel.id, team.id)
    for (let keer = 0; keer < 40; keer++) {
      const antwoord = await client
        .get('/api/spellenfabriek/klant')
        .withEncryptedCookie(TEAMKOEKJE, oud)
      antwoord.assertStatus(401)
    }
    const eigen = await client.get(pagina).withEncryptedCookie(TEAMKOEKJE, oud)
    assert.isAtMost(eigen.cookie(TEAMKOEKJE)!.maxAge!, 0)
    ;(await client.get(pagina).qs({ api_token: ander.apiToken }).redirects(0)).assertStatus(303)
    ;(await telefoon(client, { apiToken: oud }).vraag('me')).assertStatus(401)
  })

  test('without a game a team is told that it is not active', async ({ client, assert }) => {
    const { spel, teams } = await maakAvond()
    await (await Spellenfabriek.findOrFail(spel.id)).delete()
    const mobiel = telefoon(client, teams[0]!)
    const antwoord = await mobiel.roep('timeout')
    antwoord.assertStatus(409)
    assert.equal(antwoord.body().message, 'Dit team is momenteel niet actief.')
    const klant = await mobiel.vraag('klant')
    klant.assertStatus(200)
    assert.isNull(klant.body().spellenfabriek)
  })

  test('no answer, question or hint reaches a team before its time', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const snapshot = await telefoon(client, teams[0]!).vraag('klant')
    for (const { vraag, hint1, hint2, hint3, antwoord } of rooms)
      for (const geheim of [vraag, hint1, hint2, hint3, ...antwoord.split('|')])
        assert.notInclude(snapshot.text(), geheim)
    for (const { apiToken } of teams) assert.notInclude(snapshot.text(), apiToken)
  })

  test('a name that looks like a piece of a page breaks no page', async ({ client, assert }) => {
    const { klant, spel, teams } = await maakSpelendeAvond()
    const naam = '<!--<script>'
    const gekozen = await telefoon(client, teams[0]!).roep('teamname', { newTeamName: naam })
    gekozen.assertStatus(200)
    const team = new Browser(client)
    await team.open(`/spelen/${klant.id}/spellenfabriek?api_token=${teams[1]!.apiToken}`)
    const beheer = await ingelogd(client)
    for (const pagina of [
      await team.open(`/spelen/${klant.id}/spellenfabriek`),
      await team.open(`/scherm/${spel.schermToken}`),
      await beheer.open(`/dashboard/klant/spellenfabriek/${klant.id}/lobby`),
    ]) {
      pagina.assertStatus(200)
      const [, json] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(pagina.text())!
      assert.notInclude(json!, '<')
      assert.include(JSON.stringify(JSON.parse(json!)), naam)
    }
  })

  test('a name of signs that nobody sees, or that turn others round, is asked for again', async ({
    client,
  }) => {
    const { teams } = await maakSpelendeAvond()
    for (const newTeamName of ['\u200b\u200b', 'Uilen\u202e', 'U\u0000il'])
      (await telefoon(client, teams[0]!).roep('teamname', { newTeamName })).assertStatus(422)
    ;(await telefoon(client, { apiToken: '%00' }).vraag('me')).assertStatus(401)
  })
})
