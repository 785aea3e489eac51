import { StyleSheet } from '@react-pdf/renderer'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { COLORS } from '#domain/drawing'

export const LINE = `0.8 solid ${COLORS.ink}`
export const THIN = `0.5 solid ${COLORS.soft}`
export const DASHED = `0.8 dashed ${COLORS.soft}`

/** The landscape sheet within its margins. */
export const LANDSCAPE_WIDTH = 273 * MM

export const styles = StyleSheet.create({
  page: {
    paddingTop: 16 * MM,
    paddingBottom: 20 * MM,
    paddingHorizontal: 20 * MM,
    fontFamily: TEXT,
    fontSize: 10.5,
    color: COLORS.ink,
  },
  landscape: { paddingTop: 11 * MM, paddingBottom: 14 * MM, paddingHorizontal: 12 * MM },
  /** This is not on the page itself, because the library would lose the numbers of the pages. */
  flow: { fontSize: 10.5, lineHeight: 1.4 },
  top: { justifyContent: 'space-between', minHeight: 18, marginBottom: 4 },
  bold: { fontWeight: 700 },
  soft: { color: COLORS.soft },
  small: { fontSize: 9, color: COLORS.soft },
  /** Without space between its letters: a copied word would have gaps in it. */
  kind: { fontSize: 9.5, color: COLORS.soft },
  heading: { fontFamily: TITLE, fontWeight: 600, fontSize: 15, lineHeight: 1.2, marginBottom: 6 },
  rule: { width: 18 * MM, height: 1 * MM, backgroundColor: COLORS.messing, marginVertical: 5 * MM },
  footer: {
    position: 'absolute',
    left: 20 * MM,
    right: 20 * MM,
    bottom: 8 * MM,
    fontSize: 9,
    color: COLORS.soft,
  },
  /** A box to tick. */
  tick: { width: 3.6 * MM, height: 3.6 * MM, border: LINE, borderRadius: 0.6 * MM },
  /** What the host says aloud. */
  spoken: { borderLeft: `3 solid ${COLORS.messing}`, paddingLeft: 10 },
  row: { flexDirection: 'row', alignItems: 'center' },
  only: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    paddingVertical: 2,
    paddingHorizontal: 8,
    border: `1.2 solid ${COLORS.wax}`,
    borderRadius: 10,
    color: COLORS.wax,
    fontWeight: 700,
    fontSize: 10,
  },
  cell: { paddingVertical: 5, paddingRight: 6 },
  head: { fontSize: 9, color: COLORS.soft, paddingBottom: 3 },
})

export const WIDTH = SHEET_WIDTH
