import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { repetitieKlaar } from '#app/beheer/actions/start_repetitie'
import type { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import type { Opties } from '#app/spellenfabriek/repetitie/opties'
import { speelRepetitie } from '#app/spellenfabriek/repetitie/repetitie'
import { verslagtekst } from '#app/spellenfabriek/repetitie/verslagtekst'
import { vulDemo } from '#database/seeders/demo'
import Beheerder from '#models/beheerder'
import Klant from '#models/klant'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'
import env from '#start/env'
import { maakAvond, maakRoom, maakSpelendeAvond } from '#tests/helpers/avond'
import { BEHEERDER, Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { koppelRealtime, totdat } from '#tests/helpers/realtime'

const REPETITIE = '/api/dashboard/klant/spellenfabriek/repetitie'
const OPTIES: Opties = {
  url: `http://127.0.0.1:${env.port}`,
  email: BEHEERDER.email,
  wachtwoord: BEHEERDER.password,
  teams: 3,
  telefoons: 2,
  snelheid: 2000,
  zaad: 4,
  klantId: null,
  elders: false,
}

/** The shortest game lasts minutes; the clock is put on. */
async function laatTijdAflopen(klantId: number) {
  const spel = await Spellenfabriek.findByOrFail('klant_id', klantId)
  const start = DateTime.utc().minus({ hours: 9 })
  await spel.merge({ start, versie: spel.versie + 1 }).save()
}

test.group('A rehearsal', (group) => {
  let broadcaster: EmbeddedBroadcaster
  group.setup(async () => {
    broadcaster = await koppelRealtime()
  })
  group.each.setup(async () => {
    await legeWinkel()
    await Beheerder.create({ naam: 'Eigenaar', ...BEHEERDER })
  })
  group.each.teardown(async () => {
    await totdat(() => broadcaster.hub.size.connections === 0, 'all phones to be put away')
  })

  test('plays an evening with three teams, and everything is right afterwards', async ({
    assert,
  }) => {
    for (let nummer = 1; nummer <= 4; nummer++) await maakRoom(nummer)
    const verslag = await speelRepetitie(OPTIES, { laatTijdAflopen })
    assert.deepEqual(
      Object.entries(verslag.controles).filter(([, goed]) => !goed),
      [],
      verslagtekst(verslag).join('\n')
    )
    assert.isTrue(verslag.geslaagd)
    assert.equal(verslag.klaar, 12)
    assert.equal(verslag.gemist, 0)
    assert.isAbove(verslag.events, 100)
    assert.isAbove(verslag.gemeten, 10)
    assert.equal(verslag.acties.teamname, 3)
    assert.equal(verslag.weigeringen.tijd_voorbij, 1)

    const klant = await Klant.findOrFail(verslag.klantId)
    assert.equal(klant.name, 'Repetitie 4')
    const spel = await Spellenfabriek.findByOrFail('klant_id', klant.id)
    assert.equal(spel.status, 'finished')
    const teams = await Team.query().where('klant_id', klant.id).orderBy('nummer')
    assert.deepEqual(
      teams.slice(0, 3).map(({ customName }) => customName),
      ['De Uilen', 'De Valken', 'De Dassen']
    )
  }).timeout(30_000)

  test('of an existing klant plays its rooms, and puts its duration back', async ({ assert }) => {
    const { klant, spel } = await maakAvond({ rooms: 2, teams: 4, tijdsduur: 90 })
    const opties = { ...OPTIES, klantId: klant.id, teams: 2, telefoons: 1 }
    const verslag = await speelRepetitie(opties, { laatTijdAflopen })
    assert.isTrue(verslag.geslaagd, verslagtekst(verslag).join('\n'))
    assert.equal(verslag.klaar, 4)
    await spel.refresh()
    assert.equal(spel.tijdsduur, 90)
    assert.equal(spel.aantalTeams, 4)
  }).timeout(30_000)

  test('does not begin where people play', async ({ assert }) => {
    const { klant, spel } = await maakSpelendeAvond()
    await assert.rejects(
      () => speelRepetitie({ ...OPTIES, klantId: klant.id }),
      'Er wordt gespeeld bij deze klant.'
    )
    await spel.refresh()
    assert.equal(spel.tijdsduur, 60)
  })

  test('with a wrong password ends at once, and says so', async ({ assert }) => {
    await assert.rejects(
      () => speelRepetitie({ ...OPTIES, wachtwoord: 'iets anders' }),
      /403 Dit e-mailadres en wachtwoord horen niet bij elkaar/
    )
  })

  test('ends at once when it is told to, and leaves no phone behind', async ({ assert }) => {
    const { klant } = await maakAvond({ rooms: 3 })
    const stop = new AbortController()
    const bezig = speelRepetitie(
      { ...OPTIES, klantId: klant.id, snelheid: 1 },
      { signal: stop.signal }
    )
    await totdat(() => broadcaster.hub.size.connections === 6, 'all phones to be there')
    stop.abort()
    await assert.rejects(() => bezig)
  })
})

test.group('A rehearsal from the settings page', (group) => {
  let broadcaster: EmbeddedBroadcaster
  group.setup(async () => {
    broadcaster = await koppelRealtime()
  })
  group.each.setup(() => legeWinkel())
  group.each.teardown(() => void Object.assign(env, { demo: true }))

  test('needs an admin', async ({ client }) => {
    const { klant } = await maakAvond()
    const vreemde = new Browser(client)
    await vreemde.open('/login')
    ;(await vreemde.post(`${REPETITIE}/${klant.id}`)).assertStatus(401)
    const [team] = await Team.query().where('klant_id', klant.id)
    const met = { authorization: `Bearer ${team!.apiToken}` }
    ;(await vreemde.post(`${REPETITIE}/${klant.id}`, {}, met)).assertStatus(401)
  })

  test('exists in the demo only, and only for a klant with a game', async ({ client }) => {
    const { klant } = await maakAvond()
    const zonder = await Klant.create({ name: 'Zwembad', email: 'zwem@example.nl' })
    const beheer = await ingelogd(client)
    ;(await beheer.post(`${REPETITIE}/${zonder.id}`)).assertStatus(404)
    ;(await beheer.post(`${REPETITIE}/999999`)).assertStatus(404)
    Object.assign(env, { demo: false })
    ;(await beheer.post(`${REPETITIE}/${klant.id}`)).assertStatus(404)
  })

  test('does not disturb a game that is being played', async ({ client, assert }) => {
    const { klant } = await maakSpelendeAvond()
    const beheer = await ingelogd(client)
    const response = await beheer.post(`${REPETITIE}/${klant.id}`)
    response.assertStatus(409)
    assert.equal(response.body().reden, 'er_wordt_gespeeld')
    assert.equal(response.body().snapshot.spellenfabriek.status, 'started')
  })

  test('plays in the background, one at a time', async ({ client, assert }) => {
    await vulDemo()
    const { klant } = await maakAvond({ rooms: 3, teams: 4 })
    const beheer = await ingelogd(client)
    ;(await beheer.post(`${REPETITIE}/${klant.id}`)).assertStatus(202)
    const nogEens = await beheer.post(`${REPETITIE}/${klant.id}`)
    nogEens.assertStatus(409)
    assert.equal(nogEens.body().reden, 'loopt_al')
    await totdat(() => broadcaster.hub.size.connections === 8, 'two phones of each of four teams')

    /** The game master has seen enough: without a game there is nothing to rehearse. */
    const stop = '/api/dashboard/klant/spellenfabriek/stoplobby'
    ;(await beheer.post(`${stop}/${klant.id}`)).assertStatus(200)
    await repetitieKlaar()
    await totdat(() => broadcaster.hub.size.connections === 0, 'all phones to be put away')
  }).timeout(30_000)
})
