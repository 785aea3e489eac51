import { shopSettings } from '#app/shop/settings/shop_settings'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { Words } from '#app/core/pdf/shop_text'
import { asModelForm, type ModelFormPaper } from '#app/shop/withdrawals/model_form_paper'

let created: { readonly of: string; readonly pdf: Promise<Buffer> } | null = null

/**
 * The model withdrawal form (Directive 2011/83/EU, annex I.B), for customers who want paper. It is
 * made once for each address that the owner gives the shop.
 */
export async function modelForm(): Promise<Buffer> {
  const settings = await shopSettings()
  const of = JSON.stringify(settings)
  if (created?.of !== of) created = { of, pdf: renderPdf(<ModelForm {...asModelForm(settings)} />) }
  const { pdf } = created
  return pdf.catch((error: unknown) => {
    if (created?.pdf === pdf) created = null
    throw error
  })
}

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: TEXT, fontSize: 12, lineHeight: 1.5, color: '#1E2A38' },
  shop: { fontSize: 11, color: '#7F5C26', marginBottom: 30 },
  title: { fontFamily: TITLE, fontWeight: 600, fontSize: 26, lineHeight: 1.2, marginBottom: 8 },
  explanation: { fontStyle: 'italic', fontSize: 13, marginBottom: 24 },
  paragraph: { marginBottom: 12 },
  field: { marginBottom: 6 },
  writingLine: { borderBottom: '1 solid #1E2A38', height: 26, marginBottom: 6 },
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

function ModelForm(form: ModelFormPaper) {
  const { shop, title, explanation, addressee, statement, fields, strikeOut, url } = form
  return (
    <Document title={title} author={shop} language="nl">
      <Page size="A4" style={styles.page}>
        <Words style={styles.shop}>{shop}</Words>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.explanation}>{explanation}</Text>
        <Words style={styles.paragraph}>{addressee}</Words>
        <Text style={styles.paragraph}>{statement}</Text>
        {fields.map((field, index) => (
          <Field key={index} {...field} />
        ))}
        <Text style={styles.footer} fixed>
          {`${strikeOut} ${url}`}
        </Text>
      </Page>
    </Document>
  )
}

/** What is to be filled in, with room to write it. */
function Field({ text, lines }: ModelFormPaper['fields'][number]) {
  return (
    <View style={styles.field} wrap={false}>
      <Text>{text}</Text>
      {Array.from({ length: lines }, (_, line) => (
        <View key={line} style={styles.writingLine} />
      ))}
    </View>
  )
}
