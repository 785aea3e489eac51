import { StyleSheet } from '@react-pdf/renderer'
import { NAME } from '#app/play/certificates/certificate_fonts'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { COLORS } from '#domain/drawing'

/** The width of the words; the emblem is to their left. */
export const TEXT_WIDTH = 158 * MM

/** The height of the line with the name. What is higher is not printed at all. */
export const NAME_BOX_HEIGHT = 62

export const styles = StyleSheet.create({
  sheet: { fontFamily: TEXT, fontSize: 12.5, color: COLORS.ink },
  frame: { position: 'absolute', left: 0, top: 0 },
  content: {
    position: 'absolute',
    left: 24 * MM,
    top: 24 * MM,
    width: 249 * MM,
    height: 162 * MM,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  words: { width: TEXT_WIDTH, alignItems: 'center', textAlign: 'center' },
  game: { fontSize: 13, letterSpacing: 0.6 },
  title: { fontFamily: TITLE, fontWeight: 600, fontSize: 44, marginTop: 5, marginBottom: 20 },
  nameBox: {
    width: TEXT_WIDTH,
    height: NAME_BOX_HEIGHT,
    justifyContent: 'center',
    alignItems: 'center',
    borderBottom: `1.2 solid ${COLORS.ink}`,
    marginBottom: 14,
  },
  name: { fontFamily: NAME, fontWeight: 600 },
  merit: { lineHeight: 1.2, maxWidth: 136 * MM },
  facts: { flexDirection: 'row', justifyContent: 'center', gap: 8 * MM, marginTop: 20 },
  fact: { alignItems: 'center' },
  section: { fontSize: 10.5, marginBottom: 3 },
  bold: { fontWeight: 700 },
  signature: { alignItems: 'center', marginTop: 24 },
  handtekening: { fontFamily: TITLE, fontWeight: 600, fontSize: 17 },
  small: { fontSize: 10, marginTop: 2 },
  footer: {
    position: 'absolute',
    left: 24 * MM,
    top: 189 * MM,
    width: 249 * MM,
    textAlign: 'center',
    fontSize: 9,
  },
})
