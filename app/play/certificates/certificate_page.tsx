import type { ReactElement } from 'react'
import { Page, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf, TrueSize } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { Printed } from '#app/core/pdf/any_text'
import { styles } from '#app/play/certificates/certificate_styles'
import { FRAME } from '#games/kit/certificate_frame'
import type { CertificateText } from '#domain/play/certificates'

type Props = {
  /** The title of the game. */
  readonly game: string
  readonly text: CertificateText
  /** The name of the team; without it there is a line to write on. */
  readonly name?: ReactElement
  /** What the players did, or lines to fill it in. */
  readonly facts: ReactElement
  /** What stands below the frame. */
  readonly footer?: string
  readonly color: boolean
}

/** A certificate in its frame, on a landscape A4. */
export const CertificatePage = ({ game, text, name, facts, footer, color }: Props) => (
  <Page size="A4" orientation="landscape" style={styles.sheet}>
    <View style={styles.frame}>
      <TrueSize drawing={FRAME} color={color} />
    </View>
    <View style={styles.content}>
      <DrawingInPdf drawing={text.emblem} width={82 * MM} height={110 * MM} color={color} />
      <View style={styles.words}>
        <Text style={styles.game}>{game}</Text>
        <Text style={styles.title}>{text.title}</Text>
        <Text>{text.salutation}</Text>
        <View style={styles.nameBox}>{name}</View>
        <Text style={styles.merit}>{text.merit}</Text>
        {facts}
        <View style={styles.signature}>
          <Text style={styles.handtekening}>{text.signature.name}</Text>
          <Text style={styles.small}>{text.signature.role}</Text>
        </View>
      </View>
    </View>
    {footer !== undefined && <Printed style={styles.footer}>{footer}</Printed>}
  </Page>
)
