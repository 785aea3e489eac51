import { StyleSheet } from '@react-pdf/renderer'
import { TYPEWRITER } from '#app/core/pdf/typewriter'

const COLUMN = 235
export const LETTERS_PER_COLUMN = 34

export const styles = StyleSheet.create({
  sheet: { padding: 56, fontSize: 11, lineHeight: 1.5, color: '#000000' },
  shop: { fontSize: 11, marginBottom: 28 },
  title: { fontFamily: 'Times-Bold', fontSize: 30, lineHeight: 1.2, marginBottom: 18 },
  columns: { flexDirection: 'row', justifyContent: 'space-between' },
  column: { width: COLUMN },
  blockHeading: { fontFamily: 'Times-Bold', fontSize: 13, marginBottom: 4 },
  typed: { fontFamily: TYPEWRITER, fontSize: 11 },
  heading: { fontFamily: 'Times-Bold', fontSize: 15, marginTop: 26, marginBottom: 6 },
  line: { flexDirection: 'row', borderTop: '1 solid #000000', paddingTop: 8 },
  count: { width: 40, fontFamily: 'Times-Bold', fontSize: 14 },
  what: { flex: 1 },
  game: { fontFamily: 'Times-Bold', fontSize: 14, lineHeight: 1.5 },
  greeting: { fontFamily: 'Times-Italic', fontSize: 15, marginTop: 30 },
  footer: { position: 'absolute', bottom: 34, left: 56, right: 56, fontSize: 9, lineHeight: 1.4 },
})
