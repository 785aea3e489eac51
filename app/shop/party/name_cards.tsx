import { Page, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { inks, Ornaments, type PageOfPack } from '#app/shop/party/party_parts'
import { styles } from '#app/shop/party/party_styles'
import { PARTY_WORDS } from '#app/shop/party/party_words'
import { COLORS } from '#domain/drawing'

const CARD = { width: 92 * MM, height: 66 * MM } as const
const FACE = { width: CARD.width - 1, height: CARD.height / 2 - 1 } as const

/** Eight cards that stand on the table, folded in the middle; the host writes the names by hand. */
export function NameCardsPage(page: PageOfPack) {
  return (
    <Page
      size="A4"
      style={[styles.page, { paddingHorizontal: 13 * MM, paddingTop: 8 * MM }]}
      bookmark="Naamkaartjes"
    >
      <Text style={[styles.small, styles.soft, { marginBottom: 2 * MM, lineHeight: 1.2 }]}>
        {PARTY_WORDS.nameCards}
      </Text>
      <View style={[styles.row, { flexWrap: 'wrap' }]}>
        {page.pack.roles.map((role) => (
          <NameCard key={role} role={role} page={page} />
        ))}
      </View>
    </Page>
  )
}

type CardProps = { readonly role: string; readonly page: PageOfPack }

const NameCard = ({ role, page }: CardProps) => (
  <View style={[CARD, { border: `0.8 solid ${COLORS.ink}` }]} wrap={false}>
    <Back {...page} />
    <View style={styles.cutLine} />
    <Front role={role} page={page} />
  </View>
)

/** The side that the others see: upside down, until the card is folded. */
function Back(page: PageOfPack) {
  const { ornament, title } = page.pack
  const { color, block, onBlock, accent } = inks(page)
  return (
    <View
      style={[
        FACE,
        styles.upsideDown,
        styles.middle,
        { justifyContent: 'space-evenly', backgroundColor: block, color: onBlock },
        color ? {} : { border: `1.4 solid ${accent}` },
      ]}
    >
      <Ornaments
        drawing={ornament}
        count={6}
        size={6.5 * MM}
        color={color}
        style={{ width: 74 * MM }}
      />
      <Text style={[styles.heading, { fontSize: 15 }]}>{title}</Text>
    </View>
  )
}

function Front({ role, page }: CardProps) {
  const { emblem } = page.pack
  const { color, strong } = inks(page)
  return (
    <View style={[FACE, styles.row, styles.middle, { paddingHorizontal: 3.5 * MM }]}>
      <DrawingInPdf drawing={emblem} width={23 * MM} height={27 * MM} color={color} />
      <View style={{ flexGrow: 1, flexBasis: 0, marginLeft: 3.5 * MM }}>
        <Text style={[styles.above, { color: strong, fontSize: 9, letterSpacing: 0.6 }]}>
          {role}
        </Text>
        <View style={[styles.writing, { flexGrow: 0, height: 13 * MM }]} />
      </View>
    </View>
  )
}
