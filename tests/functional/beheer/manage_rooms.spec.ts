import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { bestuurSpel, geefExtraTijd, pauzeer } from '#app/beheer/actions/bestuur_spel'
import { SCOREPROFIELEN } from '#content/spellenfabriek/rooms'
import Room from '#models/room'
import Spellogregel from '#models/spellogregel'
import Voortgang from '#models/voortgang'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { maakAvond, maakRoom, maakSpelendeAvond, telefoon } from '#tests/helpers/avond'

const API = '/api/dashboard/room'
const SPEL = '/api/dashboard/klant/spellenfabriek'

const KAMER = {
  naam: 'Pionnenpers',
  adminnaam: 'D1 Pionnenpers',
  opberg: 'Kist 13, blauw deksel',
  volgnummer: 13,
  tijdschatting: 7,
  vraag: 'Welke kleur heeft de pion?\nKijk goed.',
  antwoord: 'rood|vermiljoen',
  hint1: 'Het is een kleur.',
  hint2: 'Een warme kleur.',
  hint3: 'Als een tomaat.',
  ...SCOREPROFIELEN.middel,
}

/** What a page gives its screen. */
async function pagina(beheer: Browser, pad: string) {
  const html = (await beheer.open(pad)).text()
  const [, json] = /<script data-page="[^"]*" type="application\/json">(.*?)<\/script>/s.exec(html)!
  return JSON.parse(json!).props
}

/** A room's fields as its form sends them. */
async function alsVelden(client: ApiClient, id: number) {
  const beheer = await ingelogd(client)
  const { room } = await pagina(beheer, `/dashboard/rooms/${id}`)
  return { beheer, velden: room as typeof KAMER }
}

test.group('The rooms of the live game', (group) => {
  group.each.setup(() => legeWinkel())

  test('a new room is on the list, and can be chosen for a game', async ({ client, assert }) => {
    const { klant } = await maakAvond({ rooms: 1 })
    const beheer = await ingelogd(client)
    const leeg = await pagina(beheer, '/dashboard/rooms/nieuw')
    assert.isNull(leeg.room)
    assert.equal(leeg.volgnummer, 2)
    assert.deepEqual(leeg.profielen, SCOREPROFIELEN)

    const nieuw = await beheer.post(`${API}/new`, KAMER)
    nieuw.assertStatus(201)
    const { id } = nieuw.body()
    assert.deepEqual(nieuw.body(), {
      id,
      ...KAMER,
      gearchiveerd: false,
      speelt_bij: [],
      wacht_bij: [],
    })
    const { rooms } = await pagina(beheer, '/dashboard/rooms')
    assert.deepEqual(rooms[1], {
      id,
      volgnummer: 13,
      adminnaam: 'D1 Pionnenpers',
      naam: 'Pionnenpers',
      opberg: 'Kist 13, blauw deksel',
      tijdschatting: 7,
      max_punten: 100,
      min_punten: 20,
      profiel: 'middel',
      gearchiveerd: false,
    })
    const { spellenfabriek } = (await beheer.open(`/api/dashboard/klant/${klant.id}`)).body()
    assert.include(
      spellenfabriek.rooms_available.map((room: { naam: string }) => room.naam),
      'Pionnenpers'
    )
  })

  test('a new room that is sent twice is made once', async ({ client, assert }) => {
    const beheer = await ingelogd(client)
    const [een, nogEens] = [
      await beheer.post(`${API}/new`, KAMER),
      await beheer.post(`${API}/new`, KAMER),
    ]
    assert.equal(een.body().id, nogEens.body().id)
    assert.lengthOf(await Room.all(), 1)
  })

  test('a room is changed, and the game that waits for it shows the change', async ({
    client,
    assert,
  }) => {
    const { klant, rooms } = await maakAvond()
    const { beheer, velden } = await alsVelden(client, rooms[0]!.id)
    await beheer.open(`/api/dashboard/klant/${klant.id}`)
    const gedaan = await beheer.stuur('put', `${API}/${rooms[0]!.id}`, {
      ...velden,
      naam: 'Knikkerbaan',
      antwoord: ' | zeven || 7 |',
      ...SCOREPROFIELEN.zwaar,
    })
    gedaan.assertStatus(200)
    assert.equal(gedaan.body().antwoord, 'zeven|7')
    assert.deepEqual(gedaan.body().wacht_bij, ['Bakkerij Brink'])
    const { spellenfabriek } = (await beheer.open(`/api/dashboard/klant/${klant.id}`)).body()
    assert.deepInclude(spellenfabriek.rooms[0], { naam: 'Knikkerbaan', max_punten: 140 })
  })

  test('a room that does not exist is not found', async ({ client }) => {
    const beheer = await ingelogd(client)
    ;(await beheer.open('/dashboard/rooms/99')).assertStatus(404)
    ;(await beheer.stuur('put', `${API}/99`, KAMER)).assertStatus(404)
    for (const wat of ['archief', 'terug'])
      (await beheer.post(`${API}/99/${wat}`)).assertStatus(404)
  })
})

