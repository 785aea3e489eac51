import { Page, StyleSheet, Text } from '@react-pdf/renderer'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import type Order from '#models/shop/order'

/** The last page of a batch in which something could not be printed: which orders to write by hand. */
export function NotPrinted({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Page size="A4" style={styles.page}>
      <Text style={styles.title}>Niet alles is afgedrukt</Text>
      <Text>
        Deze bestellingen konden we niet afdrukken. Schrijf ze met de hand; het adres staat bij de
        bestelling.
      </Text>
      {orders.map(({ id, number }) => (
        <Text key={id} style={styles.order}>
          {number}
        </Text>
      ))}
    </Page>
  )
}

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: TEXT, fontSize: 12, lineHeight: 1.5, color: '#000000' },
  title: { fontFamily: TITLE, fontWeight: 600, fontSize: 24, lineHeight: 1.2, marginBottom: 18 },
  order: { fontSize: 14, marginTop: 8 },
})
