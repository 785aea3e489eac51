import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import { DEMO_ADMIN } from '#database/seeders/demo'
import Admin from '#models/admin/admin'
import { routesOf } from '#tests/helpers/permissions'
import { expect } from '#tests/helpers/visitor'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { findings } from '#tests/helpers/admin_screens'
import { fillWorkday, type Workday } from '#tests/helpers/shop/workday'
import { admin } from '#tests/helpers/live/hall'
import { present } from '#tests/helpers/present'

const D = '/dashboard'
const EVENING = `${D}/klant/spellenfabriek/:klantId`

/** Pages whose lists fill up as things happen. */
const LISTS = [
  ...['', '/vandaag', '/bestellingen', '/verzenden', '/herroepingen', '/berichten', '/prijzen'],
  ...['/actiecodes', '/cadeaubonnen', '/cijfers', '/instellingen/logboek', '/rooms'],
  ...['/reservekopie', '/beoordelingen', '/boekhouding', '/boekhouding/facturen', '/boekingen'],
].map((path) => `${D}${path}`)
/** What each of them says when its list is empty: where its things come from, or what to do. */
const SAY_WHEN_EMPTY = {
  '': [
    'Wie een avond Spellenfabriek boekt. Wie een spel bestelt, staat bij Bestellingen.',
    "Kies 'Klant toevoegen'",
  ],
  '/vandaag': ['Niets te doen', 'of print alvast Boekjes'],
  '/bestellingen': ['schrijf het dan op met ‘Bestelling met de hand’'],
  '/cijfers': ['In deze weken is er niets besteld. Kies een langere periode'],
  '/verzenden': ['Niets te doen: alles wat betaald is, is onderweg.'],
  '/herroepingen': ['Klanten herroepen via ‘Overeenkomst hier herroepen’'],
  '/berichten': ['Wat bezoekers via de contactpagina sturen, komt hier te staan.'],
  '/boekingen': ['Maak er een van een bericht, of kies ‘Nieuwe boeking’'],
}
/** Pages that look the same whatever happens. */
const FIXED = [
  '/boekjes',
  '/actiecodes/nieuw',
  '/cadeaubonnen/nieuw',
  '/rooms/nieuw',
  '/instellingen',
  '/wachtwoord',
  '/instellingen/apparaten',
  '/beheerders',
  '/gegevens',
  '/tweestaps',
  '/agenda',
  '/boekingen/nieuw',
  '/bestellingen/nieuw',
].map((path) => `${D}${path}`)
const TEXTS = ['vragen', 'herroeping', 'privacy'].map((text) => `${D}/instellingen/teksten/${text}`)

/** Pages about one thing: the pattern of their address, and the ids that go into it. */
const IDS_OF: Readonly<Record<string, (day: Workday) => string[]>> = {
  [`${D}/bestellingen/:id`]: ({ parcel, link }) => [`${parcel.id}`, `${link.id}`],
  [`${D}/herroepingen/:id`]: ({ withdrawals }) => withdrawals.map(({ id }) => `${id}`),
  [`${D}/berichten/:id`]: ({ message }) => [`${message.id}`],
  [`${D}/actiecodes/:id`]: ({ code }) => [`${code.id}`],
  [`${D}/cadeaubonnen/:id`]: ({ voucher }) => [`${voucher.id}`],
  [`${D}/boekingen/:id`]: ({ booking }) => [`${booking.id}`],
  [`${D}/rooms/:roomId`]: ({ room }) => [`${room.id}`],
  [`${D}/klant/:klantId`]: ({ customer }) => [`${customer.id}`],
  [EVENING]: ({ customer }) => [`${customer.id}`],
  [`${EVENING}/lobby`]: ({ customer }) => [`${customer.id}`],
  [`${EVENING}/rondes`]: ({ customer }) => [`${customer.id}`],
  [`${EVENING}/rondes/:rondeId`]: ({ customer, round }) => [`${customer.id}/${round.id}`],
  [`${EVENING}/rondes/:rondeId/papier`]: ({ customer, round }) => [`${customer.id}/${round.id}`],
  [`${EVENING}/papier`]: ({ customer }) => [`${customer.id}`],
  [`${EVENING}/papier/scores`]: ({ customer }) => [`${customer.id}`],
}

const MOVED = `${D}/aandacht`
const DOWNLOADS =
  /\/(csv|csv\/:tabel|boekjes\/:spel\/:editie\/:bestand|factuur|creditnota\/:nummer|pakbonnen|labels|etiketten|ubl|zip\/:id|kaart|ophalen|pdf|webpagina)$/

test.group('Every screen of the admin area', (group) => {
  let shop: StandaloneShop

  /** A shop of its own, so that it can be empty; the models of this process write into it. */
  group.setup(async () => {
    shop = await StandaloneShop.make({ SMTP_HOST: '127.0.0.1' })
    await shop.setUp()
    const { config } = present(db.manager.get('main'), 'the connection')
    db.manager.patch('main', {
      ...config,
      connection: { filename: shop.database },
    } as typeof config)
    await emptyShop()
    const { email, ...rest } = DEMO_ADMIN
    await Admin.create({ email, ...rest })
    await shop.start()
    return async () => {
      db.manager.patch('main', config)
      await shop.cleanUp()
    }
  })

  test('every screen of the admin area is in this list', async () => {
    if (Object.keys(router.toJSON()).length === 0) router.commit()
    const screens = (await routesOf('admin'))
      .map((route) => route.split(' ') as [string, string])
      .filter(([method, path]) => method === 'GET' && path.startsWith(D) && !DOWNLOADS.test(path))
      .map(([, path]) => path)
    const list = [
      ...LISTS,
      ...FIXED,
      MOVED,
      `${D}/instellingen/teksten/:tekst`,
      ...Object.keys(IDS_OF),
    ]
    expect(screens.sort()).toEqual(list.sort())
  })

  test('every screen is sound in a shop in which nothing happened yet', async () => {
    const boss = await admin(shop)
    expect(await view(boss, [...LISTS, ...FIXED, ...TEXTS])).toEqual([])
    for (const [path, sentences] of Object.entries(SAY_WHEN_EMPTY)) {
      await boss.goto(`${shop.url}${D}${path}`)
      for (const sentence of sentences) await expect(boss.getByRole('main')).toContainText(sentence)
    }
    for (const path of ['/wachtwoord', '/actiecodes/nieuw']) {
      await boss.goto(`${shop.url}${D}${path}`)
      await boss.getByRole('button', { name: 'Opslaan' }).click()
      await expect(boss.getByRole('group', { name: 'Dit klopt nog niet' })).toBeFocused()
    }
  }).timeout(300_000)

  test('every screen is sound on a busy day, with the longest names', async () => {
    const day = await fillWorkday(DateTime.utc())
    const boss = await admin(shop)
    expect(await view(boss, [...LISTS, ...pathsOf(day)])).toEqual([])
  }).timeout(400_000)

  const view = (page: Page, paths: readonly string[]) => findings(page, shop.url, paths)
})

/** The addresses of the pages about one thing, with the ids in the order of the pattern. */
function pathsOf(day: Workday): string[] {
  return Object.entries(IDS_OF).flatMap(([pattern, ids]) =>
    ids(day).map((id) => {
      const parts = id.split('/')
      return pattern.replace(/:\w+/g, () => present(parts.shift(), 'a value for each parameter'))
    })
  )
}
