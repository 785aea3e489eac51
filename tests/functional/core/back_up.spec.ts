import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  canRestore,
  hasData,
  keepNewest,
  makeBackup,
  restoreBackup,
  type Place,
} from '#app/core/backup/backups'
import { MANIFEST, type Manifest } from '#app/core/backup/manifest'
import { knownMigrations } from '#app/core/database/migrate'
import Bestelling from '#models/bestelling'
import Levering from '#models/levering'
import env from '#start/env'
import { legeWinkel } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/dossier'
import { LosseWinkel } from '#tests/helpers/losse_winkel'
import { legePlek, opdracht } from '#tests/helpers/opdracht'
import { KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

const NU = DateTime.utc()
const oordeel = async (place: Place, folder: string, over = false) => {
  const uitkomst = await canRestore(place, folder, { known: await knownMigrations(), over })
  return uitkomst.ok ? 'goed' : uitkomst.error.type
}

test.group('A backup', (group) => {
  group.each.setup(() => legeWinkel())
  group.each.timeout(180_000)

  test('made while orders come in is of one moment; put back elsewhere, its books add up and the shop opens', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await metSimulator()
    const plek = await legePlek()
    cleanup(async () => {
      await plek.ruimOp()
      await ruimSimulatorOp(simulator)
    })

    /** Six at once: free ones, which deliver at once, and paid ones, some of which are paid. */
    const golf = async () => {
      await limiter.clear()
      const bestel = (pad: string) => post(client, `/api/${pad}/bestellen`, KLANT)
      const paden = ['cuneravanrhenen', 'binky', 'sintjunior']
      await Promise.all([...paden, ...paden].map(bestel))
      const [eerste, tweede] = simulator.control.payments()
      await Promise.all(
        [eerste!, tweede!].map(({ id }) =>
          simulator.control.decide(id, 'paid', { webhook: 'direct' })
        )
      )
    }
    await golf()
    const download = await Levering.query().where('soort', 'download').firstOrFail()
    const vooraf = (await Bestelling.all()).length

    let bezig = true
    const kopie = opdracht(['reservekopie:maak', `--naar=${plek.folder}`]).finally(
      () => (bezig = false)
    )
    while (bezig) await golf()
    const { code, gezegd } = await kopie
    assert.equal(code, 0, gezegd)
    const achteraf = (await Bestelling.all()).length
    assert.isAbove(achteraf, vooraf, 'orders came in meanwhile')

    const [naam] = (await readdir(plek.folder)).filter((een) => een.startsWith('winkel-'))
    const map = join(plek.folder, naam!)
    const manifest = JSON.parse(await readFile(join(map, MANIFEST), 'utf8')) as Manifest
    assert.isAtLeast(manifest.rijen.bestellingen!, vooraf)
    assert.isAtMost(manifest.rijen.bestellingen!, achteraf)

    const terug = await opdracht(['reservekopie:terug', map], plek.settings)
    assert.equal(terug.code, 0, terug.gezegd)
    assert.include(terug.gezegd, 'Alles klopt')

    const winkel = await LosseWinkel.maak({
      ...plek.settings,
      WORKER: 'off',
      MOLLIE_API_URL: simulator.url,
    })
    cleanup(() => winkel.ruimOp())
    await winkel.start()
    const pagina = await fetch(`${winkel.url}/download/${download.token}`)
    assert.equal(pagina.status, 200)
    await winkel.bestel('cuneravanrhenen', { naam: 'Na Afloop', email: 'na@example.nl' })

    /** Now that it is open, nobody puts a backup into it. */
    const open = await opdracht(['reservekopie:terug', map, '--over'], plek.settings)
    assert.equal(open.code, 1)
    assert.include(open.gezegd, 'in gebruik')
    await winkel.dood()
    const controle = await opdracht(['winkel:controle'], plek.settings)
    assert.equal(controle.code, 0, controle.gezegd)
  })

  test('has the files of the storage, but not what is made again', async ({ assert, cleanup }) => {
    const plek = await legePlek()
    cleanup(plek.ruimOp)
    for (const [pad, inhoud] of Object.entries({
      'app.key': 'sleutel',
      'foto/binky.jpg': 'foto',
      'downloads/1-EK-1-1.pdf': 'pdf',
      'mailbox/1.eml': 'mail',
    })) {
      await mkdir(join(env.storageDir, pad, '..'), { recursive: true })
      await writeFile(join(env.storageDir, pad), inhoud)
    }
    const { folder, manifest } = await makeBackup(env, plek.folder, NU)
    const paden = manifest.bestanden.map(({ pad }) => pad)
    assert.includeMembers(paden, ['opslag/app.key', 'opslag/foto/binky.jpg'])
    assert.isFalse(paden.some((pad) => /downloads|mailbox|winkel\.sqlite3|reservekopie/.test(pad)))
    assert.equal((await stat(join(folder, MANIFEST))).mode & 0o077, 0, 'for the owner only')
    assert.equal((await stat(folder)).mode & 0o077, 0)

    await restoreBackup(plek.place, folder, manifest)
    assert.equal(await readFile(join(plek.place.storageDir, 'foto/binky.jpg'), 'utf8'), 'foto')
  })

  test('a backup that failed leaves nothing behind', async ({ assert, cleanup }) => {
    const plek = await legePlek()
    cleanup(plek.ruimOp)
    const naar = join(plek.folder, 'kopieen')
    const niets: Place = {
      ...env,
      database:
        env.database.client === 'pg'
          ? { client: 'pg', url: env.database.url.replace(/[^/]+$/, 'bestaat_niet') }
          : { client: 'better-sqlite3', filename: join(plek.folder, 'bestaat_niet') },
    }
    await assert.rejects(() => makeBackup(niets, naar, NU))
    assert.deepEqual(await readdir(naar), [])
  })

  test('the newest stay, and what was broken off goes after a day', async ({ assert, cleanup }) => {
    const plek = await legePlek()
    cleanup(plek.ruimOp)
    const namen = ['winkel-20260101T030000000Z', 'winkel-20260102T030000000Z']
    for (const naam of [...namen, 'winkel-20250101T030000000Z', 'vakantie'])
      await mkdir(join(plek.folder, naam))
    for (const naam of namen) await writeFile(join(plek.folder, naam, MANIFEST), '{}')
    const afgebroken = join(plek.folder, '.bezig-winkel-20260103T030000000Z')
    await mkdir(afgebroken)
    await utimes(afgebroken, 0, 0)

    const { folder } = await makeBackup(env, plek.folder, NU)
    assert.isFalse(existsSync(afgebroken))
    assert.deepEqual(await keepNewest(plek.folder, 2), [namen[0]])
    assert.isTrue(existsSync(folder))
    assert.isTrue(existsSync(join(plek.folder, 'vakantie')), 'somebody else’s folder stays')
  })
})

