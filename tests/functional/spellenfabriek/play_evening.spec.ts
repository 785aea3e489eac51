import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { bestuurSpel, geefExtraTijd, pauzeer } from '#app/beheer/actions/bestuur_spel'
import Ronde from '#models/ronde'
import Voortgang from '#models/voortgang'
import { legeWinkel } from '#tests/helpers/database'
import { maakAvond, maakSpelendeAvond, telefoon } from '#tests/helpers/avond'

type Snapshot = {
  versie: number
  team: { punten: number; voortgang: { room: { id: number }; antwoord: number; points: number }[] }
  spellenfabriek: {
    status: string
    rooms: { id: number; vraag: string | null; hint1: string | null; antwoord: string | null }[]
  }
  occupied: { team_id: number; spellenfabriek_room_id: number }[]
  eindstand: { naam: string; punten: number; plaats: number }[] | null
}

test.group('A team in a room', (group) => {
  group.each.setup(() => legeWinkel())

  test('enters, reads the question, and leaves again', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    const binnen = await mobiel.betreed(rooms[0]!)
    binnen.assertStatus(200)
    const { spellenfabriek, occupied } = binnen.body() as Snapshot
    assert.deepEqual(
      spellenfabriek.rooms.map(({ vraag }) => vraag),
      ['Vraag van kamer 1?', null, null]
    )
    assert.deepEqual(
      occupied.map((een) => [een.team_id, een.spellenfabriek_room_id]),
      [[teams[0]!.id, rooms[0]!.id]]
    )
    const weg = await mobiel.roep('leaveroom', { roomid: rooms[0]!.id })
    weg.assertStatus(200)
    assert.lengthOf((weg.body() as Snapshot).occupied, 0)
  })

  test('a right answer brings the points that the server counts, and frees the room', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(room)
    await mobiel.roep('useHint1', { roomid: room.id })
    const fout = await mobiel.antwoord(room, 'iets anders')
    fout.assertStatus(422)
    assert.equal(fout.body().message, "Het antwoord 'iets anders' is fout...")
    const goed = await mobiel.roep('answerOk', {
      roomid: room.id,
      points: 9999,
      antwoord: ' Oplossing 1 ',
    })
    goed.assertStatus(200)
    const { team, occupied, spellenfabriek } = goed.body() as Snapshot
    assert.equal(team.punten, 85)
    assert.lengthOf(occupied, 0)
    assert.equal(spellenfabriek.rooms[0]!.antwoord, 'antwoord 1')
    const terug = await mobiel.betreed(room)
    terug.assertStatus(409)
    assert.equal(terug.body().message, 'Deze kamer hebben jullie al opgelost.')
  })

  test('the same wrong answer costs once, however often and on how many phones it is sent', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    await Promise.all(Array.from({ length: 6 }, () => mobiel.antwoord(rooms[0]!, 'mis')))
    await mobiel.antwoord(rooms[0]!, ' MIS ')
    assert.equal((await Voortgang.firstOrFail()).aantalFout, 1)
    await mobiel.antwoord(rooms[0]!, 'ook mis')
    assert.equal((await Voortgang.firstOrFail()).aantalFout, 2)
    /** Written as this database compares moments. */
    const zojuist = await db
      .from('foute_antwoorden')
      .whereBetween('created_at', [
        asColumn(DateTime.utc().minus({ minutes: 1 })),
        asColumn(DateTime.utc().plus({ minutes: 1 })),
      ])
    assert.lengthOf(zojuist, 2)
    await mobiel.roep('answerWrong', { roomid: rooms[0]!.id })
    assert.equal((await Voortgang.firstOrFail()).aantalFout, 3)
  })

  test('hints come in order and cost once, pressed at the same time on six phones', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(room)
    const teVroeg = await mobiel.roep('useHint2', { roomid: room.id })
    teVroeg.assertStatus(409)
    assert.equal(teVroeg.body().message, 'Gebruik eerst hint 1.')
    for (const hint of ['useHint1', 'useHint2', 'useHint3']) {
      const samen = await Promise.all(
        Array.from({ length: 6 }, () => mobiel.roep(hint, { roomid: room.id }))
      )
      for (const een of samen) een.assertStatus(200)
    }
    const goed = await mobiel.antwoord(room, 'antwoord 1')
    assert.equal((goed.body() as Snapshot).team.punten, 55)
  })

  test('hint 3 counts twice for a game that says so', async ({ client, assert }) => {
    const { spel, rooms, teams } = await maakSpelendeAvond()
    await spel.merge({ hint3Telt: 2 }).save()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    for (const hint of ['useHint1', 'useHint2', 'useHint3'])
      await mobiel.roep(hint, { roomid: rooms[0]!.id })
    const goed = await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    assert.equal((goed.body() as Snapshot).team.punten, 35)
  })

  test('the answer is shown after hint 3, for 0 points', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [room] = rooms as [(typeof rooms)[0]]
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(room)
    const toon = () => mobiel.roep('answerOk', { roomid: room.id, points: 0 })
    const teVroeg = await toon()
    teVroeg.assertStatus(409)
    for (const hint of ['useHint1', 'useHint2', 'useHint3'])
      await mobiel.roep(hint, { roomid: room.id })
    const getoond = await toon()
    getoond.assertStatus(200)
    const { team, spellenfabriek } = getoond.body() as Snapshot
    assert.equal(team.punten, 0)
    assert.equal(team.voortgang[0]!.antwoord, 1)
    assert.equal(spellenfabriek.rooms[0]!.antwoord, 'antwoord 1')
  })

  test('an empty answer is asked for again, and nothing is stored', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    for (const leeg of ['', '   ']) {
      const antwoord = await mobiel.antwoord(rooms[0]!, leeg)
      antwoord.assertStatus(422)
      assert.deepEqual(antwoord.body().errors, { antwoord: ['Vul eerst een antwoord in'] })
    }
    assert.lengthOf(await Voortgang.all(), 0)
  })
})

