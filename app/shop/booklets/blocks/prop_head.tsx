import { Text, View, type Styles } from '@react-pdf/renderer'
import { CODE, HAND, SCRIPT, TITLE } from '#app/core/pdf/fonts'
import { LINE, PEN } from '#app/shop/booklets/blocks/prop_measures'
import type { Layout } from '#app/shop/booklets/blocks/typesetting'
import { COLORS } from '#domain/drawing'
import type { Look } from '#domain/play/props/looks'

type Props = {
  readonly look: Look
  readonly text: string
  readonly layout: Layout
}

/** What stands at the head of a thing, printed or written. */
export function HeadOfProp({ look, text, layout }: Props) {
  const { color } = layout
  const accent = color ? layout.accent : COLORS.ink
  if (look.head === 'bar')
    return (
      <View style={{ marginBottom: 7, borderBottom: `2 solid ${accent}`, paddingBottom: 3 }}>
        <Text style={[PRINTED, { fontSize: 14, letterSpacing: 0.5 }]}>{text}</Text>
      </View>
    )
  const { fontSize: usual, ...letters } = lettersOf(look)
  const fontSize = usual * look.size
  const ruled = look.ruling !== 'none'
  const line = LINE * look.size
  return (
    <Text
      style={[
        letters,
        { fontSize, lineHeight: ruled ? line / fontSize : 1.25 },
        /** Larger letters stand lower in their line. */
        ruled ? { marginTop: -1.8, marginBottom: 1.8 } : { marginBottom: 7 },
        color && look.head === 'hand' ? { color: PEN } : {},
      ]}
    >
      {text}
    </Text>
  )
}

const PRINTED = { fontFamily: TITLE, fontWeight: 600 } as const

function lettersOf({ head, lettering }: Look): Styles[string] & { fontSize: number } {
  if (head === 'typed')
    return { fontFamily: CODE, fontWeight: 700, fontSize: 13, textAlign: 'center' }
  if (head === 'printed') return { ...PRINTED, fontSize: 16, textAlign: 'center' }
  return lettering === 'script'
    ? { fontFamily: SCRIPT, fontWeight: 700, fontSize: 21 }
    : { fontFamily: HAND, fontWeight: 700, fontSize: 18 }
}
