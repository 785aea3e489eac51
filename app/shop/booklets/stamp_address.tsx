import { PDFDocument } from '@cantoo/pdf-lib'
import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { TEXT } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { qrSquares } from '#app/core/pdf/qr_squares'
import { layOver, StampLine } from '#app/shop/booklets/stamp_pdf'

/** The beginning follows the cover, and the space to the right of its title is free. */
const BEGINNING = 2

/**
 * A booklet that says where its hints are: with a code beside the title of its beginning, and at the
 * foot of its last page, where an answer is checked. A booklet is printed by the build, which knows
 * no address of the shop.
 *
 * @param pdf a booklet as `bookletPdf` makes it
 */
export async function stampAddress(pdf: Uint8Array, address: string): Promise<Uint8Array> {
  const booklet = await PDFDocument.load(pdf, { updateMetadata: false })
  const words = address.replace(/^https?:\/\//, '')
  await layOver(booklet, [BEGINNING], <WithCode address={address} words={words} />)
  await layOver(
    booklet,
    [booklet.getPageCount()],
    <StampLine text={`Hints en antwoorden: ${words}`} />
  )
  return booklet.save()
}

type Props = { readonly address: string; readonly words: string }

function WithCode({ address, words }: Props) {
  const { path, size } = qrSquares(address)
  return (
    <Document>
      <Page size="A4">
        <View style={styles.words}>
          <Text style={styles.above}>Hints en antwoorden</Text>
          <Text style={{ fontSize: sizeOf(words), fontWeight: 700 }}>{words}</Text>
        </View>
        <Svg viewBox={`0 0 ${size} ${size}`} width={CODE} height={CODE} style={styles.code}>
          <Path d={path} fill="#000000" />
        </Svg>
      </Page>
    </Document>
  )
}

/** The side of the code with its white edge, which reaches into the margin. */
const CODE = 24 * MM
const EDGE = 3 * MM
const WIDE = 78 * MM
const LARGEST = 12
/** The width of an average letter, as a part of its size. */
const LETTER_WIDTH = 0.58

const sizeOf = (words: string) => Math.min(LARGEST, WIDE / (LETTER_WIDTH * words.length))

const styles = StyleSheet.create({
  code: { position: 'absolute', top: 6 * MM, right: 20 * MM - EDGE },
  words: {
    position: 'absolute',
    top: 18.5 * MM,
    right: 20 * MM + CODE - EDGE,
    width: WIDE,
    fontFamily: TEXT,
    textAlign: 'right',
  },
  above: { fontSize: 9, marginBottom: 2 },
})
