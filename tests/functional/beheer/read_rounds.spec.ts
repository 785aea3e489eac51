import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { bestuurSpel, corrigeerPunten, hernoemTeam } from '#app/beheer/actions/bestuur_spel'
import { stelSpelIn } from '#app/beheer/actions/stel_spel_in'
import type { Rondeuitslag } from '#app/beheer/transformers/rondeuitslag'
import Ronde from '#models/ronde'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { maakAvond, maakSpelendeAvond, telefoon } from '#tests/helpers/avond'
import { gegeven } from '#tests/helpers/pagina'

type Lijst = { rondes: { id: number; nummer: number; bezig: boolean; winnaars: string[] }[] }

/** The first team solved a room with a hint and a wrong answer, and lost points; the others did nothing. */
async function gespeeld(client: ApiClient) {
  const avond = await maakSpelendeAvond({ rooms: 2, teams: 2 })
  const { spel, teams, rooms } = avond
  const mobiel = telefoon(client, teams[0]!)
  await hernoemTeam(spel.id, teams[0]!.id, '=Uilen')
  await mobiel.betreed(rooms[0]!)
  await mobiel.roep('useHint1', { roomid: rooms[0]!.id })
  await mobiel.antwoord(rooms[0]!, 'iets anders')
  await mobiel.antwoord(rooms[0]!, 'antwoord 1')
  await corrigeerPunten(spel.id, teams[0]!.id, { punten: -5, reden: 'te laat' })
  const ronde = await Ronde.findByOrFail('spellenfabriek_id', spel.id)
  const pad = `/dashboard/klant/spellenfabriek/${avond.klant.id}/rondes`
  return { ...avond, ronde, pad }
}

