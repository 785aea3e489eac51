import type { ComponentType } from 'react'
import { Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { DRAWING_HEIGHT, styles } from '#app/shop/booklets/booklet_styles'
import type { BlockProps, Layout } from '#app/shop/booklets/blocks/typesetting'
import type { Block } from '#domain/shop/booklets/booklet'

/** Between a picture and what stands beside it. */
const GUTTER = 4 * MM

/** What prints a part: it may be of any kind that a page has too. */
type Printer = { readonly Part: ComponentType<{ block: Block; layout: Layout }> }

/** A small picture, and beside it a heading with its text. */
export function PictureBeside(beside: BlockProps<'beside'> & Printer) {
  const { side, width, drawing, heading, parts, layout, Part } = beside
  const wide = width * MM
  const room = (layout.width ?? SHEET_WIDTH) - wide - GUTTER
  return (
    <View
      style={{
        flexDirection: side === 'left' ? 'row' : 'row-reverse',
        alignItems: 'center',
        columnGap: GUTTER,
        marginBottom: layout.prop?.last ? 0 : 8,
      }}
      wrap={false}
    >
      <DrawingInPdf drawing={drawing} width={wide} height={DRAWING_HEIGHT} color={layout.color} />
      <View style={styles.filling}>
        {heading && <Text style={styles.headBeside}>{heading}</Text>}
        {parts.map((part, index) => (
          <Part
            key={index}
            block={part}
            layout={{
              ...layout,
              width: room,
              drawingWidth: Math.min(layout.drawingWidth, room),
              prop: layout.prop && {
                ...layout.prop,
                beside: true,
                last: index === parts.length - 1,
              },
            }}
          />
        ))}
      </View>
    </View>
  )
}

/** Between two things. */
const AIR = 4 * MM

/** Two things beside each other; the lower one has as much paper as the higher one. */
export function ThingsBeside({ share, things, layout, Part }: BlockProps<'pair'> & Printer) {
  const room = (layout.width ?? SHEET_WIDTH) - AIR
  return (
    <View style={[styles.row, { columnGap: AIR }]} wrap={false}>
      {things.map((thing, index) => (
        <Part
          key={index}
          block={thing}
          layout={{ ...layout, width: room * (index === 0 ? share : 1 - share) }}
        />
      ))}
    </View>
  )
}
