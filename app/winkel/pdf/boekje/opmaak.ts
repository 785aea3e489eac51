import { cloneElement, createElement as h, type ReactElement } from 'react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Circle, Document, Image, Page, Svg, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/winkel/pdf/druk_af'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { blokInPdf, type Opmaak } from '#app/winkel/pdf/boekje/blokken'
import { MM, stijl, TEKENBREEDTES } from '#app/winkel/pdf/boekje/stijl'
import { tekeningInPdf } from '#app/winkel/pdf/boekje/tekening'
import type { Blad, Boekje } from '#domain/spelen/boekje'
import { KLEUREN } from '#domain/spelen/tekening'
import { sterrenInWoorden } from '#domain/winkel/sterren'

/** Not the day of printing. */
const GEMAAKT = new Date('2026-01-01T12:00:00Z')

const NIVEAUS = 5
const NIVEAUNAMEN = ['', 'licht', 'redelijk licht', 'gemiddeld', 'pittig', 'stevig']

const PRINTTIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier: er wordt gevouwen, geknipt en verdeeld.'

/** All pages of a booklet, without anybody's name; the same booklet gives the same bytes. */
export async function boekjePdf(boekje: Boekje): Promise<Buffer> {
  const omslag = await omslagbeeld(boekje)
  const bladen: ReactElement[] = []
  for (const [nr, blad] of [begin(boekje), ...boekje.bladen].entries())
    bladen.push(pagina(boekje, blad, await tekenbreedte(boekje, blad), nr))
  return drukAf(
    h(
      Document,
      { title: boekje.titel, language: 'nl', creationDate: GEMAAKT },
      voorkant(boekje, omslag),
      ...bladen
    )
  )
}

/** One sheet by itself, for who has a look inside the booklet: where the number of the page stands, it says so. */
export async function bladPdf(boekje: Boekje, blad: Blad): Promise<Buffer> {
  const breedte = await tekenbreedte(boekje, blad)
  return drukAf(
    h(
      Document,
      { creationDate: GEMAAKT },
      pagina(boekje, blad, breedte, 0, () => 'inkijkexemplaar')
    )
  )
}

/** The largest drawings with which a sheet takes no more pages than it must. */
async function tekenbreedte(boekje: Boekje, blad: Blad): Promise<number> {
  const [grootste, ...kleiner] = TEKENBREEDTES as [number, ...number[]]
  if (!blad.blokken.some(({ soort }) => soort === 'tekening' || soort === 'stroken'))
    return grootste
  const minst = await aantalPaginas(boekje, blad, kleiner.at(-1)!)
  for (const breedte of [grootste, ...kleiner.slice(0, -1)])
    if ((await aantalPaginas(boekje, blad, breedte)) === minst) return breedte
  return kleiner.at(-1)!
}

async function aantalPaginas(boekje: Boekje, blad: Blad, breedte: number): Promise<number> {
  let aantal = 0
  const tel = ({ totalPages }: { totalPages?: number }) => {
    aantal = totalPages ?? aantal
    return ''
  }
  await drukAf(h(Document, null, pagina(boekje, blad, breedte, 0, tel)))
  return aantal
}

function voorkant(boekje: Boekje, beeld: ReactElement) {
  const { titel, ondertitel, spelers, speelduur, leeftijd, sterren } = boekje
  const feiten = [
    ['Spelers', spelers],
    ['Speelduur', speelduur],
    ['Voor wie', leeftijd],
    ['Moeilijkheid', sterrenInWoorden(sterren)],
  ]
  return h(
    Page,
    { size: 'A4', style: [stijl.pagina, stijl.lopend, stijl.omslag], bookmark: titel },
    h(Text, { style: stijl.omslagtitel }, titel),
    h(Text, { style: stijl.omslagzin }, ondertitel),
    h(View, { style: stijl.omslagbeeld }, beeld),
    h(
      View,
      { style: stijl.feiten },
      ...feiten.map(([naam, waarde]) =>
        h(
          View,
          { key: naam, style: stijl.feit },
          h(Text, { style: stijl.rubriek }, naam),
          h(Text, { style: [stijl.vet, { textAlign: 'center' }] }, waarde)
        )
      )
    ),
    h(Text, { style: [stijl.klein, { marginTop: 'auto' }] }, `Editie ${boekje.editie}`)
  )
}