test.group('What a room must be', (group) => {
  group.each.setup(() => legeWinkel())

  const LEEG = 'Vul minstens één goed antwoord in.'
  const STREEPJES = 'Vul minstens één goed antwoord in, niet alleen streepjes.'
  const TE_HOOG = 'Het minimum kan niet hoger zijn dan het maximum.'

  test('is told to who makes or changes it: {zin}')
    .with([
      { veld: 'naam', waarde: ' ', zin: 'Vul de naam in.' },
      { veld: 'adminnaam', waarde: null, zin: 'Vul de adminnaam in.' },
      { veld: 'opberg', waarde: undefined, zin: 'Vul de opbergkist in.' },
      {
        veld: 'naam',
        waarde: 'n'.repeat(61),
        zin: 'Te lang: voor de naam zijn er hoogstens 60 tekens.',
      },
      { veld: 'antwoord', waarde: '', zin: LEEG },
      { veld: 'antwoord', waarde: '   ', zin: LEEG },
      { veld: 'antwoord', waarde: '| || |', zin: STREEPJES },
      {
        veld: 'antwoord',
        waarde: `${'a'.repeat(127)}|${'b'.repeat(128)}`,
        zin: 'Te lang: voor het antwoord zijn er hoogstens 255 tekens.',
      },
      {
        veld: 'antwoord',
        waarde: `ja|${'a'.repeat(201)}`,
        zin: 'Een team kan hoogstens 200 tekens typen: maak dit antwoord korter.',
      },
      {
        veld: 'vraag',
        waarde: 'v'.repeat(2001),
        zin: 'Te lang: voor de vraag zijn er hoogstens 2000 tekens.',
      },
      { veld: 'vraag', waarde: '', zin: 'Vul de vraag in.' },
      { veld: 'hint2', waarde: '', zin: 'Vul hint 2 in.' },
      { veld: 'min_punten', waarde: 101, zin: TE_HOOG },
      {
        veld: 'fout_cost',
        waarde: -1,
        zin: 'Vul voor een fout antwoord een getal in van 0 tot en met 1000.',
      },
      {
        veld: 'hint3_cost',
        waarde: -5,
        zin: 'Vul voor de kosten van hint 3 een getal in van 0 tot en met 1000.',
      },
      { veld: 'max_punten', waarde: null, zin: 'Vul het maximum in.' },
      { veld: 'hint1_cost', waarde: 2.5, zin: 'Vul voor de kosten van hint 1 een heel getal in.' },
      { veld: 'volgnummer', waarde: '3', zin: 'Vul voor het volgnummer een heel getal in.' },
      {
        veld: 'tijdschatting',
        waarde: 0,
        zin: 'Vul voor de tijdschatting een getal in van 1 tot en met 240.',
      },
    ])
    .run(async ({ client, assert }, { veld, waarde, zin }) => {
      const room = await maakRoom(1)
      const beheer = await ingelogd(client)
      const invoer = { ...KAMER, [veld]: waarde }
      for (const antwoord of [
        await beheer.post(`${API}/new`, invoer),
        await beheer.stuur('put', `${API}/${room.id}`, invoer),
      ]) {
        antwoord.assertStatus(422)
        assert.deepEqual(antwoord.body().errors, { [veld]: [zin] })
      }
      assert.lengthOf(await Room.all(), 1)
      await room.refresh()
      assert.equal(room.naam, 'Kamer 1')
    })

  test('the most that is allowed is allowed', async ({ client }) => {
    const beheer = await ingelogd(client)
    const goed = await beheer.post(`${API}/new`, {
      ...KAMER,
      antwoord: `${'a'.repeat(127)}|${'b'.repeat(127)}`,
      vraag: 'v'.repeat(2000),
      min_punten: 100,
      fout_cost: 0,
    })
    goed.assertStatus(201)
  })
})

