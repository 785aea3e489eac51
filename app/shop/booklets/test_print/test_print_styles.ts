import { StyleSheet } from '@react-pdf/renderer'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { COLORS } from '#domain/drawing'

/** The points of a centimetre; an inch has 72 points. */
export const CM = 72 / 2.54

const HEAD = { fontFamily: TITLE, fontWeight: 600 } as const

export const styles = StyleSheet.create({
  page: { padding: 1.8 * CM, fontFamily: TEXT, fontSize: 11, lineHeight: 1.4, color: COLORS.ink },
  shop: { fontSize: 10, color: '#7F5C26' },
  title: { ...HEAD, fontSize: 28, lineHeight: 1.2, marginTop: 2 },
  heading: { ...HEAD, fontSize: 16, marginTop: 20, marginBottom: 7 },
  explanation: { marginTop: 4 },
  row: { flexDirection: 'row', alignItems: 'center' },
  top: { alignItems: 'flex-start' },
  half: { width: '50%' },
  quarter: { width: '25%' },
  small: { fontSize: 9, color: '#34465A' },
  digit: { fontSize: 8, lineHeight: 1 },
})