test.group('Putting a backup back', (group) => {
  group.each.setup(() => legeWinkel())
  group.each.timeout(120_000)

  test('is refused while the shop is open, when it is damaged, strange or newer, or over something', async ({
    assert,
    cleanup,
  }) => {
    const plek = await legePlek()
    cleanup(plek.ruimOp)
    await dossier.bestellingVan(NU)
    const { folder, manifest } = await makeBackup(env, plek.folder, NU)

    assert.equal(await oordeel(env, folder), 'in_gebruik')
    assert.equal(await oordeel(env, folder, true), 'in_gebruik')
    assert.lengthOf(await Bestelling.all(), 1)
    assert.equal(await oordeel(plek.place, plek.folder), 'geen_kopie')
    assert.equal(await oordeel(plek.place, folder), 'goed')

    await restoreBackup(plek.place, folder, manifest)
    assert.isTrue(await hasData(plek.place))
    assert.equal(await oordeel(plek.place, folder), 'niet_leeg')
    assert.equal(await oordeel(plek.place, folder, true), 'goed')

    const anders = async (verschil: Partial<Manifest>) =>
      writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, ...verschil }))
    await anders({ migraties: ['database/migrations/9999_later'] })
    assert.equal(await oordeel(plek.place, folder, true), 'nieuwer')
    await anders({ database: manifest.database === 'sqlite' ? 'postgres' : 'sqlite' })
    assert.equal(await oordeel(plek.place, folder, true), 'andere_database')
    await anders({})
    await appendFile(join(folder, manifest.bestanden[0]!.pad), 'x')
    assert.equal(await oordeel(plek.place, folder, true), 'beschadigd')
  })

  test('with --over, what was there is backed up first and can be put back', async ({
    assert,
    cleanup,
  }) => {
    const plek = await legePlek()
    cleanup(plek.ruimOp)
    const eerste = await dossier.bestellingVan(NU)
    const toen = await makeBackup(env, plek.folder, NU)
    const tweede = await dossier.bestellingVan(NU)
    const nu = await makeBackup(env, plek.folder, NU.plus({ hours: 1 }))
    await restoreBackup(plek.place, nu.folder, nu.manifest)

    const terug = await opdracht(['reservekopie:terug', toen.folder, '--over'], plek.settings)
    assert.equal(terug.code, 0, terug.gezegd)
    const nummers = async (email: string) => {
      const uitvoer = await opdracht(['gegevens:uitvoer', email], plek.settings)
      return [eerste, tweede].filter(({ nummer }) => uitvoer.gezegd.includes(nummer)).length
    }
    assert.equal(await nummers(KLANT.email), 1)

    const eerder = /staat in (\S+)/.exec(terug.gezegd)![1]!
    const heen = await opdracht(['reservekopie:terug', eerder, '--over'], plek.settings)
    assert.equal(heen.code, 0, heen.gezegd)
    assert.equal(await nummers(KLANT.email), 2)
  })

  test('books that do not add up are told by order number, and the command fails', async ({
    assert,
    cleanup,
  }) => {
    const plek = await legePlek()
    cleanup(plek.ruimOp)
    const { nummer, id } = await dossier.bestellingVan(NU)
    await Levering.query().where('bestelling_id', id).delete()
    const { folder } = await makeBackup(env, plek.folder, NU)
    const { code, gezegd } = await opdracht(['reservekopie:terug', folder], plek.settings)
    assert.equal(code, 1)
    assert.include(gezegd, nummer)
  })
})
