import { StyleSheet } from '@react-pdf/renderer'
import { TYPEWRITER } from '#app/core/pdf/typewriter'

export const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 10.5, lineHeight: 1.5, color: '#1E2A38' },
  heading: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 36 },
  shop: { fontFamily: 'Times-Bold', fontSize: 15, color: '#7F5C26' },
  kind: { fontFamily: 'Times-Bold', fontSize: 30, lineHeight: 1.1 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  column: { width: '48%' },
  small: { fontSize: 9, color: '#34465A', marginBottom: 2 },
  typed: { fontFamily: TYPEWRITER },
  block: { marginBottom: 28 },
  rule: { borderBottom: '1 solid #B0823A', paddingBottom: 4, marginBottom: 6 },
  line: { flexDirection: 'row', paddingVertical: 3 },
  label: { width: 150 },
  what: { flexGrow: 1, flexBasis: 0 },
  count: { width: 60, textAlign: 'right' },
  amount: { width: 100, textAlign: 'right' },
  totals: { marginTop: 10, marginLeft: '45%', borderTop: '1 solid #B0823A', paddingTop: 6 },
  total: { fontFamily: 'Helvetica-Bold' },
  closing: { marginTop: 28 },
  footer: {
    position: 'absolute',
    bottom: 28,
    left: 56,
    right: 56,
    fontSize: 9,
    color: '#34465A',
    borderTop: '1 solid #B0823A',
    paddingTop: 6,
  },
})
