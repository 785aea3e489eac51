import { StyleSheet } from '@react-pdf/renderer'
import { CODE, TEKST, TITEL } from '#app/winkel/pdf/boekje/letters'
import { KLEUREN } from '#domain/spelen/tekening'

/** Points in a millimetre; 72 points go into an inch. */
export const MM = 72 / 25.4

/** A4 with margins that every printer keeps. */
export const BLADBREEDTE = 170 * MM
/** No drawing is higher, so that a title and a question fit on its page. */
export const TEKENHOOGTE = 185 * MM
/**
 * How wide the drawings of a sheet may be, from what shows them best to what can still be read. The first
 * with which the sheet takes no more pages than it must; all of its drawings have the same scale.
 */
export const TEKENBREEDTES = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map((deel) => deel * BLADBREEDTE)

const STREEPJES = `1 dashed ${KLEUREN.zacht}`
const LIJN = `1 solid ${KLEUREN.inkt}`

export const stijl = StyleSheet.create({
  pagina: {
    paddingTop: 18 * MM,
    paddingBottom: 24 * MM,
    paddingHorizontal: 20 * MM,
    fontFamily: TEKST,
    fontSize: 11,
    color: KLEUREN.inkt,
  },
  /** Not of the page itself: the library then loses the texts that it makes while numbering pages. */
  lopend: { fontSize: 11, lineHeight: 1.4 },
  omslag: { paddingVertical: 24 * MM, paddingHorizontal: 20 * MM, alignItems: 'center' },
  omslagtitel: {
    fontFamily: TITEL,
    fontWeight: 600,
    fontSize: 40,
    lineHeight: 1.15,
    textAlign: 'center',
  },
  omslagzin: { fontSize: 14, textAlign: 'center', marginTop: 8, maxWidth: 130 * MM },
  omslagbeeld: { marginVertical: 12 * MM },
  feiten: { flexDirection: 'row', justifyContent: 'center', gap: 8 * MM },
  feit: { alignItems: 'center', maxWidth: 38 * MM },
  rubriek: { fontSize: 10, letterSpacing: 0.6, marginBottom: 2 },
  titel: { fontFamily: TITEL, fontWeight: 600, fontSize: 25, lineHeight: 1.2 },
  kopregel: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    borderBottom: LIJN,
    paddingBottom: 8,
    marginBottom: 12,
  },
  kop: { fontFamily: TITEL, fontWeight: 600, fontSize: 15, marginTop: 8, marginBottom: 5 },
  alinea: { marginBottom: 8 },
  klein: { fontSize: 9.5 },
  bijschrift: { fontSize: 9.5, fontStyle: 'italic', marginTop: 4 },
  blok: { marginBottom: 12 },
  midden: { alignItems: 'center' },
  brief: { border: LIJN, padding: 12, marginBottom: 12 },
  cursief: { fontStyle: 'italic' },
  vet: { fontWeight: 700 },
  vraag: {
    borderLeft: `3 solid ${KLEUREN.inkt}`,
    paddingLeft: 10,
    paddingVertical: 3,
    fontWeight: 700,
  },
  rij: { flexDirection: 'row' },
  vullend: { flexGrow: 1, flexBasis: 0 },
  lijstkop: { fontWeight: 700, marginBottom: 4 },
  punt: { flexDirection: 'row', flexGrow: 1, flexBasis: 0, marginBottom: 3 },
  cel: { borderRight: LIJN, borderBottom: LIJN, padding: 5, flexGrow: 1, flexBasis: 0 },
  rooster: { borderTop: LIJN, borderLeft: LIJN },
  vervolgrooster: { borderLeft: LIJN },
  knipranden: { border: STREEPJES },
  knipkaart: { border: STREEPJES, padding: 6, alignItems: 'center', justifyContent: 'center' },
  vakje: {
    borderRight: LIJN,
    borderBottom: LIJN,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: CODE,
  },
  kaart: { border: LIJN, padding: 8 },
  code: { fontFamily: CODE, fontSize: 14, lineHeight: 1.7 },
  /** Room under each line, for digits and for what they make of it. */
  geheim: { fontFamily: CODE, fontSize: 14, lineHeight: 2.4, letterSpacing: 1.5, paddingRight: 30 },
  voet: { position: 'absolute', bottom: 14 * MM, left: 20 * MM, width: 80 * MM, fontSize: 9 },
  rechts: { left: 110 * MM, textAlign: 'right' },
})
