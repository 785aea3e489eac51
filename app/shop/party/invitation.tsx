import { Canvas, Page, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { paintPaper } from '#app/shop/booklets/blocks/prop_paper'
import { inks, Ornaments, Picture, ToFillIn, type PageOfPack } from '#app/shop/party/party_parts'
import { styles } from '#app/shop/party/party_styles'
import { ON_INVITATION } from '#app/shop/party/party_words'
import { LOOKS } from '#domain/play/props/looks'
import { sealDrawing, stampDrawing } from '#domain/play/props/ornaments'
import type { Drawing } from '#domain/drawing'

const CARD = { width: 190 * MM, height: 133.5 * MM } as const
const MARGIN = 10 * MM
const PICTURE = 84 * MM

/** Two invitations on a sheet, to cut apart. */
export const InvitationPage = (page: PageOfPack) => (
  <Page size="A4" style={[styles.page, { padding: MARGIN }]} bookmark="Uitnodiging">
    <View style={styles.ongoing}>
      <Card {...page} />
      <View style={[styles.cutLine, { marginVertical: 1.4 * MM }]} />
      <Card {...page} />
    </View>
  </Page>
)

function Card(page: PageOfPack) {
  const { invitation } = page.pack
  const { color } = inks(page)
  return (
    <View style={[CARD, styles.row, { padding: 7.5 * MM, paddingTop: 9 * MM }]} wrap={false}>
      <Canvas
        style={styles.fill}
        paint={paintPaper({ ...LOOKS[invitation.object], fold: undefined }, color, 9 * MM)}
      />
      <LeftOfCard {...page} />
      <RightOfCard {...page} />
    </View>
  )
}

function LeftOfCard(page: PageOfPack) {
  const { invitation, ornament, title } = page.pack
  const { color, letter, strong } = inks(page)
  return (
    <View style={{ width: PICTURE, height: '100%', justifyContent: 'space-between' }}>
      <Picture picture={page.picture} width={PICTURE} edge={letter} />
      <Ornaments drawing={ornament} count={7} size={6.5 * MM} color={color} />
      <Text style={[styles.hand, styles.center]}>{invitation.bring}</Text>
      <View style={[styles.row, styles.between, styles.middle, { height: 17 * MM }]}>
        <Text style={[styles.heading, { fontSize: 13, color: strong, maxWidth: 40 * MM }]}>
          {title}
        </Text>
        <Pressed {...page} />
      </View>
    </View>
  )
}

function RightOfCard(page: PageOfPack) {
  const { above, heading, paragraphs } = page.pack.invitation
  const { strong } = inks(page)
  return (
    <View style={{ flexGrow: 1, flexBasis: 0, marginLeft: 7 * MM, height: '100%' }}>
      <Text style={[styles.above, { color: strong, fontSize: 9.5 }]}>{above}</Text>
      <Text style={[styles.heading, { fontSize: 22, marginTop: 4, marginBottom: 8 }]}>
        {heading}
      </Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={{ fontSize: 11.5, marginBottom: 6 }}>
          {paragraph}
        </Text>
      ))}
      <View style={{ marginTop: 'auto' }}>
        {ON_INVITATION.map((label) => (
          <ToFillIn key={label} label={label} />
        ))}
      </View>
    </View>
  )
}

/** What was pressed on it: a stamp, or a seal. */
export function Pressed(page: PageOfPack) {
  const { stamp, seal } = page.pack.invitation
  const { color } = inks(page)
  const drawing: Drawing | null = stamp ? stampDrawing(stamp) : seal ? sealDrawing(seal) : null
  if (!drawing) return null
  return <DrawingInPdf {...{ drawing, color }} width={42 * MM} height={17 * MM} />
}
