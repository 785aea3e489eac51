import { StyleSheet } from '@react-pdf/renderer'
import { CODE, HAND, TEXT, TITLE } from '#app/core/pdf/fonts'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { COLORS } from '#domain/drawing'

/** The highest drawing, so that a title and a question fit on its page. */
export const DRAWING_HEIGHT = 206 * MM
/**
 * The possible widths of a sheet's drawings, from the smallest that can still be read to the
 * clearest. A sheet gets the largest one that costs it no extra page; all of its drawings have the
 * same scale.
 */
export const NARROWEST = 0.45 * SHEET_WIDTH
/** The same for a sheet whose drawings have small dots or letters to count. */
export const NARROWEST_FINE = 0.5 * SHEET_WIDTH
export const DRAWING_WIDTHS = Array.from(
  { length: 16 },
  (_, step) => NARROWEST + (step / 15) * (SHEET_WIDTH - NARROWEST)
)

/** What a page holds that is wholly a thing. */
export const BARE = { width: 184 * MM, height: 268 * MM } as const

export const DASHED = `1 dashed ${COLORS.soft}`
/** The background of a question: half of the sand, or of its grey. */
export const TINT = { color: '#F6F1E6', black: '#F1F1F1' } as const

const LINE = `1 solid ${COLORS.ink}`

