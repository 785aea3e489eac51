import { Image, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { fitted, READING } from '#app/core/pdf/fitted_text'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { qrSquares } from '#app/core/pdf/qr_squares'
import { asParagraphs, Lines, Title, withinLines, Words } from '#app/core/pdf/shop_text'
import { COLORS } from '#domain/drawing'

/** Everything on the card of a gift. */
export type GiftCard = {
  readonly shop: string
  readonly from: string
  readonly to: string
  readonly message: string | null
  readonly title: string
  readonly players: string
  readonly playtime: string
  /** The bytes of the game's picture. */
  readonly picture: Buffer
  /** Where the code leads; null when there is nowhere to go. */
  readonly address: string | null
  readonly sentence: string
}

/** What stands on every card, on paper and as a web page. */
export const GIFT_WORDS = {
  front: 'Een cadeau voor',
  from: 'Van',
  inside: 'Een escape room voor thuis',
} as const

/** A quarter of A4: the card once it is folded. */
const CARD = { width: 105 * MM, height: 148.5 * MM } as const
const MARGIN = 11 * MM
const INSIDE = CARD.width - 2 * MARGIN
const EDGE = 8
/** Within the frame of the front. */
const FRONT = INSIDE - 2 * (EDGE + 1.6)
const QR = 40 * MM
const MESSAGE = { width: INSIDE, height: 92 * MM, lineHeight: 1.4 } as const
const SIZES = [15, 14, 13, 12, 11, 10, 9, 8, 7]
const MOST_LINES = 22

/**
 * A card on one side of A4, folded twice: first the upper half to the back, then the left half. The
 * upper half is printed upside down, so that it stands upright inside.
 */
export const GiftCardPage = ({ card }: { readonly card: GiftCard }) => (
  <Page size="A4" style={styles.sheet}>
    <Quarter at={styles.upperRight} turned>
      <Message {...card} />
    </Quarter>
    <Quarter at={styles.upperLeft} turned>
      <Inside {...card} />
    </Quarter>
    <Quarter at={styles.lowerRight}>
      <Front {...card} />
    </Quarter>
    <Quarter at={styles.lowerLeft}>
      <Back {...card} />
    </Quarter>
    <View style={styles.foldAcross} />
    <View style={styles.foldDown} />
  </Page>
)

type QuarterProps = {
  readonly at: (typeof styles)['upperLeft']
  readonly turned?: boolean
  readonly children: ReactNode
}

const Quarter = ({ at, turned = false, children }: QuarterProps) => (
  <View style={[styles.quarter, at, turned ? styles.turned : {}]}>{children}</View>
)

const Front = ({ picture, to, title }: GiftCard) => (
  <View style={styles.frame}>
    <Image src={{ data: picture, format: 'png' }} style={styles.picture} />
    <View style={styles.middle}>
      <Text style={styles.above}>{GIFT_WORDS.front}</Text>
      <Title size={26} width={FRONT} style={{ marginTop: 4, textAlign: 'center' }}>
        {to}
      </Title>
    </View>
    <Text style={styles.game}>{title}</Text>
  </View>
)

const Message = ({ message, from }: GiftCard) => (
  <View style={styles.letter}>
    {message && (
      <Lines
        text={fitted(withinLines(asParagraphs(message), MOST_LINES), READING, MESSAGE, SIZES)}
        lineHeight={MESSAGE.lineHeight}
      />
    )}
    <View style={styles.from}>
      <Text style={styles.soft}>{GIFT_WORDS.from}</Text>
      <Title size={16} width={INSIDE}>
        {from}
      </Title>
    </View>
  </View>
)

const Inside = ({ title, players, playtime, sentence, address }: GiftCard) => (
  <View style={styles.inside}>
    <View style={styles.about}>
      <Text style={styles.above}>{GIFT_WORDS.inside}</Text>
      <Title size={22} width={INSIDE} style={{ marginTop: 6, marginBottom: 6 }}>
        {title}
      </Title>
      <Text style={styles.soft}>{`${players}, ${playtime}`}</Text>
    </View>
    {address !== null && <Code address={address} sentence={sentence} />}
  </View>
)

function Code({ address, sentence }: { readonly address: string; readonly sentence: string }) {
  const { path, size } = qrSquares(address)
  return (
    <View style={styles.code}>
      <Svg viewBox={`0 0 ${size} ${size}`} width={QR} height={QR}>
        <Path d={path} fill="#000000" />
      </Svg>
      <Text style={[styles.center, { marginTop: 6, marginBottom: 8 }]}>{sentence}</Text>
      <Words width={INSIDE} style={{ fontSize: 8, textAlign: 'center' }}>
        {address.replace(/^https?:\/\//, '')}
      </Words>
    </View>
  )
}

const Back = ({ shop }: GiftCard) => (
  <View style={styles.back}>
    <Words style={{ fontSize: 11, textAlign: 'center' }}>{shop}</Words>
    <Text style={styles.fold}>
      Zo vouw je de kaart: eerst de bovenste helft naar achteren, dan de linkerhelft naar achteren.
    </Text>
  </View>
)

const BORDER = `1.6 solid ${COLORS.ink}`
const FOLD = `0.5 dashed ${COLORS.soft}`

const styles = StyleSheet.create({
  sheet: { fontFamily: TEXT, fontSize: 10.5, lineHeight: 1.35, color: COLORS.ink },
  quarter: { position: 'absolute', ...CARD, padding: MARGIN },
  upperLeft: { top: 0, left: 0 },
  upperRight: { top: 0, left: CARD.width },
  lowerLeft: { top: CARD.height, left: 0 },
  lowerRight: { top: CARD.height, left: CARD.width },
  turned: { transform: 'rotate(180deg)' },
  frame: { flex: 1, border: BORDER, borderRadius: 8, justifyContent: 'space-between' },
  picture: { width: INSIDE - 3.2, height: (INSIDE - 3.2) * 0.75, borderBottom: BORDER },
  middle: { alignItems: 'center', paddingHorizontal: EDGE },
  above: { fontSize: 9.5, letterSpacing: 1, textTransform: 'uppercase', color: COLORS.soft },
  game: { fontFamily: TITLE, fontWeight: 600, textAlign: 'center', paddingBottom: 12 },
  letter: { flex: 1, justifyContent: 'center' },
  from: { marginTop: 16 },
  soft: { color: COLORS.soft },
  inside: { flex: 1, justifyContent: 'space-between' },
  about: { alignItems: 'center', marginTop: 8 * MM },
  code: { alignItems: 'center' },
  center: { textAlign: 'center' },
  back: { flex: 1, justifyContent: 'flex-end' },
  fold: { marginTop: 6, fontSize: 7.5, textAlign: 'center', color: COLORS.soft },
  foldAcross: { position: 'absolute', left: 0, top: CARD.height, width: 6 * MM, borderTop: FOLD },
  foldDown: { position: 'absolute', top: 0, left: CARD.width, height: 6 * MM, borderLeft: FOLD },
})