test.group('Two teams, one room', (group) => {
  group.each.setup(() => legeWinkel())

  test('of ten teams that press at once, one is in and nine read who was first', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond({ teams: 10 })
    const antwoorden = await Promise.all(
      teams.map((team) => telefoon(client, team).betreed(rooms[0]!))
    )
    const binnen = antwoorden.filter((antwoord) => antwoord.status() === 200)
    assert.lengthOf(binnen, 1)
    const winnaar = teams[antwoorden.indexOf(binnen[0]!)]!
    for (const antwoord of antwoorden.filter((een) => een !== binnen[0])) {
      antwoord.assertStatus(409)
      assert.include(antwoord.body().message, `Hier is ${winnaar.name} al binnen.`)
      assert.equal(antwoord.body().snapshot.occupied[0].team_id, winnaar.id)
    }
    assert.lengthOf(await db.from('bezettingen'), 1)
  })

  test('one team that presses two rooms at once is in one of them', async ({ client, assert }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    const antwoorden = await Promise.all(rooms.map((room) => mobiel.betreed(room)))
    assert.lengthOf(
      antwoorden.filter((antwoord) => antwoord.status() === 200),
      1
    )
    assert.lengthOf(await db.from('bezettingen'), 1)
  })

  test('a team that went silent loses its room, and has it back when nobody else took it', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [room] = rooms as [(typeof rooms)[0]]
    const stil = telefoon(client, teams[0]!)
    const ander = telefoon(client, teams[1]!)
    const zwijg = () =>
      db.from('bezettingen').update({ gezien_op: asColumn(DateTime.utc().minus({ seconds: 91 })) })
    await stil.betreed(room)
    await zwijg()
    const hint = await stil.roep('useHint1', { roomid: room.id })
    hint.assertStatus(200)
    await zwijg()
    const over = await ander.betreed(room)
    over.assertStatus(200)
    const teLaat = await stil.antwoord(room, 'antwoord 1')
    teLaat.assertStatus(409)
    assert.include(teLaat.body().message, 'al binnen')
  })
})

