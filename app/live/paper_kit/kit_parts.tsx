import type { ReactNode } from 'react'
import { Circle, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { READING } from '#app/core/pdf/fitted_text'
import { MM } from '#app/core/pdf/measures'
import { Title, Words } from '#app/core/pdf/shop_text'
import { LANDSCAPE_WIDTH, styles, WIDTH } from '#app/live/paper_kit/kit_styles'
import { cutOff } from '#app/live/paper_kit/kit_names'
import type { KitRoom, KitTeam, PaperKit } from '#app/live/paper_kit/paper_kit'
import { BOUND } from '#app/live/paper_kit/room_texts'
import { COLORS } from '#domain/drawing'
import { dayAndTime } from '#domain/dutch_time'

type SheetProps = {
  readonly kit: PaperKit
  /** What kind of sheet it is, above its title and in its footer. */
  readonly kind: string
  readonly title: string
  readonly hostOnly?: boolean
  readonly landscape?: boolean
  readonly children: ReactNode
}

/** A sheet of the kit: what it is, for which evening, and when it was printed. */
export function Sheet({ kit, kind, title, hostOnly, landscape, children }: SheetProps) {
  const width = landscape ? LANDSCAPE_WIDTH : WIDTH
  return (
    <Page
      size="A4"
      orientation={landscape ? 'landscape' : 'portrait'}
      style={landscape ? [styles.page, styles.landscape] : styles.page}
      bookmark={title}
    >
      <View style={[styles.row, styles.top]} fixed>
        <View style={styles.row}>
          <Keyhole size={13} />
          <Text style={[styles.kind, { marginLeft: 5 }]}>{kind}</Text>
        </View>
        {hostOnly && <Text style={styles.only}>Alleen voor de spelleider</Text>}
      </View>
      <View style={{ height: landscape ? 28 : 38 }}>
        <Title size={landscape ? 22 : 30} width={width} style={{ marginTop: 2 }}>
          {title}
        </Title>
      </View>
      {children}
      <Footer kit={kit} kind={kind} landscape={landscape} />
    </Page>
  )
}

/** The keyhole of the shop, in brass. */
export function Keyhole({ size }: { readonly size: number }) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size}>
      <Circle cx="12" cy="12" r="10.6" fill="none" stroke={COLORS.messing} strokeWidth="2" />
      <Path
        d="M12 5.6 a3.4 3.4 0 0 1 1.7 6.3 l1.5 5.5 h-6.4 l1.5 -5.5 a3.4 3.4 0 0 1 1.7 -6.3 Z"
        fill={COLORS.ink}
      />
    </Svg>
  )
}

function Footer({ kit, kind, landscape }: Pick<SheetProps, 'kit' | 'kind' | 'landscape'>) {
  const width = landscape ? LANDSCAPE_WIDTH : WIDTH
  const edge = landscape ? { left: 12 * MM, right: 12 * MM, bottom: 5 * MM } : {}
  return (
    <View style={[styles.footer, edge]} fixed>
      <Evening kit={kit} width={width} />
      <Text
        style={{ position: 'absolute', right: 0, bottom: 0 }}
        render={({ pageNumber, totalPages }) => `${kind}, blad ${pageNumber} van ${totalPages}`}
      />
    </View>
  )
}

const FOOT = 9

/** Which evening a sheet belongs to and when it was made, each on a line of its own. */
export function Evening({ kit, width }: { readonly kit: PaperKit; readonly width: number }) {
  return (
    <View>
      <Words style={{ fontSize: FOOT }}>{cutOff(kit.customer, READING, FOOT, width)}</Words>
      <Text style={{ fontSize: FOOT }}>{`gemaakt op ${dayAndTime(kit.printedAt)}`}</Text>
    </View>
  )
}

/** What a room brings and costs, on one line. */
export const costsOf = ({ max, min, wrong, hintCosts }: KitRoom) =>
  [
    `begint met ${max} punten`,
    `fout antwoord −${wrong}`,
    ...hintCosts.map((cost, index) => `hint ${index + 1} −${cost}`),
    `nooit onder ${min}`,
  ]
    .map((part) => part.replaceAll(' ', BOUND))
    .join(`${BOUND}· `)

/** The name that a team chose; null while it is called after its card. */
export const ownNameOf = ({ name, card }: KitTeam) => (name === card ? null : name)
