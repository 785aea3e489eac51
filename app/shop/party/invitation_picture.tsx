import { Document, Page, Text, View } from '@react-pdf/renderer'
import { HEADING, sizeOnOneLine } from '#app/core/pdf/fitted_text'
import { firstPagePng } from '#app/core/pdf/first_page_png'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { shopPicture } from '#app/shop/booklets/shop_picture'
import { Pressed } from '#app/shop/party/invitation'
import {
  inks,
  InLines,
  inTwo,
  Ornaments,
  Picture,
  type PageOfPack,
} from '#app/shop/party/party_parts'
import type { PackToDraw } from '#app/shop/party/party_pdf'
import { styles } from '#app/shop/party/party_styles'
import { COLORS } from '#domain/drawing'

/** A phone shows a picture of this shape as large as it can; lengths are pixels. */
export const INVITATION = { width: 1080, height: 1350 } as const
const EDGE = 36
const WIDTH = 888

/** The invitation as a picture to send. Day, time and place stand in the message around it. */
export default async function invitationPicture({
  pack,
  pictures,
}: Omit<PackToDraw, 'edition'>): Promise<Buffer> {
  const picture = await shopPicture(pictures, pack.picture, true)
  const page: PageOfPack = { pack, edition: 'color', picture }
  const pdf = await renderPdf(
    <Document>
      <PictureOf {...page} />
    </Document>
  )
  return firstPagePng(pdf, INVITATION)
}

function PictureOf(page: PageOfPack) {
  const { invitation, ornament, title } = page.pack
  const { block, strong, color } = inks(page)
  const heading = inTwo(invitation.heading)
  const fontSize = Math.min(...heading.map((line) => sizeOnOneLine(line, HEADING, 62, WIDTH)))
  return (
    <Page size={[INVITATION.width, INVITATION.height]} style={[styles.page, ground(block)]}>
      <View style={sheet}>
        <Text style={[styles.above, { color: strong, fontSize: 27, letterSpacing: 2 }]}>
          {invitation.above}
        </Text>
        <View style={{ width: WIDTH }}>
          <InLines lines={heading} style={[styles.heading, styles.center, { fontSize }]} />
        </View>
        <Picture picture={page.picture} width={WIDTH - 120} edge={COLORS.ink} />
        <Ornaments
          drawing={ornament}
          count={13}
          size={36}
          color={color}
          style={{ width: WIDTH - 60 }}
        />
        <View style={{ width: WIDTH, fontSize: 26.5, lineHeight: 1.25 }}>
          {invitation.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={[styles.center, { marginBottom: 8 }]}>
              {paragraph}
            </Text>
          ))}
        </View>
        <View style={[styles.row, styles.between, styles.middle, { width: WIDTH - 60 }]}>
          <View style={{ width: 560 }}>
            <Text style={[styles.heading, { fontSize: 32, color: strong }]}>{title}</Text>
            <Text style={[styles.hand, { fontSize: 31, marginTop: 4 }]}>
              Dag, tijd en plek staan in het bericht.
            </Text>
          </View>
          <View style={{ transform: 'scale(1.7)', transformOrigin: 'right center' }}>
            <Pressed {...page} />
          </View>
        </View>
      </View>
    </Page>
  )
}

const ground = (backgroundColor: string) => ({ backgroundColor, padding: EDGE })

const sheet = {
  height: INVITATION.height - 2 * EDGE,
  backgroundColor: COLORS.paper,
  border: `4 solid ${COLORS.ink}`,
  borderRadius: 22,
  paddingVertical: 38,
  paddingHorizontal: 56,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const