test.group('The archive', (group) => {
  group.each.setup(() => legeWinkel())

  test('an archived room can no longer be chosen, is out of games to come, and comes back', async ({
    client,
    assert,
  }) => {
    const { klant, spel, rooms } = await maakAvond()
    const [room] = rooms as [(typeof rooms)[0]]
    const beheer = await ingelogd(client)
    const kamers = async (soort: 'rooms' | 'rooms_available') => {
      const { spellenfabriek } = (await beheer.open(`/api/dashboard/klant/${klant.id}`)).body()
      return (spellenfabriek[soort] as { id: number }[]).map(({ id }) => id)
    }
    assert.include(await kamers('rooms'), room.id)
    for (const _ of [1, 2]) {
      const weg = await beheer.post(`${API}/${room.id}/archief`)
      weg.assertStatus(200)
      assert.isTrue(weg.body().gearchiveerd)
    }
    assert.notInclude(await kamers('rooms'), room.id)
    assert.notInclude(await kamers('rooms_available'), room.id)
    assert.lengthOf(await Spellogregel.query().where('wat', 'room_gearchiveerd'), 1)
    const kies = () =>
      beheer.stuur('put', `${SPEL}/${klant.id}`, {
        tijdsduur: 60,
        roomsIdsChecked: rooms.map(({ id }) => id),
        roomsIdsNotChecked: [],
      })
    await kies()
    assert.notInclude(await kamers('rooms'), room.id)

    for (const _ of [1, 2]) {
      const terug = await beheer.post(`${API}/${room.id}/terug`)
      terug.assertStatus(200)
      assert.isFalse(terug.body().gearchiveerd)
    }
    assert.include(await kamers('rooms_available'), room.id)
    await kies()
    assert.include(await kamers('rooms'), room.id)
    await spel.refresh()
    assert.equal(spel.status, 'closed')
  })

  test('a round that was played keeps its room and its points', async ({ client, assert }) => {
    const { spel, rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    await bestuurSpel(spel.id, 'stoplobby')
    const beheer = await ingelogd(client)
    ;(await beheer.post(`${API}/${rooms[0]!.id}/archief`)).assertStatus(200)
    const voortgang = await Voortgang.firstOrFail()
    assert.equal(voortgang.roomId, rooms[0]!.id)
    assert.equal(voortgang.points, 100)
    const { room } = await pagina(beheer, `/dashboard/rooms/${rooms[0]!.id}`)
    assert.isTrue(room.gearchiveerd)
    const lijst = await pagina(beheer, '/dashboard/rooms')
    assert.deepEqual(
      lijst.rooms.map(({ gearchiveerd }: { gearchiveerd: boolean }) => gearchiveerd),
      [true, false, false]
    )
  })
})

test.group('A room that is being played', (group) => {
  group.each.setup(() => legeWinkel())

  test('is not archived, also not in a pause', async ({ client, assert }) => {
    const { spel, rooms } = await maakSpelendeAvond()
    const beheer = await ingelogd(client)
    await spel.refresh()
    ;(await beheer.post(`${API}/${rooms[0]!.id}/archief`)).assertStatus(409)
    const { versie } = spel
    await spel.refresh()
    assert.equal(spel.versie, versie, 'a refusal is no change')
    await pauzeer(spel.id, true)
    const weg = await beheer.post(`${API}/${rooms[0]!.id}/archief`)
    weg.assertStatus(409)
    assert.equal(
      weg.body().message,
      'Deze kamer doet mee in het spel dat nu wordt gespeeld bij Bakkerij Brink. Archiveren kan als dat is afgelopen.'
    )
    assert.isFalse(weg.body().room.gearchiveerd)
    assert.deepEqual(weg.body().room.speelt_bij, ['Bakkerij Brink'])
    await rooms[0]!.refresh()
    assert.isNull(rooms[0]!.gearchiveerdOp)

    await bestuurSpel(spel.id, 'stoplobby')
    ;(await beheer.post(`${API}/${rooms[0]!.id}/archief`)).assertStatus(200)
  })

  test('keeps its {0}, and nothing of the change is stored')
    .with([
      ['antwoord', 'iets anders'],
      ['antwoord', 'antwoord 1'],
      ['max_punten', 101],
      ['min_punten', 0],
      ['fout_cost', 0],
      ['hint1_cost', 0],
      ['hint2_cost', 0],
      ['hint3_cost', 0],
    ] as [string, string | number][])
    .run(async ({ client, assert }, [veld, waarde]) => {
      const { rooms } = await maakSpelendeAvond()
      const { beheer, velden } = await alsVelden(client, rooms[0]!.id)
      const antwoord = await beheer.stuur('put', `${API}/${rooms[0]!.id}`, {
        ...velden,
        naam: 'Anders',
        [veld]: waarde,
      })
      antwoord.assertStatus(409)
      assert.include(antwoord.body().message, 'Het antwoord en de punten liggen vast')
      assert.equal(antwoord.body().room.naam, 'Kamer 1')
      assert.equal(antwoord.body().room.antwoord, velden.antwoord)
    })

  test('a hint that is put right is what the team reads next', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    const eerst = (await mobiel.roep('useHint1', { roomid: rooms[0]!.id })).body()
    assert.equal(eerst.spellenfabriek.rooms[0].hint1, 'Eerste duwtje 1')
    const { beheer, velden } = await alsVelden(client, rooms[0]!.id)
    const gedaan = await beheer.stuur('put', `${API}/${rooms[0]!.id}`, {
      ...velden,
      hint1: 'Een beter duwtje',
      vraag: 'Een betere vraag?',
    })
    gedaan.assertStatus(200)
    const nu = (await mobiel.vraag('klant')).body()
    assert.deepInclude(nu.spellenfabriek.rooms[0], {
      hint1: 'Een beter duwtje',
      vraag: 'Een betere vraag?',
    })
    assert.isAbove(nu.versie, eerst.versie)
    const log = await Spellogregel.query().where('wat', 'room_gewijzigd')
    assert.lengthOf(log, 1)
    assert.equal(log[0]!.gegevens, JSON.stringify({ room_id: rooms[0]!.id, naam: 'A1 Kamer' }))

    await beheer.stuur('put', `${API}/${rooms[0]!.id}`, { ...velden, ...gedaan.body() })
    assert.lengthOf(await Spellogregel.query().where('wat', 'room_gewijzigd'), 1)
  })

  test('another room, that nobody plays, is free to change', async ({ client }) => {
    await maakSpelendeAvond()
    const vrij = await maakRoom(9)
    const { beheer, velden } = await alsVelden(client, vrij.id)
    const anders = { ...velden, antwoord: 'anders', ...SCOREPROFIELEN.licht }
    ;(await beheer.stuur('put', `${API}/${vrij.id}`, anders)).assertStatus(200)
    ;(await beheer.post(`${API}/${vrij.id}/archief`)).assertStatus(200)
  })

  test('a game that starts while its room changes is played by one answer', async ({
    client,
    assert,
  }) => {
    const { klant, spel, rooms, teams } = await maakAvond()
    await bestuurSpel(spel.id, 'openlobby')
    const { beheer, velden } = await alsVelden(client, rooms[0]!.id)
    const [start, wijziging] = await Promise.all([
      beheer.post(`${SPEL}/startspel/${klant.id}`),
      beheer.stuur('put', `${API}/${rooms[0]!.id}`, { ...velden, antwoord: 'nieuw' }),
    ])
    start.assertStatus(200)
    const geldt = wijziging.status() === 200 ? 'nieuw' : 'antwoord 1'
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    ;(await mobiel.antwoord(rooms[0]!, geldt)).assertStatus(200)
    assert.include([200, 409], wijziging.status())
    assert.isTrue((await geefExtraTijd(spel.id, 60)).ok)
  })
})

