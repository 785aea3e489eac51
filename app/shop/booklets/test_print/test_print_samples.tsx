import { Line, Svg, Text, View } from '@react-pdf/renderer'
import { ShapeInPdf } from '#app/core/pdf/shape_in_pdf'
import { styles } from '#app/shop/booklets/test_print/test_print_styles'
import {
  GREYS,
  letterLabel,
  LETTER_SIZES,
  STROKE_WIDTHS,
  strokeLabel,
  SYMBOLS,
  TEST_PRINT,
} from '#app/shop/booklets/test_print/test_print_texts'
import { colorPicture, COLOR_SYMBOLS, symbol } from '#games/eindejaar/sheets/eindejaar_symbols'
import { COLORS } from '#domain/drawing'

export const COLOR_PATCHES = [
  { name: 'groen', color: COLORS.mos },
  { name: 'rood', color: COLORS.wax },
  { name: 'paars', color: COLORS.purple },
  { name: 'oranje', color: COLORS.orange },
] as const

export function ColorPatches() {
  return (
    <View style={styles.row}>
      {COLOR_PATCHES.map((patch) => (
        <ColorPatch key={patch.name} {...patch} />
      ))}
    </View>
  )
}

/** A colour, and the picture that stands for it. */
function ColorPatch({ name, color }: (typeof COLOR_PATCHES)[number]) {
  return (
    <View style={[styles.row, styles.quarter]}>
      <View style={{ width: 30, height: 30, backgroundColor: color }} />
      <Svg width={30} height={30} viewBox="-46 -46 92 92" style={{ marginLeft: 2 }}>
        <ShapeInPdf shape={colorPicture(name, 0, 0)} />
      </Svg>
      <View style={{ marginLeft: 2 }}>
        <Text style={{ fontSize: 10, lineHeight: 1.2 }}>{name}</Text>
        <Text style={[styles.small, { fontSize: 8, lineHeight: 1.2 }]}>{COLOR_SYMBOLS[name]}</Text>
      </View>
    </View>
  )
}

export function Symbols() {
  return (
    <View style={[styles.row, styles.half]}>
      {SYMBOLS.map((name) => (
        <View key={name} style={[styles.row, { marginRight: 14 }]}>
          <Svg width={22} height={22} viewBox="-18 -18 36 36">
            <ShapeInPdf shape={symbol(name, 0, 0)} />
          </Svg>
          <Text style={[styles.small, { marginLeft: 4 }]}>{name}</Text>
        </View>
      ))}
    </View>
  )
}

export function Greys() {
  return (
    <View style={[styles.row, styles.half]}>
      {GREYS.map((color) => (
        <View key={color} style={{ width: 26, height: 20, backgroundColor: color }} />
      ))}
      <Text style={[styles.small, { marginLeft: 8 }]}>{TEST_PRINT.colors.greys}</Text>
    </View>
  )
}

export function Lines() {
  return (
    <View style={[styles.half, { paddingRight: 20 }]}>
      {STROKE_WIDTHS.map((strokeWidth) => (
        <View key={strokeWidth} style={[styles.row, { height: 14 }]}>
          <Svg width={170} height={6} viewBox="0 0 170 6">
            <Line x1={0} y1={3} x2={170} y2={3} stroke="#000000" strokeWidth={strokeWidth} />
          </Svg>
          <Text style={[styles.digit, { marginLeft: 8 }]}>{strokeLabel(strokeWidth)}</Text>
        </View>
      ))}
    </View>
  )
}

export function Letters() {
  return (
    <View style={styles.half}>
      {LETTER_SIZES.map((size) => (
        <Text key={size} style={{ fontSize: size, lineHeight: 1.35 }}>
          {letterLabel(size)}
        </Text>
      ))}
    </View>
  )
}