test.group('The clock of an evening', (group) => {
  group.each.setup(() => legeWinkel())

  test('after the deadline nothing counts any more, whoever asks first', async ({
    client,
    assert,
  }) => {
    const sinds = DateTime.utc().minus({ minutes: 61 })
    const { spel, rooms, teams } = await maakSpelendeAvond({ sinds })
    const antwoord = await telefoon(client, teams[0]!).betreed(rooms[0]!)
    antwoord.assertStatus(409)
    assert.equal(antwoord.body().message, 'De tijd is voorbij.')
    assert.equal(antwoord.body().snapshot.spellenfabriek.status, 'timeout')
    await spel.refresh()
    assert.equal(spel.status, 'timeout')
  })

  test('a phone whose clock runs ahead ends nothing', async ({ client, assert }) => {
    const { spel, teams } = await maakSpelendeAvond()
    const { versie } = spel
    const antwoord = await telefoon(client, teams[0]!).roep('timeout')
    antwoord.assertStatus(200)
    await spel.refresh()
    assert.equal(spel.status, 'started')
    assert.equal(spel.versie, versie)
  })

  test('extra time after zero lets the same round go on, and nothing is cleared', async ({
    client,
    assert,
  }) => {
    const sinds = DateTime.utc().minus({ minutes: 59 })
    const { spel, rooms, teams } = await maakSpelendeAvond({ sinds })
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    await db
      .from('spellenfabrieken')
      .update({ start: asColumn(DateTime.utc().minus({ minutes: 65 })) })
    await db.from('spellenfabrieken').increment('versie', 1)
    await mobiel.roep('timeout')
    await spel.refresh()
    assert.equal(spel.status, 'timeout')
    assert.isTrue((await geefExtraTijd(spel.id, 300)).ok)
    const verder = await mobiel.betreed(rooms[1]!)
    verder.assertStatus(200)
    assert.equal((verder.body() as Snapshot).team.punten, 100)
    assert.lengthOf(await Ronde.all(), 1)
  })

  test('in a pause nobody plays, and the end shifts', async ({ client, assert }) => {
    const { spel, rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await pauzeer(spel.id, true)
    const stil = await mobiel.betreed(rooms[0]!)
    stil.assertStatus(409)
    assert.include(stil.body().message, 'Het spel staat even stil.')
    await db
      .from('spellenfabrieken')
      .update({ gepauzeerd_op: asColumn(DateTime.utc().minus({ minutes: 10 })) })
    await pauzeer(spel.id, false)
    await spel.refresh()
    assert.closeTo(spel.pauzeSeconden, 600, 2)
    const verder = await mobiel.betreed(rooms[0]!)
    verder.assertStatus(200)
  })

  test('scores belong to a round: a new one starts empty and the old one stays', async ({
    client,
    assert,
  }) => {
    const { spel, rooms, teams } = await maakSpelendeAvond()
    const mobiel = telefoon(client, teams[0]!)
    await mobiel.betreed(rooms[0]!)
    await mobiel.antwoord(rooms[0]!, 'antwoord 1')
    for (const actie of ['stoplobby', 'openlobby', 'startspel'] as const)
      assert.isTrue((await bestuurSpel(spel.id, actie)).ok)
    const nu = await mobiel.vraag('klant')
    assert.equal((nu.body() as Snapshot).team.punten, 0)
    const rondes = await Ronde.query().orderBy('nummer')
    assert.deepEqual(
      rondes.map(({ nummer, geslotenOp }) => [nummer, geslotenOp !== null]),
      [
        [1, true],
        [2, false],
      ]
    )
    const oud = await Voortgang.query().where('ronde_id', rondes[0]!.id)
    assert.equal(oud[0]!.points, 100)
  })
})

test.group('A team and its name', (group) => {
  group.each.setup(() => legeWinkel())

  test('is chosen once, while the gathering point is open', async ({ client, assert }) => {
    const { spel, teams } = await maakAvond()
    const mobiel = telefoon(client, teams[0]!)
    const naam = (newTeamName: string, wie = mobiel) => wie.roep('teamname', { newTeamName })
    ;(await naam('De Uilen')).assertStatus(409)
    await bestuurSpel(spel.id, 'openlobby')
    ;(await naam('   ')).assertStatus(422)
    ;(await naam('De Uilen')).assertStatus(200)
    ;(await naam('De Uilen')).assertStatus(200)
    const anders = await naam('De Valken')
    anders.assertStatus(409)
    assert.equal(anders.body().message, 'Jullie naam is al gekozen.')
    const bezet = await naam('de  uilen', telefoon(client, teams[1]!))
    bezet.assertStatus(409)
    assert.equal(bezet.body().message, 'Deze naam is al van een ander team.')
  })

  test('of two teams that choose the same name at once, one has it', async ({ client, assert }) => {
    const { spel, teams } = await maakAvond()
    await bestuurSpel(spel.id, 'openlobby')
    const antwoorden = await Promise.all(
      teams.map((team) => telefoon(client, team).roep('teamname', { newTeamName: 'De Uilen' }))
    )
    assert.lengthOf(
      antwoorden.filter((antwoord) => antwoord.status() === 200),
      1
    )
  })
})