test.group('Who looks after the rooms', (group) => {
  group.each.setup(() => legeWinkel())

  test('{0} {1} is for admins: not for visitors, and not for a team')
    .with([
      ['get', '/dashboard/rooms'],
      ['get', '/dashboard/rooms/nieuw'],
      ['get', '/dashboard/rooms/1'],
      ['post', `${API}/new`],
      ['put', `${API}/1`],
      ['post', `${API}/1/archief`],
      ['post', `${API}/1/terug`],
    ] as ['get' | 'post' | 'put', string][])
    .run(async ({ client, assert }, [methode, pad]) => {
      const { teams, rooms } = await maakAvond({ rooms: 1 })
      const echt = pad.replace('/1', `/${rooms[0]!.id}`)
      const bearer = { authorization: `Bearer ${teams[0]!.apiToken}` }
      for (const headers of [{}, bearer]) {
        const browser = new Browser(client)
        await browser.open('/login')
        const antwoord =
          methode === 'get'
            ? await browser.open(echt, headers)
            : await browser.stuur(methode, echt, KAMER, headers)
        if (methode === 'get') assert.equal(antwoord.header('location'), '/login')
        else antwoord.assertStatus(401)
      }
      const [room, ...meer] = await Room.all()
      assert.lengthOf(meer, 0)
      assert.equal(room!.naam, 'Kamer 1')
      assert.isNull(room!.gearchiveerdOp)
    })
})
