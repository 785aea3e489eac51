import { shopSettings } from '#app/shop/settings/shop_settings'
import { createHash } from 'node:crypto'
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Bar, Grid } from '#app/shop/booklets/test_print/test_print_rulers'
import {
  ColorPatches,
  Greys,
  Letters,
  Lines,
  Symbols,
} from '#app/shop/booklets/test_print/test_print_samples'
import { styles } from '#app/shop/booklets/test_print/test_print_styles'

let created: Promise<{ pdf: Buffer; etag: string }> | null = null

/** The test print. It is the same for everybody, so it is made once per process. */
export function testPrint(): Promise<{ pdf: Buffer; etag: string }> {
  created ??= render().catch((error: unknown) => {
    created = null
    throw error
  })
  return created
}

async function render() {
  const { name } = await shopSettings()
  const pdf = await renderPdf(<TestPrint shop={name} />)
  return { pdf, etag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"` }
}

function TestPrint({ shop }: { readonly shop: string }) {
  return (
    <Document title="Printproef" author={shop} language="nl">
      <Page size="A4" style={styles.page}>
        <Text style={styles.shop}>{shop}</Text>
        <Text style={styles.title}>Printproef</Text>
        <Text style={styles.explanation}>
          Eén gratis blad om te zien of je printer onze spellen afdrukt zoals ze bedoeld zijn.
        </Text>
        <Size />
        <Colors />
        <Fineness />
      </Page>
    </Document>
  )
}

function Size() {
  return (
    <>
      <Text style={styles.heading}>1. Klopt de maat?</Text>
      <Bar />
      <Text style={styles.explanation}>
        Leg een liniaal langs de balk: hij hoort precies 10 cm lang te zijn. Is hij dat niet? Druk
        af op 100 %, ‘werkelijke grootte’, en zet ‘passend maken’ of ‘schalen’ uit. Papierformaat:
        A4.
      </Text>
      <View style={[styles.row, styles.top, { marginTop: 8 }]}>
        <Grid />
        <Text style={{ flex: 1, marginLeft: 14, marginTop: 12 }}>
          Elk hokje is 1 bij 1 cm, en vierkant. Zijn de hokjes wel 1 cm breed maar niet even hoog,
          dan rekt je printer het blad uit: kijk bij de instellingen naar ‘passend maken’.
        </Text>
      </View>
    </>
  )
}

function Colors() {
  return (
    <>
      <Text style={styles.heading}>2. Kun je de kleuren uit elkaar houden?</Text>
      <ColorPatches />
      <Text style={{ marginTop: 6 }}>
        Naast elke kleur staat een tekening. Print je in zwart-wit, of zie je kleuren anders? Dan ga
        je af op de tekening die erbij staat.
      </Text>
      <View style={[styles.row, { marginTop: 8 }]}>
        <Symbols />
        <Greys />
      </View>
    </>
  )
}

function Fineness() {
  return (
    <>
      <Text style={styles.heading}>3. Zie je de dunne lijnen en de kleine letters?</Text>
      <View style={[styles.row, styles.top]}>
        <Lines />
        <Letters />
      </View>
      <Text style={styles.explanation}>
        Vallen er lijnen weg of lopen letters dicht? Kies een betere afdrukkwaliteit dan ‘concept’
        of ‘spaarstand’.
      </Text>
    </>
  )
}
