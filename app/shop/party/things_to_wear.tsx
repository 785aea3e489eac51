import { Page, Text, View } from '@react-pdf/renderer'
import { TrueSize } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { inks, type PageOfPack } from '#app/shop/party/party_parts'
import { styles } from '#app/shop/party/party_styles'
import { PARTY_WORDS } from '#app/shop/party/party_words'
import type { ThingToWear } from '#domain/shop/party/party_pack'

/** A page with something to cut out and put on, in its true size. */
export function WearPage({ thing, page }: { thing: ThingToWear; page: PageOfPack }) {
  const { color, accent } = inks(page)
  return (
    <Page
      size="A4"
      style={[styles.page, { paddingHorizontal: 13 * MM, paddingTop: 11 * MM }]}
      bookmark={thing.title}
    >
      <View style={[styles.ruledHead, { borderBottomColor: accent, paddingBottom: 3 }]}>
        <Text style={[styles.title, { fontSize: 19 }]}>{thing.title}</Text>
      </View>
      <View style={{ height: 31 * MM, fontSize: 10.5, lineHeight: 1.3 }}>
        {[...thing.how, PARTY_WORDS.trueSize].map((how) => (
          <Text key={how} style={{ marginBottom: 2 }}>
            {how}
          </Text>
        ))}
      </View>
      <TrueSize drawing={thing.drawing} color={color} />
    </Page>
  )
}
