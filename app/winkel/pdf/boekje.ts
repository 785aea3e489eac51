import { createElement as h } from 'react'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DateTime } from 'luxon'
import { Document, Page, renderToFile, StyleSheet, Text, View } from '@react-pdf/renderer'
import type Levering from '#models/levering'
import type Bestelling from '#models/bestelling'
import { freshToken } from '#app/core/tokens'
import { winkelInstellingen } from '#app/winkel/instellingen'
import { typbaar, TYPEMACHINE } from '#app/winkel/pdf/letters'
import env from '#start/env'

/** Raised when the booklets change: the next download is rendered anew, links stay as they are. */
const EDITIE = 2

/**
 * The pdf of a delivery, stamped with order number and name. Rendered once and kept, so that a
 * download that was broken off goes on in the same bytes.
 */
export async function boekjeVan(levering: Levering): Promise<{ path: string; name: string }> {
  const { bestelling } = levering
  const folder = bestandenMap()
  const path = join(folder, `${levering.id}-${bestelling.nummer}-${EDITIE}.pdf`)
  const name = `${bestelling.itemName}-${bestelling.nummer}.pdf`

  const bestaat = await access(path).then(
    () => true,
    () => false
  )
  if (!bestaat) {
    await mkdir(folder, { recursive: true })
    const unfinished = `${path}.${freshToken()}`
    const winkel = await winkelInstellingen()
    await renderToFile(document(bestelling, winkel.naam), unfinished)
    await rename(unfinished, path)
  }
  return { path, name }
}

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

const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 12, lineHeight: 1.5, color: '#1E2A38' },
  shop: { fontSize: 11, color: '#7F5C26', marginBottom: 40 },
  title: { fontFamily: 'Times-Bold', fontSize: 34, lineHeight: 1.2, marginBottom: 12 },
  kort: { fontFamily: 'Times-Italic', fontSize: 15, marginBottom: 28 },
  alinea: { marginBottom: 10 },
  kop: { fontFamily: 'Times-Bold', fontSize: 17, marginTop: 18, marginBottom: 6 },
  stempel: {
    fontFamily: TYPEMACHINE,
    position: 'absolute',
    bottom: 28,
    left: 56,
    right: 56,
    fontSize: 9,
    color: '#34465A',
    borderTop: '1 solid #B0823A',
    paddingTop: 6,
  },
})

function document({ spel, nummer, naam }: Bestelling, winkel: string) {
  return h(
    Document,
    { title: spel.titel, author: winkel, language: 'nl' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.shop }, winkel),
      h(Text, { style: styles.title }, spel.titel),
      h(Text, { style: styles.kort }, spel.kort),
      ...spel.beschrijving.map((alinea, nr) => h(Text, { key: nr, style: styles.alinea }, alinea)),
      h(Text, { style: styles.kop }, 'Leg dit vast klaar'),
      ...spel.nodig.map((ding, nr) => h(View, { key: `n${nr}` }, h(Text, null, `•  ${ding}`))),
      h(
        Text,
        { style: styles.stempel, fixed: true },
        typbaar(`Bestelling ${nummer}, voor ${naam}. Alleen voor eigen gebruik.`)
      )
    )
  )
}
