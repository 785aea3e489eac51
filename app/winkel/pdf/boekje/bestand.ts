import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { winkelInstellingen } from '#app/winkel/instellingen'
import { boekjePdf } from '#app/winkel/pdf/boekje/opmaak'
import { stempel } from '#app/winkel/pdf/boekje/stempel'
import { boekjeBij } from '#content/boekjes/index'
import type { Boekje } from '#domain/spelen/boekje'
import type Levering from '#models/levering'
import env from '#start/env'

/** Raised when the engine prints the same booklet in another way. */
const OPMAAK = 1

/**
 * The pdf of a delivery, stamped with order number and name. Made once and kept, so that a download
 * that was broken off goes on in the same bytes.
 */
export async function boekjeVan(levering: Levering): Promise<{ path: string; name: string }> {
  const { bestelling } = levering
  const { nummer, naam, itemName } = bestelling
  const boekje = boekjeBij(itemName)
  const winkel = (await winkelInstellingen()).naam
  const path = join(bestandenMap(), `${levering.id}-${nummer}-${merk(boekje, winkel)}.pdf`)
  if (!(await bestaat(path))) {
    const kaal = await readFile(await kaalBoekje(boekje, winkel))
    await bewaar(path, await stempel(kaal, { nummer, naam }))
  }
  return { path, name: `${itemName}-${nummer}.pdf` }
}

/** Where a booklet without a name lies; it is rendered once for each version of its game. */
export async function kaalBoekje(boekje: Boekje, winkel: string): Promise<string> {
  const path = join(env.storageDir, 'boekjes', `${boekje.itemName}-${merk(boekje, winkel)}.pdf`)
  if (!(await bestaat(path))) await bewaar(path, await boekjePdf(boekje, winkel))
  return path
}

/** Changes with whatever is printed. */
function merk(boekje: Boekje, winkel: string): string {
  const alles = JSON.stringify([OPMAAK, winkel, boekje])
  return createHash('sha256').update(alles).digest('hex').slice(0, 12)
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
