import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { channelAuth, derivedCredentials } from '#app/core/realtime/signatures'
import { CREDENTIALS, doorgeefluik, startHub, totdat, type TestHub } from '#tests/helpers/realtime'
import { openKanalen, type Kanalen } from '../../../../inertia/realtime/kanalen.js'
import type { Instellingen, Lid, Verbinding } from '../../../../inertia/realtime/types.js'

const STATUS = 'private-spellenfabriek.status.1'
const ROOM = 'private-spellenfabriek.room.1'
const AANWEZIG = 'presence-spellenfabriek.1'

/** Waits that a test has time for. */
const VLOT = {
  wegMs: 3_000,
  autorisatieMs: 100,
  autorisatiePauzeMs: 5,
  pingMs: 60,
  pogingenMs: [60, 60, 100],
  geweigerdMs: 60_000,
  opnieuwMs: 60,
}

type Antwoord = (
  verzoek: { socketId: string; channel: string; keer: number; headers: object },
  response: ServerResponse
) => void

/** The authorisation of the shop: lets everybody in as team 1, unless a test says otherwise. */
async function startAutorisatie() {
  const gevraagd: string[] = []
  const headers: Record<string, unknown>[] = []
  let antwoord: Antwoord | null = null
  const laatBinnen: Antwoord = ({ socketId, channel }, response) => {
    const data = JSON.stringify({ user_id: 'team-1', user_info: { naam: 'Rood' } })
    const presence = channel.startsWith('presence-')
    const auth = channelAuth(CREDENTIALS, socketId, channel, presence ? data : undefined)
    response.end(JSON.stringify({ auth, ...(presence && { channel_data: data }) }))
  }
  const server = createServer(async (request, response) => {
    const velden = new URLSearchParams(await text(request))
    const [socketId, channel] = [velden.get('socket_id')!, velden.get('channel_name')!]
    gevraagd.push(channel)
    headers.push(request.headers)
    const verzoek = { socketId, channel, keer: gevraagd.length, headers: request.headers }
    ;(antwoord ?? laatBinnen)(verzoek, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    gevraagd,
    headers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/broadcasting/auth`,
    laatBinnen,
    antwoordZo(anders: Antwoord | null) {
      antwoord = anders
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test.group('The channels of a page', (group) => {
  let hub: TestHub
  let autorisatie: Awaited<ReturnType<typeof startAutorisatie>>
  let open: Kanalen[]

  group.each.setup(async () => {
    hub = await startHub()
    autorisatie = await startAutorisatie()
    open = []
    return async () => {
      open.forEach((kanalen) => kanalen.close())
      autorisatie.stop()
      await hub.stop()
    }
  })

  function pagina(port: number, termijnen: Instellingen['termijnen'] = {}) {
    const venster = new EventTarget()
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    })
    const gang: Verbinding[] = []
    const telling = { ververst: 0 }
    const kanalen = openKanalen(hub.embedded.clientOptions(), {
      authEndpoint: autorisatie.url,
      authHeaders: () => ({ authorization: 'Bearer geheim' }),
      onVerversen: () => void telling.ververst++,
      termijnen: { ...VLOT, ...termijnen },
      omgeving: {
        location: { protocol: 'http:', hostname: '127.0.0.1', port: String(port) },
        venster,
        document,
      },
    })
    kanalen.onVerbinding((verbinding) => void gang.push(verbinding))
    open.push(kanalen)
    return { kanalen, gang, telling, venster, document }
  }

  const isVerbonden = (kanalen: Kanalen) =>
    totdat(() => kanalen.verbinding === 'verbonden', 'the connection')

  test('are heard, and the page fetches once for all of them', async ({ assert }) => {
    const { kanalen, gang, telling } = pagina(hub.port)
    const gehoord: unknown[] = []
    let ingeschreven = 0
    for (const naam of [STATUS, ROOM, AANWEZIG]) {
      kanalen.subscribe(naam, {
        events: { SpellenFabriekStatus: (data) => void gehoord.push(data) },
        onSubscribed: () => void ingeschreven++,
      })
    }
    assert.equal(kanalen.verbinding, 'verbinden')
    await isVerbonden(kanalen)
    await totdat(() => telling.ververst > 0, 'the page to fetch')
    assert.deepEqual(gang, ['verbonden'])
    assert.equal(ingeschreven, 3)
    assert.equal(telling.ververst, 1)
    assert.equal(autorisatie.headers[0]!.authorization, 'Bearer geheim')

    await hub.embedded.publish([STATUS], 'SpellenFabriekStatus', { version: 7 })
    await totdat(() => gehoord.length === 1, 'the event')
    assert.deepEqual(gehoord, [{ version: 7 }])
  })

  test('come back after a restart, showing the last known members meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const { kanalen, gang, telling } = pagina(hub.port)
    const leden: (readonly Lid[])[] = []
    let ingeschreven = 0
    kanalen.subscribe(AANWEZIG, {
      onLeden: (lijst) => void leden.push(lijst),
      onSubscribed: () => void ingeschreven++,
    })
    await isVerbonden(kanalen)
    await totdat(() => telling.ververst === 1, 'the first fetch')
    await hub.stop()
    await totdat(() => kanalen.verbinding === 'verbinden', 'the loss to be noticed')
    await new Promise((resolve) => setTimeout(resolve, 150))

    const opvolger = await startHub({ port: hub.port })
    cleanup(() => opvolger.stop())
    await isVerbonden(kanalen)
    await totdat(() => telling.ververst === 2, 'the page to fetch again')
    assert.equal(ingeschreven, 2)
    assert.deepEqual(gang, ['verbonden', 'verbinden', 'verbonden'])
    const rood = [{ id: 'team-1', info: { naam: 'Rood' } }]
    assert.deepEqual(leden, [rood, rood])
  })

  test('tell who comes and goes', async ({ assert }) => {
    const { kanalen } = pagina(hub.port)
    let leden: readonly string[] = []
    kanalen.subscribe(AANWEZIG, { onLeden: (lijst) => (leden = lijst.map(({ id }) => id)) })
    await isVerbonden(kanalen)

    autorisatie.antwoordZo(({ socketId, channel }, response) => {
      const admin = { id: 'admin-1', info: {} }
      response.end(JSON.stringify(hub.embedded.authorize(socketId, channel, admin)))
    })
    const { kanalen: ander } = pagina(hub.port)
    ander.subscribe(AANWEZIG, {})
    await totdat(() => leden.length === 2, 'the game master')
    assert.deepEqual(leden, ['team-1', 'admin-1'])
    ander.close()
    await totdat(() => leden.length === 1, 'the game master to leave')
    assert.deepEqual(leden, ['team-1'])
  })

  test('are gone when the service stays away, and come back by themselves', async ({
    assert,
    cleanup,
  }) => {
    await hub.stop()
    const { kanalen, gang } = pagina(hub.port, { wegMs: 50 })
    kanalen.subscribe(STATUS, {})
    await totdat(() => kanalen.verbinding === 'weg', 'the badge to say so')
    const opvolger = await startHub({ port: hub.port })
    cleanup(() => opvolger.stop())
    await isVerbonden(kanalen)
    assert.deepEqual(gang, ['weg', 'verbonden'])
  })

  test('are gone when the house is full, although pusher-js keeps connecting', async ({
    assert,
    cleanup,
  }) => {
    const vol = await startHub({ limits: { sockets: 1 } })
    cleanup(() => vol.stop())
    const eerste = pagina(vol.port)
    await isVerbonden(eerste.kanalen)
    const { kanalen } = pagina(vol.port, { wegMs: 80 })
    await totdat(() => kanalen.verbinding === 'weg', 'the badge to say so')
    eerste.kanalen.close()
    await isVerbonden(kanalen)
    assert.equal(vol.hub.size.connections, 1)
  })

  test('try again when the service refused for good, as during an update', async ({
    assert,
    cleanup,
  }) => {
    const vorige = await startHub({ key: 'een-andere-sleutel' })
    const draad = await doorgeefluik(vorige.port)
    cleanup(async () => {
      await draad.stop()
      await vorige.stop()
    })
    const { kanalen, gang } = pagina(draad.port, { wegMs: 100 })
    await totdat(() => kanalen.verbinding === 'weg', 'the badge to say so')
    draad.leidNaar(hub.port)
    await isVerbonden(kanalen)
    assert.deepEqual(gang, ['weg', 'verbonden'])
  })

  test('are authorised again when the server fails or falls silent', async ({ assert }) => {
    autorisatie.antwoordZo((verzoek, response) => {
      if (verzoek.keer === 1) response.writeHead(503).end()
      else if (verzoek.keer > 2) autorisatie.laatBinnen(verzoek, response)
    })
    const { kanalen } = pagina(hub.port)
    kanalen.subscribe(STATUS, {})
    await isVerbonden(kanalen)
    assert.lengthOf(autorisatie.gevraagd, 3)
  })

  test('are tried again later when the server keeps failing', async ({ assert }) => {
    autorisatie.antwoordZo((verzoek, response) => {
      if (verzoek.keer <= 4) response.writeHead(500).end()
      else autorisatie.laatBinnen(verzoek, response)
    })
    const geweigerd: number[] = []
    const { kanalen } = pagina(hub.port)
    kanalen.subscribe(STATUS, { onGeweigerd: (status) => void geweigerd.push(status) })
    await isVerbonden(kanalen)
    assert.deepEqual(geweigerd, [500])
  })

  test('tell the page when it may not listen, and ask again when it wakes up', async ({
    assert,
  }) => {
    autorisatie.antwoordZo((_verzoek, response) => response.writeHead(403).end())
    const geweigerd: number[] = []
    const { kanalen, document } = pagina(hub.port, { wegMs: 60 })
    kanalen.subscribe(STATUS, { onGeweigerd: (status) => void geweigerd.push(status) })
    await totdat(() => kanalen.verbinding === 'weg', 'the badge to say so')
    assert.deepEqual(geweigerd, [403])
    assert.lengthOf(autorisatie.gevraagd, 1)

    autorisatie.antwoordZo(null)
    document.dispatchEvent(new Event('visibilitychange'))
    await isVerbonden(kanalen)
  })

  test('come back after the service closed a connection on which they might not listen', async ({
    assert,
    cleanup,
  }) => {
    const kort = await startHub({ timings: { unusedMs: 100 } })
    cleanup(() => kort.stop())
    autorisatie.antwoordZo((_verzoek, response) => response.writeHead(403).end())
    const { kanalen } = pagina(kort.port)
    kanalen.subscribe(STATUS, { onGeweigerd: () => autorisatie.antwoordZo(null) })
    await isVerbonden(kanalen)
    assert.lengthOf(autorisatie.gevraagd, 2)
    assert.equal(kort.hub.size.connections, 1)
  })

  test('survive a signature that the service does not accept', async ({ assert }) => {
    autorisatie.antwoordZo(({ socketId, channel }, response) => {
      response.end(
        JSON.stringify({ auth: channelAuth(derivedCredentials('x'), socketId, channel) })
      )
    })
    const geweigerd: number[] = []
    const { kanalen } = pagina(hub.port, { geweigerdMs: 40 })
    kanalen.subscribe(STATUS, {
      onGeweigerd(status) {
        geweigerd.push(status)
        autorisatie.antwoordZo(null)
      },
    })
    await isVerbonden(kanalen)
    assert.deepEqual(geweigerd, [401])
  })

  test('do not use a permission for a connection that is gone', async ({ assert }) => {
    const laat: (() => void)[] = []
    autorisatie.antwoordZo((verzoek, response) => {
      if (verzoek.keer === 1) laat.push(() => autorisatie.laatBinnen(verzoek, response))
      else autorisatie.laatBinnen(verzoek, response)
    })
    const draad = await doorgeefluik(hub.port)
    const geweigerd: number[] = []
    const { kanalen } = pagina(draad.port, { autorisatieMs: 5_000 })
    kanalen.subscribe(STATUS, { onGeweigerd: (status) => void geweigerd.push(status) })
    await totdat(() => laat.length === 1, 'the first question')
    draad.bevries()
    kanalen.wek()
    await isVerbonden(kanalen)
    laat[0]!()
    const { gang, kanalen: later } = pagina(hub.port)
    later.subscribe(STATUS, {})
    await isVerbonden(later)
    assert.deepEqual(gang, ['verbonden'])
    assert.isEmpty(geweigerd)
    assert.equal(kanalen.verbinding, 'verbonden')
    await draad.stop()
  })

  test('notice at waking up that the connection died', async ({ assert, cleanup }) => {
    const draad = await doorgeefluik(hub.port)
    const { kanalen, telling, document } = pagina(draad.port)
    cleanup(() => draad.stop())
    const gehoord: unknown[] = []
    kanalen.subscribe(STATUS, { events: { Nieuws: (data) => void gehoord.push(data) } })
    await isVerbonden(kanalen)
    await totdat(() => telling.ververst === 1, 'the first fetch')

    draad.bevries()
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    const wakker = Date.now()
    document.dispatchEvent(new Event('visibilitychange'))
    await totdat(() => telling.ververst === 2, 'the page to fetch')
    assert.isBelow(Date.now() - wakker, 1_500)
    await hub.embedded.publish([STATUS], 'Nieuws', { version: 2 })
    await totdat(() => gehoord.length === 1, 'news over the new connection')
  })

  test('stay as they are at waking up when the connection lives, but the page fetches')
    .with(['visibilitychange', 'online', 'pageshow'])
    .run(async ({ assert }, gebeurtenis) => {
      const { kanalen, telling, gang, venster, document } = pagina(hub.port)
      kanalen.subscribe(STATUS, {})
      await isVerbonden(kanalen)
      await totdat(() => telling.ververst === 1, 'the first fetch')
      const event = Object.assign(new Event(gebeurtenis), { persisted: true })
      for (const bron of [venster, document]) bron.dispatchEvent(event)
      await totdat(() => telling.ververst === 2, 'the page to fetch')
      assert.deepEqual(gang, ['verbonden'])
      assert.lengthOf(autorisatie.gevraagd, 1)
    })

  test('may be left and joined again at once, as React does', async ({ assert }) => {
    const { kanalen } = pagina(hub.port)
    const gehoord: string[] = []
    const stop = kanalen.subscribe(STATUS, { events: { Nieuws: () => void gehoord.push('een') } })
    stop()
    const stopTwee = kanalen.subscribe(STATUS, {
      events: { Nieuws: () => void gehoord.push('twee') },
    })
    await isVerbonden(kanalen)
    stopTwee()
    kanalen.subscribe(STATUS, { events: { Nieuws: () => void gehoord.push('drie') } })
    await totdat(() => hub.hub.occupied()[0]?.connections === 1, 'the last subscription')
    await isVerbonden(kanalen)
    await totdat(async () => {
      await hub.embedded.publish([STATUS], 'Nieuws', {})
      return gehoord.length > 0
    }, 'the event')
    assert.deepEqual([...new Set(gehoord)], ['drie'])
  })

  test('leave nothing behind when they close', async ({ assert }) => {
    const { kanalen, gang } = pagina(hub.port)
    kanalen.subscribe(AANWEZIG, {})
    await isVerbonden(kanalen)
    kanalen.close()
    kanalen.close()
    kanalen.wek()
    await totdat(() => hub.hub.size.connections === 0, 'the connection to be closed')
    assert.equal(hub.hub.size.channels, 0)
    assert.deepEqual(gang, ['verbonden'])

    const { kanalen: meteen } = pagina(hub.port)
    meteen.subscribe(AANWEZIG, {})
    meteen.close()
  })
})
