import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Typed } from '#app/core/pdf/any_text'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { Words } from '#app/core/pdf/shop_text'
import { TYPEWRITER } from '#app/core/pdf/typewriter'

/** What is printed of a voucher, and stands on its web page. */
export type VoucherCard = {
  /** `ABCD-EFGH-JKMN-PQRS` */
  readonly code: string
  readonly amount: string
  /** For whom it is, in a few words. */
  readonly recipient: string | null
  readonly shop: string
  /** How it is used, and until when. */
  readonly use: string
  readonly validity: string
}

/** A card to print and give, a quarter of a sheet of A4, on its own page. */
export const voucherCardPdf = (card: VoucherCard): Promise<Buffer> => renderPdf(<Card {...card} />)

const INK = '#1E2A38'
const BRASS = '#7F5C26'
const PAPER = '#FFFBF2'

const HEAD = { fontFamily: TITLE, fontWeight: 600 } as const

const styles = StyleSheet.create({
  page: { padding: 6 * MM, fontFamily: TEXT, color: INK, fontSize: 10.5, lineHeight: 1.4 },
  frame: {
    flexGrow: 1,
    border: `1.6 solid ${INK}`,
    borderRadius: 10,
    backgroundColor: PAPER,
    padding: 6 * MM,
    justifyContent: 'space-between',
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  shop: { color: BRASS, fontSize: 11 },
  title: { ...HEAD, fontSize: 30, lineHeight: 1.1 },
  amount: { ...HEAD, fontSize: 34, lineHeight: 1.1, color: '#762519' },
  recipient: { fontFamily: TYPEWRITER, fontSize: 12, marginTop: 4 },
  code: {
    fontFamily: TYPEWRITER,
    fontSize: 19,
    letterSpacing: 0.6,
    textAlign: 'center',
    border: `1 dashed ${BRASS}`,
    paddingVertical: 7,
    lineHeight: 1.2,
  },
  small: { fontSize: 9 },
})

function Card({ code, amount, recipient, shop, use, validity }: VoucherCard) {
  return (
    <Document title="Cadeaubon" author={shop} language="nl">
      <Page size="A6" orientation="landscape" style={styles.page}>
        <View style={styles.frame}>
          <View style={styles.row}>
            <View style={{ flexShrink: 1, paddingRight: 8 }}>
              <Words style={styles.shop}>{shop}</Words>
              <Text style={styles.title}>Cadeaubon</Text>
              {recipient && <Typed style={styles.recipient}>{recipient}</Typed>}
            </View>
            <Text style={styles.amount}>{amount}</Text>
          </View>
          <Text style={styles.code}>{code}</Text>
          <View>
            <Words style={styles.small}>{use}</Words>
            <Text style={styles.small}>{validity}</Text>
          </View>
        </View>
      </Page>
    </Document>
  )
}
