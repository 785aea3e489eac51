import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { ShopVersion } from '#app/core/http/shop_version'
import { StorefrontCache } from '#app/core/http/storefront_cache'
import { Instellingen } from '#app/winkel/instellingen'
import { tally } from '#app/core/tally'
import { vergeetSpelstanden } from '#app/spellenfabriek/spelstand'
import { vulWinkel } from '#database/seeders/winkel'

/** Child tables first. */
const TABELLEN = [
  ...['spellogregels', 'puntencorrecties', 'bezettingen', 'foute_antwoorden', 'voortgang'],
  ...['rondes', 'teams', 'spellenfabriek_roomkeuzes', 'spellenfabrieken'],
  ...['spellenfabriek_rooms', 'klanten'],
  ...['auditregels', 'beurten', 'instellingen', 'tellingen', 'prijswijzigingen'],
  ...[
    'alarmen',
    'gebeurtenissen',
    'mails',
    'contactantwoorden',
    'herroepingen',
    'facturen',
    'factuurreeksen',
    'terugbetalingen',
    'contactberichten',
    'spelvlaggen',
    'leveringen',
    'betalingen',
  ],
  ...[
    'actiecode_gebruiken',
    'bestellingen',
    'actiecodes',
    'prijzen',
    'winkelversies',
    'beheerders',
    'queue_jobs',
  ],
]

/** Runs our migrations on the database of this run. */
export async function maakDatabase() {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'main' })
  await runner.run()
  if (runner.error) throw runner.error
}

/**
 * A shop that just opened: prices and nothing else. Tests send really parallel requests, so they
 * cannot hide in one transaction; each starts from an empty database instead.
 */
export async function legeWinkel() {
  await tally.write()
  for (const tabel of TABELLEN) await db.from(tabel).delete()
  await vulWinkel()
  vergeetSpelstanden()
  await limiter.clear()
  const version = await app.container.make(ShopVersion)
  version.forget()
  const instellingen = await app.container.make(Instellingen)
  instellingen.vergeet()
  const cache = await app.container.make(StorefrontCache)
  cache.clear()
}
