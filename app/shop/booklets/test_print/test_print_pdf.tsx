import { shopSettings } from '#app/shop/settings/shop_settings'
import { createHash } from 'node:crypto'
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Words } from '#app/core/pdf/shop_text'
import { Bar, Grid } from '#app/shop/booklets/test_print/test_print_rulers'
import {
  ColorPatches,
  Greys,
  Letters,
  Lines,
  Symbols,
} from '#app/shop/booklets/test_print/test_print_samples'
import { TEST_PRINT } from '#app/shop/booklets/test_print/test_print_texts'
import { styles } from '#app/shop/booklets/test_print/test_print_styles'

const { size, colors, fineness } = TEST_PRINT

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
    <Document title={TEST_PRINT.title} author={shop} language="nl">
      <Page size="A4" style={styles.page}>
        <Words style={styles.shop}>{shop}</Words>
        <Text style={styles.title}>{TEST_PRINT.title}</Text>
        <Text style={styles.explanation}>{TEST_PRINT.explanation}</Text>
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
      <Text style={styles.heading}>{size.heading}</Text>
      <Bar />
      <Text style={styles.explanation}>{size.bar}</Text>
      <View style={[styles.row, styles.top, { marginTop: 8 }]}>
        <Grid />
        <Text style={{ flex: 1, marginLeft: 14, marginTop: 12 }}>{size.grid}</Text>
      </View>
    </>
  )
}

function Colors() {
  return (
    <>
      <Text style={styles.heading}>{colors.heading}</Text>
      <ColorPatches />
      <Text style={{ marginTop: 6 }}>{colors.pictures}</Text>
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
      <Text style={styles.heading}>{fineness.heading}</Text>
      <View style={[styles.row, styles.top]}>
        <Lines />
        <Letters />
      </View>
      <Text style={styles.explanation}>{fineness.faint}</Text>
    </>
  )
}