function begin({ nodig, zoSpeelJe, verhaal }: Boekje): Blad {
  return {
    titel: 'Voor je begint',
    blokken: [
      { soort: 'kop', tekst: 'Wat je nodig hebt' },
      { soort: 'lijst', punten: nodig },
      { soort: 'kop', tekst: 'Zo speel je' },
      { soort: 'tekst', alineas: [...zoSpeelJe, PRINTTIP] },
      { soort: 'kop', tekst: 'Het verhaal' },
      { soort: 'tekst', alineas: verhaal },
    ],
  }
}

type Paginatekst = (pagina: { pageNumber: number; totalPages?: number }) => string

const paginanummer: Paginatekst = ({ pageNumber, totalPages }) =>
  `bladzijde ${pageNumber} van ${totalPages}`

function pagina(
  { titel: spel, kleur }: Boekje,
  { titel, rubriek, niveau, teken, blokken }: Blad,
  breedte: number,
  key: number,
  nummer = paginanummer
) {
  const opmaak: Opmaak = { kleur, tekenbreedte: breedte }
  return h(
    Page,
    { key, size: 'A4', style: stijl.pagina, bookmark: titel },
    h(
      View,
      { style: stijl.lopend },
      h(
        View,
        { style: stijl.kopregel },
        h(
          View,
          { style: { flexShrink: 1 } },
          rubriek && h(Text, { style: stijl.rubriek }, rubriek),
          h(Text, { style: stijl.titel }, titel)
        ),
        h(
          View,
          { style: { alignItems: 'flex-end' } },
          teken && tekeningInPdf(teken, { breedte: 14 * MM, hoogte: 14 * MM, kleur }),
          niveau && stippen(niveau)
        )
      ),
      ...blokken
        .flatMap((blok) => blokInPdf(blok, opmaak))
        .map((stuk, nr) => cloneElement(stuk, { key: nr }))
    ),
    h(Text, { style: [stijl.voet, { left: 20 * MM }], fixed: true }, spel),
    h(Text, { style: [stijl.voet, stijl.rechts], fixed: true, render: nummer })
  )
}

/** How hard it is, in filled dots and in a word. */
function stippen(niveau: number) {
  return h(
    View,
    { style: [stijl.rij, { alignItems: 'center', marginTop: 4 }] },
    h(Text, { style: [stijl.klein, { marginRight: 5 }] }, NIVEAUNAMEN[niveau]),
    h(
      Svg,
      { width: NIVEAUS * 10, height: 8 },
      ...Array.from({ length: NIVEAUS }, (_, nr) =>
        h(Circle, {
          key: nr,
          cx: 4 + nr * 10,
          cy: 4,
          r: 3,
          stroke: KLEUREN.inkt,
          strokeWidth: 0.8,
          fill: nr < niveau ? KLEUREN.inkt : 'none',
        })
      )
    )
  )
}

const OMSLAGMAAT = { breedte: 150 * MM, hoogte: 130 * MM }

/** The pictures of the shop use what the pdf library does not know, so they are printed as pixels. */
async function omslagbeeld({ omslag }: Boekje): Promise<ReactElement> {
  if (typeof omslag !== 'string') return tekeningInPdf(omslag, { ...OMSLAGMAAT, kleur: true })
  const svg = readFileSync(join(app.publicPath('img'), omslag))
  const data = await sharp(svg, { density: 200 })
    .resize({ width: 1200 })
    .png({ palette: true })
    .toBuffer()
  return h(Image, {
    src: { data, format: 'png' },
    style: { maxWidth: OMSLAGMAAT.breedte, maxHeight: OMSLAGMAAT.hoogte, objectFit: 'contain' },
  })
}
