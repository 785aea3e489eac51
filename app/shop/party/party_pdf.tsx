import { Document, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { CertificatePage } from '#app/play/certificates/certificate_page'
import { shopPicture } from '#app/shop/booklets/shop_picture'
import { stampedPages } from '#app/shop/booklets/stamp_pdf'
import { HostPage } from '#app/shop/party/host_page'
import { InvitationPage } from '#app/shop/party/invitation'
import { NameCardsPage } from '#app/shop/party/name_cards'
import { inks, type PageOfPack } from '#app/shop/party/party_parts'
import { styles } from '#app/shop/party/party_styles'
import { ON_CERTIFICATE } from '#app/shop/party/party_words'
import { PosterPage } from '#app/shop/party/poster'
import { WearPage } from '#app/shop/party/things_to_wear'
import type { PartyPack } from '#domain/shop/party/party_pack'
import type { Edition } from '#domain/shop/booklets/edition'

/** The day is fixed, and not the day of printing. */
const MADE_ON = new Date('2026-01-01T12:00:00Z')

/**
 * The pages that say whose pack it is (decision 0073): those of the host, and none that guests see.
 */
const OF_HOST = [1]

export type PackToDraw = {
  readonly pack: PartyPack
  readonly edition: Edition
  /** The folder of the shop's pictures. */
  readonly pictures: string
}

/** All pages of a pack, without anybody's name. The same pack gives the same bytes. */
export default async function partyPdf({ pack, edition, pictures }: PackToDraw): Promise<Buffer> {
  const picture = await shopPicture(pictures, pack.picture, edition === 'color')
  const page: PageOfPack = { pack, edition, picture }
  return renderPdf(
    <Document
      title={`Feestpakket ${pack.title}`}
      language="nl"
      creationDate={MADE_ON}
      keywords={stampedPages.written(OF_HOST)}
    >
      <HostPage {...page} />
      <InvitationPage {...page} />
      <PosterPage {...page} />
      <NameCardsPage {...page} />
      {pack.wear.map((thing) => (
        <WearPage key={thing.title} thing={thing} page={page} />
      ))}
      <CertificatePage
        game={pack.title}
        text={pack.certificate}
        facts={<ByHand />}
        color={inks(page).color}
      />
    </Document>
  )
}

/** What a host writes on a certificate. */
const ByHand = () => (
  <View style={[styles.row, { justifyContent: 'center', gap: 8 * MM, marginTop: 12 }]}>
    {ON_CERTIFICATE.map((label) => (
      <View key={label} style={{ width: 52 * MM }}>
        <View style={[styles.writing, { flexGrow: 0, height: 9 * MM }]} />
        <Text style={[styles.soft, { fontSize: 9.5, marginTop: 3, textAlign: 'center' }]}>
          {label}
        </Text>
      </View>
    ))}
  </View>
)
