import { StyleSheet } from '@react-pdf/renderer'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { TYPEWRITER } from '#app/core/pdf/typewriter'

const HEAD = { fontFamily: TITLE, fontWeight: 600 } as const
const COLUMN = 235
export const LETTERS_PER_COLUMN = 34

export const styles = StyleSheet.create({
  sheet: { padding: 56, fontFamily: TEXT, fontSize: 11, lineHeight: 1.5, color: '#000000' },
  shop: { fontSize: 11, marginBottom: 28 },
  title: { ...HEAD, fontSize: 30, lineHeight: 1.2, marginBottom: 18 },
  columns: { flexDirection: 'row', justifyContent: 'space-between' },
  column: { width: COLUMN },
  blockHeading: { ...HEAD, fontSize: 13, marginBottom: 4 },
  typed: { fontFamily: TYPEWRITER, fontSize: 11 },
  heading: { ...HEAD, fontSize: 15, marginTop: 26, marginBottom: 6 },
  line: { flexDirection: 'row', borderTop: '1 solid #000000', paddingTop: 8 },
  count: { width: 40, ...HEAD, fontSize: 14 },
  what: { flex: 1 },
  game: { ...HEAD, fontSize: 14, lineHeight: 1.5 },
  greeting: { ...HEAD, fontSize: 15, marginTop: 30 },
  footer: { position: 'absolute', bottom: 34, left: 56, right: 56, fontSize: 9, lineHeight: 1.4 },
})
