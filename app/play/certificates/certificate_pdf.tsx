import { Document, Page, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf, TrueSize } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { AnyText, Printed } from '#app/core/pdf/any_text'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { NAME_LETTERS, sizeWithin } from '#app/play/certificates/certificate_fonts'
import { NAME_BOX_HEIGHT, styles, TEXT_WIDTH } from '#app/play/certificates/certificate_styles'
import { facts } from '#app/play/puzzles/explain_refusal'
import { CERTIFICATES } from '#games/certificates'
import { FRAME } from '#games/kit/certificate_frame'
import type { GamePath } from '#games/online_games'
import type { Achievement } from '#domain/play/certificates'
import type { Game } from '#domain/play/puzzles/puzzle'

type Data = {
  readonly game: Game
  readonly name: string
  readonly achievement: Achievement
  readonly shopName: string
}

const NAME_SIZE = 40
const NAME_ROOM = { width: TEXT_WIDTH - 8, height: NAME_BOX_HEIGHT - 2 }

/** The certificate of a game that is over: one landscape sheet of A4. */
export function certificatePdf(data: Data): Promise<Buffer> {
  return renderPdf(<Certificate {...data} />)
}

function Certificate(data: Data) {
  const { game, achievement, shopName } = data
  const { title, emblem } = CERTIFICATES[game.path as GamePath]
  return (
    <Document
      title={`${title} ${game.title}`}
      author={shopName}
      language="nl"
      creationDate={achievement.finishedAt}
    >
      <Page size="A4" orientation="landscape" style={styles.sheet}>
        <View style={styles.frame}>
          <TrueSize drawing={FRAME} color />
        </View>
        <View style={styles.content}>
          <DrawingInPdf drawing={emblem} width={82 * MM} height={110 * MM} color />
          <Words {...data} />
        </View>
        <Printed style={styles.footer}>{shopName}</Printed>
      </Page>
    </Document>
  )
}

function Words({ game, name, achievement }: Data) {
  const { title, salutation, merit, signature } = CERTIFICATES[game.path as GamePath]
  return (
    <View style={styles.words}>
      <Text style={styles.game}>{game.title}</Text>
      <Text style={styles.title}>{title}</Text>
      <Text>{salutation}</Text>
      <TeamName name={name} />
      <Text style={styles.merit}>{merit}</Text>
      <Facts achievement={achievement} />
      <View style={styles.signature}>
        <Text style={styles.handtekening}>{signature.name}</Text>
        <Text style={styles.small}>{signature.role}</Text>
      </View>
    </View>
  )
}

/** On one line, smaller when it is long. */
function TeamName({ name }: { readonly name: string }) {
  const fontSize = Math.min(NAME_SIZE, sizeWithin(name, NAME_ROOM))
  return (
    <View style={styles.nameBox}>
      <AnyText style={[styles.name, { fontSize }]} wrap={false} own={NAME_LETTERS}>
        {name}
      </AnyText>
    </View>
  )
}

function Facts({ achievement }: Pick<Data, 'achievement'>) {
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
