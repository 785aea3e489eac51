import type { ReactNode } from 'react'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Words } from '#app/core/pdf/shop_text'
import {
  EDITION_WORDS,
  handSheets,
  inOneLine,
  inTheEnvelope,
  printSteps,
} from '#app/shop/print_files/cover_sheet_texts'
import { pagesOfSheets, type PagesOfBooklet } from '#app/shop/print_files/pages_of_sheets'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'
import { COLORS } from '#domain/drawing'
import { alsoPlayedAs, bookletFor } from '#games/booklets'

export type CoverSheet = {
  readonly itemName: string
  readonly edition: Edition
  /** The booklet as `bookletPdf` makes it. */
  readonly pdf: Uint8Array
  /** The name of the shop. */
  readonly shop: string
}

/**
 * One page for the person at the printer: what lies on the pile, how it is printed, what is cut or
 * measured in it, and what goes into the envelope.
 */
export default async function coverSheetPdf(cover: CoverSheet): Promise<Buffer> {
  const booklet = bookletFor(cover.itemName)
  const pages = await pagesOfSheets(cover.pdf)
  return renderPdf(
    <Document title={`Voorblad ${booklet.title}`} author={cover.shop} language="nl">
      <Page size="A4" style={styles.page}>
        <View style={styles.flow}>
          <Head booklet={booklet} shop={cover.shop} />
          <Facts booklet={booklet} edition={cover.edition} pages={pages} />
          <Steps booklet={booklet} edition={cover.edition} pages={pages} />
          <Handwork booklet={booklet} pages={pages} />
          <Envelope booklet={booklet} pages={pages} />
        </View>
      </Page>
    </Document>
  )
}

type Props = { readonly booklet: Booklet; readonly pages: PagesOfBooklet }
type InEdition = Props & { readonly edition: Edition }

function Head({ booklet, shop }: { readonly booklet: Booklet; readonly shop: string }) {
  const other = alsoPlayedAs(booklet.itemName)
  return (
    <>
      <Words width={170 * MM} style={styles.soft}>
        {`${shop} · voorblad, niet voor de speler`}
      </Words>
      <Text style={styles.title}>{booklet.title}</Text>
      {other && (
        <Text style={styles.soft}>{`Ook voor ${other}: de clown brengt deze bladen mee.`}</Text>
      )}
      <View style={styles.rule} />
    </>
  )
}

function Facts({ booklet: { edition: impression }, edition, pages }: InEdition) {
  const facts = [
    ['Uitgave', EDITION_WORDS[edition].name],
    ['Druk', `${impression}`],
    ['Bladzijden', `${pages.count}`],
    ['Papier', `A4, ${pages.count} vellen`],
  ]
  return (
    <View style={styles.facts}>
      {facts.map(([name, value]) => (
        <View key={name} style={{ flex: 1 }}>
          <Text style={styles.soft}>{name}</Text>
          <Text style={styles.bold}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

const Steps = ({ booklet, edition, pages }: InEdition) => (
  <>
    <Text style={styles.heading}>Zo print je</Text>
    {printSteps(booklet, edition, pages.count).map((step, index) => (
      <Line key={step} sign={<Text style={styles.bold}>{`${index + 1}.`}</Text>}>
        {step}
      </Line>
    ))}
  </>
)

function Handwork({ booklet, pages }: Props) {
  const sheets = handSheets(booklet, pages)
  return (
    <>
      <Text style={styles.heading}>Wat de speler knipt of meet</Text>
      {sheets.length === 0 && <Text>Niets: dit boekje mag ook gevouwen en geniet worden.</Text>}
      {sheets.map((sheet) => (
        <Line key={sheet} sign={<Text>•</Text>}>
          {sheet}
        </Line>
      ))}
    </>
  )
}

const Envelope = ({ booklet, pages }: Props) => (
  <View style={styles.envelope} wrap={false}>
    <Text style={[styles.heading, { marginTop: 0 }]}>
      {booklet.selfPrinted ? 'Bij elkaar' : 'In de envelop'}
    </Text>
    {inTheEnvelope(booklet, pages.count).map((thing) => (
      <Line key={thing} sign={<View style={styles.tick} />}>
        {thing}
      </Line>
    ))}
    {booklet.selfPrinted && (
      <Text>
        Klanten printen dit spel zelf. Dit is voor een proef, of voor wie geen printer heeft.
      </Text>
    )}
    <Text style={[styles.soft, { marginTop: 6 }]}>
      {`De speler zorgt zelf voor: ${inOneLine(booklet.needed)}.`}
    </Text>
  </View>
)

const Line = ({ sign, children }: { readonly sign: ReactNode; readonly children: string }) => (
  <View style={styles.line} wrap={false}>
    <View style={{ width: 7 * MM }}>{sign}</View>
    <Text style={{ flex: 1 }}>{children}</Text>
  </View>
)

const styles = StyleSheet.create({
  page: {
    paddingVertical: 18 * MM,
    paddingHorizontal: 20 * MM,
    fontFamily: TEXT,
    fontSize: 11,
    color: COLORS.ink,
  },
  flow: { fontSize: 11, lineHeight: 1.4 },
  soft: { fontSize: 9.5, color: COLORS.soft },
  bold: { fontWeight: 700 },
  title: { fontFamily: TITLE, fontWeight: 600, fontSize: 34, lineHeight: 1.2, marginTop: 4 },
  rule: { width: 18 * MM, height: MM, backgroundColor: COLORS.messing, marginVertical: 5 * MM },
  facts: { flexDirection: 'row', marginBottom: 4 },
  heading: {
    fontFamily: TITLE,
    fontWeight: 600,
    fontSize: 15,
    lineHeight: 1.2,
    marginTop: 14,
    marginBottom: 6,
  },
  line: { flexDirection: 'row', marginBottom: 3 },
  tick: { width: 3.6 * MM, height: 3.6 * MM, marginTop: 2, border: `0.8 solid ${COLORS.ink}` },
  envelope: { marginTop: 18, padding: 12, border: `0.8 solid ${COLORS.ink}`, borderRadius: 5 },
})
