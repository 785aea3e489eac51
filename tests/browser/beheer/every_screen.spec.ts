import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import { DEMO_BEHEERDER } from '#database/seeders/demo'
import Beheerder from '#models/beheerder'
import { routesVan } from '#tests/helpers/bevoegdheden'
import { expect, steektUit } from '#tests/helpers/bezoeker'
import { legeWinkel } from '#tests/helpers/database'
import { LosseWinkel } from '#tests/helpers/losse_winkel'
import { drempelsOveral } from '#tests/helpers/spelbord'
import { vulWerkdag, type Werkdag } from '#tests/helpers/werkdag'
import { beheerder, kop } from '#tests/helpers/zaal'

const D = '/dashboard'
const AVOND = `${D}/klant/spellenfabriek/:klantId`

/** What fills up as things happen. */
const LIJSTEN = [
  ...['', '/vandaag', '/bestellingen', '/verzenden', '/herroepingen', '/berichten', '/prijzen'],
  ...['/actiecodes', '/cijfers', '/instellingen/logboek', '/aandacht', '/rooms'],
].map((pad) => `${D}${pad}`)
/** What looks the same whatever happened. */
const VAST = [
  '/actiecodes/nieuw',
  '/rooms/nieuw',
  '/instellingen',
  '/wachtwoord',
  '/tweestaps',
].map((pad) => `${D}${pad}`)
const TEKSTEN = ['vragen', 'herroeping', 'privacy'].map(
  (tekst) => `${D}/instellingen/teksten/${tekst}`
)

/** What is about something, and where that is. */
const OVER: Readonly<Record<string, (dag: Werkdag) => string[]>> = {
  [`${D}/bestellingen/:id`]: ({ pakket, link }) => [`${pakket.id}`, `${link.id}`],
  [`${D}/herroepingen/:id`]: ({ herroepingen }) => herroepingen.map(({ id }) => `${id}`),
  [`${D}/berichten/:id`]: ({ bericht }) => [`${bericht.id}`],
  [`${D}/actiecodes/:id`]: ({ code }) => [`${code.id}`],
  [`${D}/rooms/:roomId`]: ({ room }) => [`${room.id}`],
  [`${D}/klant/:klantId`]: ({ klant }) => [`${klant.id}`],
  [AVOND]: ({ klant }) => [`${klant.id}`],
  [`${AVOND}/lobby`]: ({ klant }) => [`${klant.id}`],
  [`${AVOND}/rondes`]: ({ klant }) => [`${klant.id}`],
  [`${AVOND}/rondes/:rondeId`]: ({ klant, ronde }) => [`${klant.id}/${ronde.id}`],
}

/** More than a drawing takes on a busy machine; only what really sticks out takes as long. */
const HERTEKEN_MS = 3_000
const DOWNLOADS = /\/(csv|csv\/:tabel|factuur|creditnota\/:nummer|pakbonnen|labels)$/

test.group('Every screen of the admin area', (group) => {
  let winkel: LosseWinkel

  /** A shop of its own, so that it can be empty; the models of this process write into it. */
  group.setup(async () => {
    winkel = await LosseWinkel.maak({ SMTP_HOST: '127.0.0.1' })
    await winkel.zetOp()
    const { config } = db.manager.get('main')!
    db.manager.patch('main', {
      ...config,
      connection: { filename: winkel.database },
    } as typeof config)
    await legeWinkel()
    const { email, ...rest } = DEMO_BEHEERDER
    await Beheerder.create({ email, ...rest })
    await winkel.start()
    return async () => {
      db.manager.patch('main', config)
      await winkel.ruimOp()
    }
  })

  test('is in this list', async () => {
    if (Object.keys(router.toJSON()).length === 0) router.commit()
    const schermen = (await routesVan('beheer'))
      .map((route) => route.split(' ') as [string, string])
      .filter(([methode, pad]) => methode === 'GET' && pad.startsWith(D) && !DOWNLOADS.test(pad))
      .map(([, pad]) => pad)
    const lijst = [...LIJSTEN, ...VAST, `${D}/instellingen/teksten/:tekst`, ...Object.keys(OVER)]
    expect(schermen.sort()).toEqual(lijst.sort())
  })

  test('is sound in a shop in which nothing happened yet', async () => {
    const baas = await beheerder(winkel)
    expect(await bekijk(baas, [...LIJSTEN, ...VAST, ...TEKSTEN])).toEqual([])
  }).timeout(300_000)

  test('is sound on a busy day, with the longest names', async () => {
    const dag = await vulWerkdag(DateTime.utc())
    const baas = await beheerder(winkel)
    expect(await bekijk(baas, [...LIJSTEN, ...padenVan(dag)])).toEqual([])
  }).timeout(400_000)

  async function bekijk(page: Page, paden: readonly string[]): Promise<string[]> {
    const bevindingen: string[] = []
    for (const pad of paden) {
      await page.setViewportSize({ width: 1280, height: 844 })
      const antwoord = await page.goto(`${winkel.url}${pad}`)
      expect(antwoord?.status(), pad).toBe(200)
      expect(new URL(page.url()).pathname).toBe(pad)
      await expect(kop(page)).toHaveCount(1)
      await totHetStaat(page)
      const hier = await drempelsOveral(page)
      await page.setViewportSize({ width: 320, height: 640 })
      hier.push(...(await blijftUitsteken(page)).map((een) => `sticks out at 320 px: ${een}`))
      bevindingen.push(...hier.map((een) => `${pad}: ${een}`))
    }
    return bevindingen
  }
})

/** The addresses of what is about something: the ids in the order in which the pattern asks for them. */
function padenVan(dag: Werkdag): string[] {
  return Object.entries(OVER).flatMap(([patroon, ids]) =>
    ids(dag).map((id) => {
      const delen = id.split('/')
      return patroon.replace(/:\w+/g, () => delen.shift()!)
    })
  )
}

/** React runs, and what is drawn after that is drawn. */
async function totHetStaat(page: Page) {
  await page.waitForFunction(() => {
    const inhoud = document.querySelector('main')
    return inhoud !== null && Object.keys(inhoud).some((naam) => naam.startsWith('__react'))
  })
  const nogLeeg = page.locator('main [aria-hidden="true"] > div[style*="height"]:empty')
  await expect(nogLeeg).toHaveCount(0)
}

/** A chart is drawn anew once its room changed. */
async function blijftUitsteken(page: Page): Promise<string[]> {
  let wat: string[] = []
  const past = async () => expect((wat = await steektUit(page))).toEqual([])
  await expect(past)
    .toPass({ timeout: HERTEKEN_MS })
    .catch(() => {})
  return wat
}
