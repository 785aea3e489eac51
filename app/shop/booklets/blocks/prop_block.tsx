import type { ComponentType } from 'react'
import { Canvas, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { CODE, HAND, SCRIPT, TEXT } from '#app/core/pdf/fonts'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { paintPaper } from '#app/shop/booklets/blocks/prop_paper'
import { HeadOfProp } from '#app/shop/booklets/blocks/prop_head'
import { LINE, PEN } from '#app/shop/booklets/blocks/prop_measures'
import type { BlockProps, Layout } from '#app/shop/booklets/blocks/typesetting'
import type { Drawing } from '#domain/drawing'
import type { Block } from '#domain/shop/booklets/booklet'
import { PAPERS, type Look } from '#domain/play/props/looks'
import { sealDrawing, stampDrawing } from '#domain/play/props/ornaments'
import { lookOf } from '#domain/play/props/prop'

const LETTERING = {
  hand: { fontFamily: HAND, fontSize: 14.5 },
  script: { fontFamily: SCRIPT, fontSize: 17 },
  print: { fontFamily: TEXT, fontSize: 11 },
  typed: { fontFamily: CODE, fontSize: 11.5 },
} as const

/** What prints a part of a thing: it may be of any kind that a page has too. */
type PartInPdf = ComponentType<{ block: Block; layout: Layout }>

/** A thing on the table: its paper, what was printed on it, and what somebody wrote on it. */
export function PropBlock({ Part, ...prop }: BlockProps<'prop'> & { Part: PartInPdf }) {
  const { heading, stamp, seal, parts, layout } = prop
  const look = lookOf(prop)
  const { left, right, top, bottom } = padding(look, Boolean(seal ?? stamp))
  const most = (layout.width ?? SHEET_WIDTH) * look.width
  const wide = look.snug ? Math.min(most, layout.drawingWidth + left + right) : most
  const inner = wide - left - right
  const usual = LETTERING[look.lettering]
  const letters = { ...usual, fontSize: usual.fontSize * look.size }
  const written = look.lettering === 'hand' || look.lettering === 'script'
  const ruled = look.ruling === 'none' ? undefined : LINE * look.size
  return (
    <View style={{ alignItems: 'center', marginBottom: 12 }} wrap={false}>
      <View
        style={{
          width: wide,
          /** Beside a higher thing it has paper to its foot. */
          flexGrow: 1,
          paddingLeft: left,
          paddingRight: right,
          paddingTop: top,
          paddingBottom: bottom,
        }}
      >
        <Canvas
          style={{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 }}
          paint={paintPaper(look, layout.color, top)}
        />
        {heading && <HeadOfProp look={look} text={heading} layout={layout} />}
        <View
          style={{
            ...letters,
            lineHeight: ruled ? ruled / letters.fontSize : 1.35,
            ...(written && layout.color && { color: PEN }),
          }}
        >
          {parts.map((part, index) => (
            <Part
              key={index}
              block={part}
              layout={{
                ...layout,
                width: inner,
                drawingWidth: Math.min(layout.drawingWidth, inner),
                tint: layout.color ? PAPERS[look.paper] : '#FFFFFF',
                prop: {
                  line: ruled,
                  last: index === parts.length - 1,
                  captionSize: Math.max(9.5, 0.78 * letters.fontSize),
                },
              }}
            />
          ))}
        </View>
        {seal && <Pressed drawing={sealDrawing(seal)} width={15 * MM} color={layout.color} />}
        {stamp && <Pressed drawing={stampDrawing(stamp)} width={46 * MM} color={layout.color} />}
      </View>
    </View>
  )
}

type PressedProps = {
  readonly drawing: Drawing
  readonly width: number
  readonly color: boolean
}

/** A seal or a stamp, at the foot on the right. */
const Pressed = ({ drawing, width, color }: PressedProps) => (
  <View style={{ position: 'absolute', right: 5 * MM, bottom: 2.5 * MM }}>
    <DrawingInPdf {...{ drawing, width, color }} height={15 * MM} />
  </View>
)

/** Room between the edge of the paper and what is on it. */
function padding(look: Look, pressed: boolean) {
  const { left, frame, ruling, fastening, snug, size } = look
  const near = snug || look.close
  const edge = (snug && !frame ? 4 : frame ? 7 : 6) * MM
  return {
    left: left === undefined ? edge : left === 'margin' ? 16 * MM : 12 * MM,
    right: edge,
    top: (fastening ? (near ? 6 : 8) : near ? 4 : 6) * MM,
    /** A seal or a stamp covers no words. */
    bottom: pressed ? 17 * MM : ruling === 'lines' ? LINE * size : (near ? 3 : 6) * MM,
  }
}