test.group('Earlier rounds', (group) => {
  group.each.setup(() => legeWinkel())

  test('are for admins: not for visitors, and not for a team', async ({ client, assert }) => {
    const { pad, ronde, teams } = await gespeeld(client)
    const bearer = { authorization: `Bearer ${teams[0]!.apiToken}` }
    for (const adres of [pad, `${pad}/${ronde.id}`, `${pad}/${ronde.id}/csv`])
      for (const headers of [{}, bearer]) {
        const antwoord = await new Browser(client).open(adres, headers)
        assert.equal(antwoord.header('location'), '/login')
      }
  })

  test('a klant without rounds has an empty list', async ({ client, assert }) => {
    const { klant } = await maakAvond()
    const beheer = await ingelogd(client)
    const pagina = await beheer.open(`/dashboard/klant/spellenfabriek/${klant.id}/rondes`)
    pagina.assertStatus(200)
    assert.lengthOf(gegeven<Lijst>(pagina).rondes, 0)
  })

  test('stay in the list with their winner when the next one is played', async ({
    client,
    assert,
  }) => {
    const { pad, spel } = await gespeeld(client)
    const beheer = await ingelogd(client)
    const eerst = gegeven<Lijst>(await beheer.open(pad)).rondes
    assert.deepInclude(eerst[0]!, { nummer: 1, bezig: true, winnaars: [] })

    for (const knop of ['stoplobby', 'openlobby', 'startspel'] as const)
      await bestuurSpel(spel.id, knop)
    const { rondes } = gegeven<Lijst>(await beheer.open(pad))
    assert.deepEqual(
      rondes.map(({ nummer, bezig, winnaars }) => [nummer, bezig, winnaars]),
      [
        [2, true, []],
        [1, false, ['=Uilen']],
      ]
    )
  })

  test('a round tells who did what: ranking, rooms, corrections, and the log in sentences', async ({
    client,
    assert,
  }) => {
    const { pad, ronde, teams, rooms } = await gespeeld(client)
    const beheer = await ingelogd(client)
    const pagina = await beheer.open(`${pad}/${ronde.id}`)
    pagina.assertStatus(200)
    const { uitslag } = gegeven<{ uitslag: Rondeuitslag }>(pagina)
    assert.deepEqual(
      uitslag.eindstand.map(({ naam, punten, plaats }) => [naam, punten, plaats]),
      [
        ['=Uilen', 80, 1],
        ['Team 2', 0, 2],
      ]
    )
    assert.lengthOf(uitslag.regels, 4)
    assert.deepInclude(uitslag.regels[0]!, { opgelost: true, punten: 85, fout: 1, hints: [1] })
    assert.isFalse(uitslag.regels[3]!.geprobeerd)
    assert.deepInclude(uitslag.correcties[0]!, { team: '=Uilen', punten: -5, reden: 'te laat' })
    assert.deepEqual(
      uitslag.log.map(({ zin }) => zin).filter((zin) => !zin.startsWith('De instellingen')),
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
    for (const { apiToken } of teams) assert.notInclude(pagina.text(), apiToken)
    assert.notInclude(pagina.text(), rooms[0]!.hint2)
  })

  test('what happens after a round is not in its log, and later teams are not in its ranking', async ({
    client,
    assert,
  }) => {
    const { pad, ronde, spel, rooms } = await gespeeld(client)
    await bestuurSpel(spel.id, 'stoplobby')
    await stelSpelIn(spel.id, {
      tijdsduur: 30,
      roomsIdsChecked: [rooms[1]!.id],
      roomsIdsNotChecked: [rooms[0]!.id],
      aantalTeams: 6,
    })
    for (const knop of ['openlobby', 'startspel'] as const) await bestuurSpel(spel.id, knop)
    const beheer = await ingelogd(client)
    const lees = async (id: number) =>
      gegeven<{ uitslag: Rondeuitslag }>(await beheer.open(`${pad}/${id}`)).uitslag

    const eerste = await lees(ronde.id)
    assert.equal(eerste.log.at(-1)!.zin, 'Het verzamelpunt werd gesloten.')
    assert.lengthOf(eerste.eindstand, 2)
    assert.deepEqual([...new Set(eerste.regels.map(({ room }) => room))], ['Kamer 1', 'Kamer 2'])

    const tweede = await lees((await Ronde.findByOrFail('nummer', 2)).id)
    assert.equal(
      tweede.log[0]!.zin,
      'De instellingen werden gewijzigd: speelduur van 60 naar 30 minuten; aantal teams van 2 naar 6; eraf: Kamer 1.'
    )
    assert.equal(tweede.log.at(-1)!.zin, 'Het spel begon.')
    assert.lengthOf(tweede.eindstand, 6)
    assert.deepEqual([...new Set(tweede.regels.map(({ room }) => room))], ['Kamer 2'])
  })

  test('a round goes into a spreadsheet, where a name that looks like a formula is a name', async ({
    client,
    assert,
  }) => {
    const { pad, ronde } = await gespeeld(client)
    const beheer = await ingelogd(client)
    const csv = await beheer.open(`${pad}/${ronde.id}/csv`)
    csv.assertStatus(200)
    assert.equal(csv.header('content-type'), 'text/csv; charset=utf-8')
    assert.match(
      String(csv.header('content-disposition')),
      /^attachment; filename="uitslag-bakkerij-brink-\d{4}-\d\d-\d\d-ronde-1\.csv"$/
    )
    const [kop, ...rijen] = csv.text().trim().split('\r\n')
    assert.include(kop, 'Plaats;Team;Soort')
    assert.deepEqual(rijen, [
      "1;'=Uilen;kamer;Kamer 1;ja;85;1;1;",
      "1;'=Uilen;kamer;Kamer 2;nee;0;0;0;",
      "1;'=Uilen;correctie;;;-5;;;te laat",
      '2;Team 2;kamer;Kamer 1;nee;0;0;0;',
      '2;Team 2;kamer;Kamer 2;nee;0;0;0;',
    ])
  })

  test('a round of another klant, or one that never was, is not found', async ({ client }) => {
    const { ronde, pad } = await gespeeld(client)
    const { klant } = await maakAvond({ rooms: 0 })
    const beheer = await ingelogd(client)
    const elders = `/dashboard/klant/spellenfabriek/${klant.id}/rondes/${ronde.id}`
    for (const adres of [elders, `${elders}/csv`, `${pad}/999999`])
      (await beheer.open(adres)).assertStatus(404)
  })
})