export const styles = StyleSheet.create({
  page: {
    paddingTop: 18 * MM,
    paddingBottom: 24 * MM,
    paddingHorizontal: 20 * MM,
    fontFamily: TEXT,
    fontSize: 11,
    color: COLORS.ink,
  },
  /**
   * These styles are not on the page itself, because the library would lose the texts that it makes
   * while it numbers pages.
   */
  ongoing: { fontSize: 11, lineHeight: 1.4 },
  barePage: { paddingVertical: 13 * MM, paddingHorizontal: 13 * MM, fontFamily: TEXT },
  bareNumber: { position: 'absolute', bottom: 4 * MM, left: 20 * MM, fontSize: 9 },
  /** The line that says for whom a sheet is, or in which envelope it goes. */
  corner: {
    border: `1 solid ${COLORS.ink}`,
    borderRadius: 3,
    paddingHorizontal: 6,
    paddingTop: 4,
    paddingBottom: 3,
    marginBottom: 4,
    fontSize: 9.5,
    lineHeight: 1,
    fontWeight: 700,
  },
  cover: {
    paddingTop: 30 * MM,
    paddingBottom: 34 * MM,
    paddingHorizontal: 26 * MM,
    alignItems: 'center',
  },
  /** The border leaves room for the line of a stamp. */
  coverBorder: {
    position: 'absolute',
    top: 13 * MM,
    left: 13 * MM,
    right: 13 * MM,
    bottom: 19 * MM,
  },
  coverTitle: {
    fontFamily: TITLE,
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: 'center',
  },
  coverPhrase: { fontSize: 14, textAlign: 'center', marginTop: 8, maxWidth: 130 * MM },
  coverRule: { width: 24 * MM, height: 1.2 * MM, marginTop: 7 * MM, marginBottom: 9 * MM },
  facts: { flexDirection: 'row', justifyContent: 'center', marginTop: 'auto' },
  fact: { alignItems: 'center', width: 39.5 * MM, paddingHorizontal: 1 * MM },
  nextFact: { borderLeft: `0.8 solid ${COLORS.ink}` },
  section: { fontSize: 10, letterSpacing: 0.6, marginBottom: 2 },
  title: { fontFamily: TITLE, fontWeight: 600, fontSize: 25, lineHeight: 1.2 },
  headerRow: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    borderBottomWidth: 2.5,
    paddingBottom: 7,
    marginBottom: 12,
  },
  head: { fontFamily: TITLE, fontWeight: 600, fontSize: 15, marginTop: 8, marginBottom: 5 },
  /** A heading beside its picture. */
  headBeside: {
    fontFamily: TITLE,
    fontWeight: 600,
    fontSize: 13,
    lineHeight: 1.2,
    marginBottom: 3,
  },
  paragraph: { marginBottom: 8 },
  paragraphBeside: { marginBottom: 3 },
  small: { fontSize: 9.5 },
  /** Level with the dots beside it. */
  levelInWords: { fontSize: 9.5, lineHeight: 1, marginRight: 5, marginBottom: 3 },
  caption: { fontSize: 9.5, fontStyle: 'italic', marginTop: 4 },
  block: { marginBottom: 12 },
  center: { alignItems: 'center' },
  letter: { border: LINE, padding: 12, marginBottom: 12 },
  italic: { fontStyle: 'italic' },
  signature: { textAlign: 'right', marginRight: 22 * MM, marginTop: 4 },
  bold: { fontWeight: 700 },
  question: {
    borderLeftWidth: 4,
    paddingHorizontal: 10,
    paddingVertical: 5,
    fontWeight: 700,
  },
  row: { flexDirection: 'row' },
  filling: { flexGrow: 1, flexBasis: 0 },
  listHeading: { fontWeight: 700, marginBottom: 4 },
  point: { flexDirection: 'row', flexGrow: 1, flexBasis: 0, marginBottom: 3 },
  cell: { borderRight: LINE, borderBottom: LINE, padding: 5, flexGrow: 1, flexBasis: 0 },
  /** A cell of a table on a thing. */
  written: { borderRight: 'none', borderBottom: `0.5 dotted ${COLORS.soft}`, padding: 2 },
  underHead: { borderBottom: LINE },
  /** The same on ruled paper, whose lines are the lines of the table. */
  onLines: { borderRight: 'none', borderBottom: 'none', paddingHorizontal: 2, paddingVertical: 0 },
  headOnLines: { position: 'absolute', left: 0, right: 0, borderBottom: LINE },
  /** A table with many rows is set closer, so that it fits on one page when possible. */
  narrow: { paddingVertical: 2 },
  lattice: { borderTop: LINE, borderLeft: LINE },
  continuedGrid: { borderLeft: LINE },
  cutEdges: { border: DASHED },
  cutOutCard: {
    borderRight: DASHED,
    borderBottom: DASHED,
    padding: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
  thingToCut: { padding: 12, alignItems: 'center', justifyContent: 'center' },
  cutOutHeading: {
    fontFamily: TITLE,
    fontWeight: 600,
    fontSize: 15,
    marginVertical: 6,
    textAlign: 'center',
  },
  cutOutWords: { fontFamily: HAND, fontSize: 16, lineHeight: 1.25, textAlign: 'center' },
  box: {
    borderRight: LINE,
    borderBottom: LINE,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: CODE,
  },
  emptyBox: { width: 9 * MM, height: 9 * MM },
  writingLine: { height: 9 * MM, borderBottom: `0.5 solid ${COLORS.soft}` },
  upsideDown: { transform: 'rotate(180deg)' },
  card: { border: LINE, padding: 8 },
  ticks: { fontWeight: 700, fontSize: 14, lineHeight: 1, letterSpacing: 3 },
  code: { fontFamily: CODE, fontSize: 14, lineHeight: 1.7 },
  telegram: { paddingVertical: 4.4 * MM, paddingHorizontal: 6 * MM, marginBottom: 6 },
  cipherWords: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 9, rowGap: 8 },
  cipherLetter: { fontFamily: CODE, fontWeight: 700, lineHeight: 1.1 },
  cipherTurn: { lineHeight: 1.1 },
  cipherBox: { marginTop: 1, border: `0.7 solid ${COLORS.ink}`, backgroundColor: '#FFFFFF' },
  slip: { borderTop: DASHED, paddingTop: 5 },
  noteOnSlip: { paddingVertical: 3.4 * MM, marginBottom: 5 },
  note: { paddingVertical: 4 * MM, paddingHorizontal: 6 * MM, marginBottom: 8 },
  /** There is room under each line, for digits and for the deciphered text. */
  geheim: { fontFamily: CODE, fontSize: 14, lineHeight: 2.9, letterSpacing: 4.2, paddingRight: 30 },
  paperOfSheet: {
    position: 'absolute',
    top: 11 * MM,
    left: 20 * MM,
    fontSize: 10,
    letterSpacing: 0.6,
  },
  footer: { position: 'absolute', bottom: 14 * MM, left: 20 * MM, width: 110 * MM, fontSize: 9 },
  right: { left: 140 * MM, width: 50 * MM, textAlign: 'right' },
})
