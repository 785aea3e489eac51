import { Document, Page, Text, View } from '@react-pdf/renderer'
import { HEADING, sizeOnOneLine } from '#app/core/pdf/fitted_text'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { firstPagePng } from '#app/core/pdf/first_page_png'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { Title, Words } from '#app/core/pdf/shop_text'
import type { EveningResult } from '#app/live/evening_report/evening_result'
import { Keyhole } from '#app/live/paper_kit/kit_parts'
import { COLORS } from '#domain/drawing'
import { dayInWords } from '#domain/dutch_time'

/** The size that sites show of a shared link. */
export const PICTURE = { width: 1200, height: 630 } as const
const MARGIN = 60
const WIDTH = PICTURE.width - 2 * MARGIN
const MOST_TEAMS = 5
const ROW = 66
const NAME_WIDTH = 720

/** The picture of an evening to share: the best teams, in pixels. */
export default async function resultPicture(result: EveningResult): Promise<Buffer> {
  const pdf = await renderPdf(
    <Document>
      <Picture result={result} />
    </Document>
  )
  return firstPagePng(pdf, PICTURE)
}

function Picture({ result }: { readonly result: EveningResult }) {
  const { standings, customer, playedAt, shop } = result
  const best = standings.slice(0, MOST_TEAMS)
  const others = standings.length - best.length
  return (
    <Page size={[PICTURE.width, PICTURE.height]} style={page}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Keyhole size={34} />
        <Words style={{ fontSize: 24, marginLeft: 14, color: '#7F5C26' }}>{shop}</Words>
      </View>
      <Title size={58} width={WIDTH} style={{ marginTop: 14 }}>
        {customer}
      </Title>
      <Text style={{ fontSize: 23, color: COLORS.soft, marginTop: 4, marginBottom: 16 }}>
        {`De Spellenfabriek, ${dayInWords(playedAt)}`}
      </Text>
      {best.map((team, index) => (
        <Row key={index} team={team} />
      ))}
      {others > 0 && (
        <Text style={{ fontSize: 20, color: COLORS.soft, marginTop: 10 }}>
          {`en nog ${others} ${others === 1 ? 'team' : 'teams'}`}
        </Text>
      )}
    </Page>
  )
}

const page = {
  paddingHorizontal: MARGIN,
  paddingTop: 40,
  fontFamily: TEXT,
  color: COLORS.ink,
  backgroundColor: '#F6F0E4',
} as const

function Row({ team }: { readonly team: EveningResult['standings'][number] }) {
  const first = team.rank === 1
  const size = sizeOnOneLine(team.name, HEADING, 34, NAME_WIDTH)
  return (
    <View style={row}>
      <View style={[badge, { backgroundColor: first ? COLORS.wax : COLORS.messing }]}>
        <Text style={{ fontFamily: TITLE, fontSize: 26, color: COLORS.paper }}>
          {String(team.rank)}
        </Text>
      </View>
      <View style={{ width: NAME_WIDTH }}>
        <Title size={size} width={NAME_WIDTH}>
          {team.name}
        </Title>
      </View>
      <Text style={{ flex: 1, textAlign: 'right', fontSize: 30, fontWeight: 700 }}>
        {String(team.points)}
      </Text>
    </View>
  )
}

const row = {
  flexDirection: 'row',
  alignItems: 'center',
  height: ROW,
  borderTop: `1.5 solid ${COLORS.sand}`,
} as const
const badge = {
  width: 46,
  height: 46,
  borderRadius: 23,
  marginRight: 24,
  alignItems: 'center',
  justifyContent: 'center',
} as const
