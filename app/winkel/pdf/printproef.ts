import { bekendeInstellingen } from '#app/winkel/instellingen'
import { createHash } from 'node:crypto'
import { createElement as h, type ReactElement } from 'react'
import { Document, G, Line, Page, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { drukAf } from '#app/core/pdf/druk_af'
import { kleurplaatje, KLEURTEKENS, teken } from '#content/spelen/eindejaar/sheets/tekens'
import { vormInPdf } from '#app/core/pdf/vorm'
import { KLEUREN } from '#domain/spelen/tekening'

/** A centimetre in points, of which 72 go into an inch. */
const CM = 72 / 2.54
const BALK_CM = 10
const RASTER_CM = 5

const DIKTES = [0.25, 0.5, 0.75, 1, 1.5]
const LETTERS = [6, 7, 8, 9, 10, 12]
const GRIJZEN = ['#ECECEC', '#C8C8C8', '#9A9A9A', '#666666', '#2E2E2E']

const KLEURVLAKKEN = [
  { naam: 'groen', kleur: KLEUREN.mos },
  { naam: 'rood', kleur: KLEUREN.lak },
  { naam: 'paars', kleur: KLEUREN.paars },
  { naam: 'oranje', kleur: KLEUREN.oranje },
] as const

const styles = StyleSheet.create({
  page: { padding: 1.8 * CM, fontSize: 11, lineHeight: 1.4, color: KLEUREN.inkt },
  shop: { fontSize: 10, color: '#7F5C26' },
  title: { fontFamily: 'Times-Bold', fontSize: 28, lineHeight: 1.2, marginTop: 2 },
  kop: { fontFamily: 'Times-Bold', fontSize: 16, marginTop: 20, marginBottom: 7 },
  rij: { flexDirection: 'row', alignItems: 'center' },
  klein: { fontSize: 9, color: '#34465A' },
})

let gemaakt: Promise<{ pdf: Buffer; etag: string }> | null = null

/** The test print: the same for everybody, so it is made once per process. */
export function printproef(): Promise<{ pdf: Buffer; etag: string }> {
  gemaakt ??= drukAf(blad()).then(
    (pdf) => ({
      pdf,
      etag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`,
    }),
    (error) => {
      gemaakt = null
      throw error
    }
  )
  return gemaakt
}

function blad() {
  return h(
    Document,
    { title: 'Printproef', author: bekendeInstellingen().naam, language: 'nl' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.shop }, bekendeInstellingen().naam),
      h(Text, { style: styles.title }, 'Printproef'),
      h(
        Text,
        { style: { marginTop: 4 } },
        'Eén gratis blad om te zien of je printer onze spellen afdrukt zoals ze bedoeld zijn.'
      ),
      kop('1. Klopt de maat?'),
      balk(),
      h(
        Text,
        { style: { marginTop: 4 } },
        'Leg een liniaal langs de balk: hij hoort precies 10 cm lang te zijn. Is hij dat niet? Druk af op 100 %, ‘werkelijke grootte’, en zet ‘passend maken’ of ‘schalen’ uit. Papierformaat: A4.'
      ),
      h(
        View,
        { style: { ...styles.rij, alignItems: 'flex-start', marginTop: 8 } },
        raster(),
        h(
          Text,
          { style: { flex: 1, marginLeft: 14, marginTop: 12 } },
          'Elk hokje is 1 bij 1 cm, en vierkant. Zijn de hokjes wel 1 cm breed maar niet even hoog, dan rekt je printer het blad uit: kijk bij de instellingen naar ‘passend maken’.'
        )
      ),
      kop('2. Kun je de kleuren uit elkaar houden?'),
      h(View, { style: styles.rij }, KLEURVLAKKEN.map(kleurvlak)),
      h(
        Text,
        { style: { marginTop: 6 } },
        'Naast elke kleur staat een tekening. Print je in zwart-wit, of zie je kleuren anders? Dan ga je af op de tekening die erbij staat.'
      ),
      h(View, { style: { ...styles.rij, marginTop: 8 } }, tekens(), grijzen()),
      kop('3. Zie je de dunne lijnen en de kleine letters?'),
      h(View, { style: { ...styles.rij, alignItems: 'flex-start' } }, lijnen(), letters()),
      h(
        Text,
        { style: { marginTop: 4 } },
        'Vallen er lijnen weg of lopen letters dicht? Kies een betere afdrukkwaliteit dan ‘concept’ of ‘spaarstand’.'
      )
    )
  )
}

const kop = (tekst: string) => h(Text, { style: styles.kop }, tekst)

const cijfer = { fontSize: 8, lineHeight: 1 }

/** Ten centimetres, with a mark per centimetre and its number. */
function balk() {
  const lengte = BALK_CM * CM
  return h(
    View,
    null,
    h(
      Svg,
      { width: lengte, height: 14, viewBox: `0 0 ${lengte} 14` },
      h(Rect, { x: 0, y: 0, width: lengte, height: 14, fill: KLEUREN.inkt }),
      Array.from({ length: BALK_CM - 1 }, (_, nr) =>
        h(Line, {
          key: nr,
          ...{ x1: (nr + 1) * CM, x2: (nr + 1) * CM, y1: 7, y2: 14 },
          ...{ stroke: KLEUREN.wit, strokeWidth: 0.6 },
        })
      )
    ),
    Array.from({ length: BALK_CM + 1 }, (_, nr) =>
      h(
        Text,
        {
          key: nr,
          style: { ...cijfer, position: 'absolute', top: 17, left: nr * CM - 2, width: 2 * CM },
        },
        nr === BALK_CM ? '10 cm' : String(nr)
      )
    ),
    h(View, { style: { height: 16 } })
  )
}

/** A ruler around a corner: squares of a centimetre, to measure in both directions. */
function raster() {
  const maat = RASTER_CM * CM
  const plekken = Array.from({ length: RASTER_CM + 1 }, (_, nr) => nr * CM)
  const pen = { stroke: KLEUREN.inkt, strokeWidth: 0.6 }
  const rand = 10
  return h(
    View,
    { style: { width: maat + rand, height: maat + rand } },
    h(
      Svg,
      {
        width: maat + 1,
        height: maat + 1,
        viewBox: `-0.5 -0.5 ${maat + 1} ${maat + 1}`,
        style: { position: 'absolute', left: rand - 0.5, top: rand - 0.5 },
      },
      plekken.map((plek, nr) =>
        h(
          G,
          { key: nr },
          h(Line, { x1: plek, y1: 0, x2: plek, y2: maat, ...pen }),
          h(Line, { x1: 0, y1: plek, x2: maat, y2: plek, ...pen })
        )
      )
    ),
    plekken.slice(1).map((plek, nr) => [
      h(
        Text,
        {
          key: `b${nr}`,
          style: { ...cijfer, position: 'absolute', left: rand + plek - 4, top: 0 },
        },
        String(nr + 1)
      ),
      h(
        Text,
        {
          key: `l${nr}`,
          style: { ...cijfer, position: 'absolute', left: 0, top: rand + plek - 6 },
        },
        String(nr + 1)
      ),
    ])
  )
}

function kleurvlak({ naam, kleur }: (typeof KLEURVLAKKEN)[number]) {
  return h(
    View,
    { key: naam, style: { ...styles.rij, width: '25%' } },
    h(View, { style: { width: 30, height: 30, backgroundColor: kleur } }),
    h(
      Svg,
      { width: 30, height: 30, viewBox: '-46 -46 92 92', style: { marginLeft: 2 } },
      vormInPdf(kleurplaatje(naam, 0, 0), 'plaatje')
    ),
    h(
      View,
      { style: { marginLeft: 2 } },
      h(Text, { style: { fontSize: 10, lineHeight: 1.2 } }, naam),
      h(Text, { style: { ...styles.klein, fontSize: 8, lineHeight: 1.2 } }, KLEURTEKENS[naam])
    )
  )
}

function tekens() {
  return h(
    View,
    { style: { ...styles.rij, width: '50%' } },
    (['bel', 'ster', 'maan'] as const).map((naam) =>
      h(
        View,
        { key: naam, style: { ...styles.rij, marginRight: 14 } },
        h(
          Svg,
          { width: 22, height: 22, viewBox: '-18 -18 36 36' },
          vormInPdf(teken(naam, 0, 0), naam)
        ),
        h(Text, { style: { ...styles.klein, marginLeft: 4 } }, naam)
      )
    )
  )
}

function grijzen() {
  return h(
    View,
    { style: { ...styles.rij, width: '50%' } },
    GRIJZEN.map((kleur) =>
      h(View, { key: kleur, style: { width: 26, height: 20, backgroundColor: kleur } })
    ),
    h(Text, { style: { ...styles.klein, marginLeft: 8 } }, 'vijf tinten grijs')
  )
}

function lijnen() {
  return h(
    View,
    { style: { width: '50%', paddingRight: 20 } },
    DIKTES.map((dikte) =>
      h(
        View,
        { key: dikte, style: { ...styles.rij, height: 14 } },
        h(Svg, { width: 170, height: 6, viewBox: '0 0 170 6' }, streep(dikte)),
        h(Text, { style: { ...cijfer, marginLeft: 8 } }, `${komma(dikte)} punt`)
      )
    )
  )
}

function streep(dikte: number): ReactElement {
  return h(Line, { x1: 0, y1: 3, x2: 170, y2: 3, stroke: '#000000', strokeWidth: dikte })
}

function letters() {
  return h(
    View,
    { style: { width: '50%' } },
    LETTERS.map((grootte) =>
      h(
        Text,
        { key: grootte, style: { fontSize: grootte, lineHeight: 1.35 } },
        `${grootte} punt: de sleutel ligt onder het boek.`
      )
    )
  )
}

const komma = (getal: number) => String(getal).replace('.', ',')
