import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { bestuurSpel, corrigeerPunten, hernoemTeam } from '#app/beheer/actions/bestuur_spel'
import { asColumn } from '#app/core/database/dialect'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { waak } from '#app/spellenfabriek/waker'
import { neemOver, type Nieuws, type Teambeeld } from '#domain/spellenfabriek/nieuws'
import type Team from '#models/team'
import { legeWinkel } from '#tests/helpers/database'
import { maakSpelendeAvond, telefoon } from '#tests/helpers/avond'

/** What was told since, instead of to sockets. */
async function luister() {
  const echte = await app.container.make(Broadcaster)
  const gehoord: Record<string, unknown>[] = []
  const oor = Object.create(echte) as Broadcaster
  oor.publish = async (_kanalen, _event, data) => void gehoord.push(data)
  app.container.swap(Broadcaster, () => oor)
  return gehoord as unknown as Nieuws[]
}

async function beeldVan(client: ApiClient, team: Team): Promise<Teambeeld> {
  const antwoord = await telefoon(client, team).vraag('klant')
  const { server_tijd: _, ...beeld } = antwoord.body() as Teambeeld & { server_tijd: number }
  return beeld
}

test.group('What another team does', (group) => {
  group.each.setup(() => legeWinkel())
  group.each.teardown(() => app.container.restore(Broadcaster))

  test('is taken over from the news as the server would have told it', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [wij, zij] = teams as [Team, Team]
    const [eerste, tweede] = rooms as [(typeof rooms)[0], (typeof rooms)[0]]
    const gehoord = await luister()
    const mobiel = telefoon(client, zij)
    const gebeurt: [string, () => Promise<unknown>][] = [
      ['enters', () => mobiel.betreed(eerste)],
      ['uses a hint', () => mobiel.roep('useHint1', { roomid: eerste.id })],
      ['answers wrong', () => mobiel.antwoord(eerste, 'iets anders')],
      ['answers right', () => mobiel.antwoord(eerste, 'antwoord 1')],
      ['enters another', () => mobiel.betreed(tweede)],
      ['leaves', () => mobiel.roep('leaveroom', { roomid: tweede.id })],
      ['enters again', () => mobiel.betreed(tweede)],
      ['goes silent', () => valStil()],
      ['answers from where it was', () => mobiel.antwoord(tweede, 'niet goed')],
    ]
    for (const [wat, doe] of gebeurt) {
      const vooraf = await beeldVan(client, wij)
      gehoord.length = 0
      await doe()
      const beeld = gehoord.reduce<Teambeeld | null>(
        (tot, nieuws) => tot && (nieuws.versie <= tot.versie ? tot : neemOver(tot, nieuws)),
        vooraf
      )
      const gevraagd = await beeldVan(client, wij)
      assert.deepEqual(beeld, gevraagd, wat)
      assert.isAbove(gevraagd.versie, vooraf.versie, wat)
      assert.isNull(neemOver(await beeldVan(client, zij), { ...gehoord[0]!, versie: 1e6 }), wat)
    }
  })

  test('who takes a silent team its room puts it out on every screen', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [wij, zij, stil] = teams as [Team, Team, Team]
    await telefoon(client, stil).betreed(rooms[0]!)
    const vooraf = await beeldVan(client, wij)
    await zwijg()
    const gehoord = await luister()
    await telefoon(client, zij).betreed(rooms[0]!)
    assert.deepEqual(neemOver(vooraf, gehoord[0]!), await beeldVan(client, wij))
  })

  test('names, the clock and the final scores are everybody’s to fetch', async ({
    client,
    assert,
  }) => {
    const sinds = DateTime.utc().minus({ minutes: 90 })
    const { spel, teams } = await maakSpelendeAvond({ tijdsduur: 60, sinds })
    const gehoord = await luister()
    await hernoemTeam(spel.id, teams[1]!.id, 'De Speurders')
    await bestuurSpel(spel.id, 'finishspel')
    await corrigeerPunten(spel.id, teams[1]!.id, { punten: 10, reden: 'sportief' })
    assert.isAtLeast(gehoord.length, 3)
    for (const nieuws of gehoord) {
      assert.deepEqual(Object.keys(nieuws), ['versie'])
      const beeld = { ...(await beeldVan(client, teams[0]!)), versie: nieuws.versie - 1 }
      assert.isNull(neemOver(beeld, nieuws))
    }
  })

  test('is fetched when something before it was missed, and its own things always', async ({
    client,
    assert,
  }) => {
    const { rooms, teams } = await maakSpelendeAvond()
    const [wij, zij] = teams as [Team, Team]
    const gehoord = await luister()
    const vooraf = await beeldVan(client, wij)
    const vanHen = await beeldVan(client, zij)
    await telefoon(client, zij).betreed(rooms[0]!)
    await telefoon(client, zij).roep('leaveroom', { roomid: rooms[0]!.id })
    const [binnen, weg] = gehoord as [Nieuws, Nieuws]
    assert.isNull(neemOver(vooraf, weg))
    assert.isNotNull(neemOver(neemOver(vooraf, binnen)!, weg))
    assert.isNull(neemOver(vanHen, binnen))
  })
})

async function zwijg() {
  const lang = asColumn(DateTime.utc().minus({ minutes: 5 }))
  await db.from('bezettingen').update({ gezien_op: lang })
}

async function valStil() {
  await zwijg()
  await waak()
}
