import { StyleSheet } from '@react-pdf/renderer'
import { CODE, TEXT, TITLE } from '#app/core/pdf/fonts'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { COLORS } from '#domain/drawing'

/** No drawing is higher, so that a title and a question fit on its page. */
export const DRAWING_HEIGHT = 185 * MM
/**
 * How wide the drawings of a sheet may be, from what shows them best to what can still be read. The first
 * with which the sheet takes no more pages than it must; all of its drawings have the same scale.
 */
export const DRAWING_WIDTHS = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map((part) => part * SHEET_WIDTH)

export const DASHED = `1 dashed ${COLORS.zacht}`
/** What a question stands on: half of the sand, or of its grey. */
export const TINT = { kleur: '#F6F1E6', zwart: '#F1F1F1' } as const

const LINE = `1 solid ${COLORS.inkt}`

export const styles = StyleSheet.create({
  pagina: {
    paddingTop: 18 * MM,
    paddingBottom: 24 * MM,
    paddingHorizontal: 20 * MM,
    fontFamily: TEXT,
    fontSize: 11,
    color: COLORS.inkt,
  },
  /** Not of the page itself: the library then loses the texts that it makes while numbering pages. */
  lopend: { fontSize: 11, lineHeight: 1.4 },
  omslag: {
    paddingTop: 30 * MM,
    paddingBottom: 34 * MM,
    paddingHorizontal: 26 * MM,
    alignItems: 'center',
  },
  /** Clear of the line for a stamp. */
  omslagrand: {
    position: 'absolute',
    top: 13 * MM,
    left: 13 * MM,
    right: 13 * MM,
    bottom: 19 * MM,
  },
  omslagtitel: {
    fontFamily: TITLE,
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: 'center',
  },
  omslagzin: { fontSize: 14, textAlign: 'center', marginTop: 8, maxWidth: 130 * MM },
  omslagstreep: { width: 24 * MM, height: 1.2 * MM, marginTop: 7 * MM, marginBottom: 9 * MM },
  feiten: { flexDirection: 'row', justifyContent: 'center', marginTop: 'auto' },
  feit: { alignItems: 'center', width: 39.5 * MM, paddingHorizontal: 1 * MM },
  volgendFeit: { borderLeft: `0.8 solid ${COLORS.inkt}` },
  rubriek: { fontSize: 10, letterSpacing: 0.6, marginBottom: 2 },
  titel: { fontFamily: TITLE, fontWeight: 600, fontSize: 25, lineHeight: 1.2 },
  kopregel: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    borderBottomWidth: 2.5,
    paddingBottom: 7,
    marginBottom: 12,
  },
  kop: { fontFamily: TITLE, fontWeight: 600, fontSize: 15, marginTop: 8, marginBottom: 5 },
  alinea: { marginBottom: 8 },
  klein: { fontSize: 9.5 },
  bijschrift: { fontSize: 9.5, fontStyle: 'italic', marginTop: 4 },
  blok: { marginBottom: 12 },
  midden: { alignItems: 'center' },
  brief: { border: LINE, padding: 12, marginBottom: 12 },
  cursief: { fontStyle: 'italic' },
  vet: { fontWeight: 700 },
  vraag: {
    borderLeftWidth: 4,
    paddingHorizontal: 10,
    paddingVertical: 5,
    fontWeight: 700,
  },
  rij: { flexDirection: 'row' },
  vullend: { flexGrow: 1, flexBasis: 0 },
  lijstkop: { fontWeight: 700, marginBottom: 4 },
  punt: { flexDirection: 'row', flexGrow: 1, flexBasis: 0, marginBottom: 3 },
  cel: { borderRight: LINE, borderBottom: LINE, padding: 5, flexGrow: 1, flexBasis: 0 },
  /** Many rows: on one page, if it can be. */
  smal: { paddingVertical: 2 },
  rooster: { borderTop: LINE, borderLeft: LINE },
  vervolgrooster: { borderLeft: LINE },
  knipranden: { border: DASHED },
  knipkaart: {
    borderRight: DASHED,
    borderBottom: DASHED,
    padding: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
  vakje: {
    borderRight: LINE,
    borderBottom: LINE,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: CODE,
  },
  kaart: { border: LINE, padding: 8 },
  tikken: { fontWeight: 700, fontSize: 14, lineHeight: 1, letterSpacing: 3 },
  code: { fontFamily: CODE, fontSize: 14, lineHeight: 1.7 },
  /** Room under each line, for digits and for what they make of it. */
  geheim: { fontFamily: CODE, fontSize: 14, lineHeight: 2.9, letterSpacing: 4.2, paddingRight: 30 },
  vervolg: { position: 'absolute', top: 11 * MM, left: 20 * MM, fontSize: 10, letterSpacing: 0.6 },
  voet: { position: 'absolute', bottom: 14 * MM, left: 20 * MM, width: 110 * MM, fontSize: 9 },
  rechts: { left: 140 * MM, width: 50 * MM, textAlign: 'right' },
})
