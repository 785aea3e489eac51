import { Circle, Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { TrueSize } from '#app/core/pdf/drawing_in_pdf'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Title, Words } from '#app/core/pdf/shop_text'
import type { EveningResult } from '#app/live/evening_report/evening_result'
import { FRAME } from '#games/kit/certificate_frame'
import { COLORS } from '#domain/drawing'
import { dayInWords } from '#domain/dutch_time'

type Standing = EveningResult['standings'][number]

const WIDTH = 220 * MM

/** A certificate for each team of an evening, the best team first: landscape sheets of A4. */
export default function certificatesPdf(result: EveningResult): Promise<Buffer> {
  return renderPdf(
    <Document
      title={`Oorkondes ${result.customer}`}
      author={result.shop}
      language="nl"
      creationDate={result.playedAt}
    >
      {result.standings.map((team, index) => (
        <Certificate key={index} team={team} result={result} />
      ))}
    </Document>
  )
}

function Certificate({
  team,
  result,
}: {
  readonly team: Standing
  readonly result: EveningResult
}) {
  const { rank, points, solved } = team
  return (
    <Page size="A4" orientation="landscape" style={{ fontFamily: TEXT, color: COLORS.ink }}>
      <View style={{ position: 'absolute', left: 0, top: 0 }}>
        <TrueSize drawing={FRAME} color />
      </View>
      <View style={content}>
        <Medal rank={rank} />
        <Text style={{ fontSize: 13, letterSpacing: 0.6, marginTop: 10 }}>Spellenfabriek</Text>
        <Text style={heading}>Oorkonde</Text>
        <View style={nameBox}>
          <Title size={44} width={WIDTH - 8}>
            {team.name}
          </Title>
        </View>
        <Text style={{ fontSize: 16, marginTop: 16 }}>{praise(team)}</Text>
        <Text style={{ fontSize: 13, marginTop: 8 }}>
          {`${points} ${points === 1 ? 'punt' : 'punten'}  ·  ${solved} ${solved === 1 ? 'kamer' : 'kamers'} opgelost`}
        </Text>
        <View style={{ marginTop: 18, alignItems: 'center' }}>
          <Words width={WIDTH} style={{ fontSize: 11, textAlign: 'center' }}>
            {`${result.customer}, ${dayInWords(result.playedAt)}`}
          </Words>
          <Words style={{ fontSize: 9, color: COLORS.soft, marginTop: 4 }}>{result.shop}</Words>
        </View>
      </View>
    </Page>
  )
}

const praise = ({ rank, points }: Standing) => {
  if (rank === 1) return 'werd eerste en won de avond'
  return points > 0
    ? `werd ${rank}e, en heeft elk punt verdiend`
    : `werd ${rank}e, en hield vol tot het einde`
}

const content = {
  position: 'absolute',
  left: 0,
  right: 0,
  top: 22 * MM,
  bottom: 18 * MM,
  alignItems: 'center',
  justifyContent: 'center',
} as const
const heading = {
  ...{ fontFamily: TITLE, fontWeight: 600, fontSize: 40 },
  ...{ marginTop: 2, marginBottom: 10 },
} as const
const nameBox = {
  width: WIDTH,
  height: 66,
  alignItems: 'center',
  justifyContent: 'center',
  borderBottom: `1.2 solid ${COLORS.ink}`,
} as const

/** A seal of wax with the place in it. */
function Medal({ rank }: { readonly rank: number }) {
  const size = 27 * MM
  return (
    <View style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      <Svg viewBox="0 0 100 100" width={size} height={size} style={{ position: 'absolute' }}>
        <Path d={WAX} fill={rank === 1 ? COLORS.wax : COLORS.messing} />
        <Circle cx="50" cy="50" r="34" fill="none" stroke={COLORS.paper} strokeWidth="2" />
      </Svg>
      <Text style={{ fontFamily: TITLE, fontWeight: 600, fontSize: 30, color: COLORS.paper }}>
        {String(rank)}
      </Text>
    </View>
  )
}

/** The edge of pressed wax: a circle that is not quite round. */
const WAX = `${Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI
  const radius = index % 2 === 0 ? 49 : 44.5
  const [x, y] = [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)]
  return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`
}).join(' ')} Z`
