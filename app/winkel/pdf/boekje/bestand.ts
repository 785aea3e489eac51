import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { winkelInstellingen } from '#app/winkel/instellingen'
import { bestandsnaam, BOEKJESMAP, merk } from '#app/winkel/pdf/boekje/merk'
import { boekjePdf } from '#app/winkel/pdf/boekje/opmaak'
import { stempel } from '#app/winkel/pdf/boekje/stempel'
import { boekjeBij } from '#content/boekjes/index'
import type { Boekje } from '#domain/spelen/boekje'
import type Levering from '#models/levering'
import env from '#start/env'

/**
 * The pdf of a delivery, stamped with order number and name. Made once and kept, so that a download
 * that was broken off goes on in the same bytes.
 */
export async function boekjeVan(levering: Levering): Promise<{ path: string; name: string }> {
  const { bestelling } = levering
  const { nummer, naam, itemName } = bestelling
  const boekje = boekjeBij(itemName)
  const path = join(bestandenMap(), `${levering.id}-${nummer}-${merk(boekje)}.pdf`)
  if (!(await bestaat(path))) {
    const winkel = (await winkelInstellingen()).naam
    const regel = `${winkel}, bestelling ${nummer} voor ${naam}. Alleen voor eigen gebruik.`
    await bewaar(path, await stempel(await kaalBoekje(boekje), regel))
  }
  return { path, name: `${itemName}-${nummer}.pdf` }
}

/**
 * A booklet without a name. The build brings them all; one that changed since is rendered when it is
 * first asked for, and kept.
 */
export async function kaalBoekje(boekje: Boekje): Promise<Buffer> {
  for (const map of [BOEKJESMAP, join('build', BOEKJESMAP)]) {
    const gebouwd = join(app.makePath(map), bestandsnaam(boekje))
    if (await bestaat(gebouwd)) return readFile(gebouwd)
  }
  const path = join(env.storageDir, BOEKJESMAP, bestandsnaam(boekje))
  if (!(await bestaat(path))) await bewaar(path, await boekjePdf(boekje))
  return readFile(path)
}

/** Under another name until it is whole: two who ask at once each find all of it. */
async function bewaar(path: string, inhoud: Uint8Array) {
  await mkdir(dirname(path), { recursive: true })
  const onaf = `${path}.${freshToken()}`
  await writeFile(onaf, inhoud)
  await rename(onaf, path)
}

const bestaat = (path: string) =>
  access(path).then(
    () => true,
    () => false
  )

/**
 * Forgets the rendered files of before a moment. One is made again when it is asked for, so none is kept
 * for long: it carries a name.
 *
 * @param proef counts only
 */
export async function ruimBestandenOp(voor: DateTime, proef: boolean): Promise<number> {
  let aantal = 0
  for (const naam of await bestanden()) {
    const path = join(bestandenMap(), naam)
    const { mtimeMs } = await stat(path)
    if (mtimeMs >= voor.toMillis()) continue
    if (!proef) await rm(path, { force: true })
    aantal += 1
  }
  return aantal
}

/** Forgets what was rendered for these deliveries. */
export async function vergeetBestandenVan(leveringIds: readonly number[]): Promise<number> {
  const van = new Set(leveringIds.map(String))
  const weg = (await bestanden()).filter((naam) => van.has(naam.split('-', 1)[0]!))
  for (const naam of weg) await rm(join(bestandenMap(), naam), { force: true })
  return weg.length
}

const bestanden = () => readdir(bestandenMap()).catch((): string[] => [])

function bestandenMap(): string {
  return join(env.storageDir, 'downloads')
}
