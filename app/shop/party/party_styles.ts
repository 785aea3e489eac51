import { StyleSheet } from '@react-pdf/renderer'
import { HAND, TEXT, TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { COLORS } from '#domain/drawing'

const HEAD = { fontFamily: TITLE, fontWeight: 600 } as const

export const styles = StyleSheet.create({
  page: { fontFamily: TEXT, fontSize: 11, color: COLORS.ink },
  above: { fontSize: 10.5, letterSpacing: 1.1, textTransform: 'uppercase' },
  /** A page of ours: for the host, or with something to cut out. */
  ours: { paddingTop: 15 * MM, paddingBottom: 17 * MM, paddingHorizontal: 13 * MM },
  ongoing: { fontSize: 11, lineHeight: 1.32 },
  ruledHead: { borderBottomWidth: 2.5, paddingBottom: 5, marginBottom: 9 },
  title: { ...HEAD, fontSize: 25, lineHeight: 1.2 },
  /** Figures of a title have no stroke through their noughts. */
  figure: { ...HEAD, fontSize: 15, lineHeight: 1.1 },
  head: { ...HEAD, fontSize: 14, lineHeight: 1.2, marginBottom: 3 },
  bold: { fontWeight: 700 },
  soft: { color: COLORS.soft },
  small: { fontSize: 9.5 },
  row: { flexDirection: 'row' },
  half: { width: '50%' },
  between: { justifyContent: 'space-between' },
  middle: { alignItems: 'center' },
  hand: { fontFamily: HAND, fontSize: 14.5, lineHeight: 1.2 },
  heading: { ...HEAD, lineHeight: 1.12 },
  center: { textAlign: 'center' },
  writing: { borderBottom: `0.8 solid ${COLORS.soft}`, flexGrow: 1, height: 9 * MM },
  fill: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 },
  cutLine: { borderTop: `1 dashed ${COLORS.soft}` },
  upsideDown: { transform: 'rotate(180deg)' },
})
