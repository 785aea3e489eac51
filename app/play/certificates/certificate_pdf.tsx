import { Document, Text, View } from '@react-pdf/renderer'
import { AnyText } from '#app/core/pdf/any_text'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { CertificatePage } from '#app/play/certificates/certificate_page'
import { NAME_LETTERS, sizeWithin } from '#app/play/certificates/certificate_fonts'
import { NAME_BOX_HEIGHT, styles, TEXT_WIDTH } from '#app/play/certificates/certificate_styles'
import { facts } from '#app/play/puzzles/explain_refusal'
import { CERTIFICATES } from '#games/certificates'
import type { GamePath } from '#games/online_games'
import type { Achievement } from '#domain/play/certificates'
import type { Game } from '#domain/play/puzzles/puzzle'

/** Everything on the certificate of a game. */
export type CertificateData = {
  readonly game: Game
  readonly name: string
  readonly achievement: Achievement
  readonly shopName: string
}

const NAME_SIZE = 40
const NAME_ROOM = { width: TEXT_WIDTH - 8, height: NAME_BOX_HEIGHT - 2 }

/** The certificate of a game that is over: one landscape sheet of A4. */
export function certificatePdf(data: CertificateData): Promise<Buffer> {
  return renderPdf(<Certificate {...data} />)
}

function Certificate({ game, name, achievement, shopName }: CertificateData) {
  const text = CERTIFICATES[game.path as GamePath]
  return (
    <Document
      title={`${text.title} ${game.title}`}
      author={shopName}
      language="nl"
      creationDate={achievement.finishedAt}
    >
      <CertificatePage
        game={game.title}
        text={text}
        name={<TeamName name={name} />}
        facts={<Facts achievement={achievement} />}
        footer={shopName}
        color
      />
    </Document>
  )
}

/** The name is on one line, smaller when it is long. */
function TeamName({ name }: { readonly name: string }) {
  const fontSize = Math.min(NAME_SIZE, sizeWithin(name, NAME_ROOM))
  return (
    <AnyText style={[styles.name, { fontSize }]} wrap={false} own={NAME_LETTERS}>
      {name}
    </AnyText>
  )
}

function Facts({ achievement }: Pick<CertificateData, 'achievement'>) {
  return (
    <View style={styles.facts}>
      {facts(achievement).map(([section, value]) => (
        <View key={section} style={styles.fact}>
          <Text style={styles.section}>{section}</Text>
          <Text style={styles.bold}>{value}</Text>
        </View>
      ))}
    </View>
  )
}
