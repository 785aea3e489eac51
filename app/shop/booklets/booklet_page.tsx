import type { ComponentProps } from 'react'
import { DIFFICULTIES, difficultyInWords, type Difficulty } from '#domain/difficulty'
import { Circle, Page, Svg, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM, SHEET_WIDTH } from '#app/core/pdf/measures'
import { palette } from '#app/core/pdf/palette'
import type { Layout } from '#app/shop/booklets/blocks/typesetting'
import { BlockInPdf } from '#app/shop/booklets/blocks/block_in_pdf'
import { KeptWithKeys } from '#app/shop/booklets/blocks/kept_with_keys'
import { BARE, styles, TINT } from '#app/shop/booklets/booklet_styles'
import {
  footerText,
  pageNumberText,
  paperOfSheet,
  sectionText,
  type PageText,
} from '#app/shop/booklets/page_texts'
import type { Edition } from '#domain/shop/booklets/edition'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import { COLORS } from '#domain/drawing'

type Props = {
  readonly booklet: Booklet
  readonly edition: Edition
  readonly sheet: Sheet
  /** How wide the drawings of each block are, in points. */
  readonly widths: readonly number[]
  /** What stands above and below it on each paper; null while its papers are counted. */
  readonly foot: Foot | null
}

export type Foot = {
  /** The page on which it begins, how many papers it takes, and the pages of the whole booklet. */
  readonly first: number
  readonly papers: number
  readonly total: number
  /** What stands where the number of the page is. */
  readonly number?: PageText
}

/** A sheet with its title, its number and what it says; it may go on at the next one. */
export function BookletPage(props: Props) {
  const { booklet, edition, sheet, widths, foot } = props
  const color = edition === 'color'
  const accent = palette(color).line[booklet.accent]
  const layout = { color, accent, tint: color ? TINT.color : TINT.black }
  if (sheet.bare) return <BarePage sheet={sheet} layout={layout} foot={foot} />
  return (
    <Page
      size="A4"
      style={[styles.page, { color: palette(color).letter.ink }]}
      bookmark={sheet.title}
    >
      <View style={styles.ongoing}>
        <Header {...{ sheet, papers: foot?.papers ?? 1, color, accent }} />
        <KeptWithKeys blocks={sheet.blocks}>
          {(block, index) => (
            <BlockInPdf
              key={index}
              block={block}
              layout={{ ...layout, drawingWidth: widths[index] ?? SHEET_WIDTH }}
            />
          )}
        </KeptWithKeys>
      </View>
      {foot && (
        <>
          <OnEachPaper style={styles.paperOfSheet} foot={foot} text={paperOfSheet(sheet)} />
          <OnEachPaper style={styles.footer} foot={foot} text={footerText(booklet.title)} />
          <OnEachPaper
            style={[styles.footer, styles.right]}
            foot={foot}
            text={foot.number ?? pageNumberText}
          />
        </>
      )}
    </Page>
  )
}

type OnEachPaperProps = {
  readonly style: ComponentProps<typeof View>['style']
  readonly foot: Foot
  readonly text: PageText
}

/**
 * A text on each paper of a sheet. Where there is one paper its place is known, and a text that is
 * known at once spares the library half of its work.
 */
function OnEachPaper({ style, foot, text }: OnEachPaperProps) {
  const { first, papers, total } = foot
  if (papers > 1) return <Text style={style} fixed render={text} />
  const known = text({ pageNumber: first, totalPages: total })
  return (
    <Text style={style} fixed>
      {known}
    </Text>
  )
}

type BarePageProps = Pick<Props, 'sheet' | 'foot'> & {
  readonly layout: Omit<Layout, 'drawingWidth'>
}

/** A page that is wholly a thing, such as a certificate: nothing of the booklet stands on it. */
const BarePage = ({ sheet, layout, foot }: BarePageProps) => (
  <Page size="A4" style={styles.barePage} bookmark={sheet.title}>
    <View>
      {sheet.blocks.map((block, index) => (
        <BlockInPdf
          key={index}
          block={block}
          layout={{ ...layout, drawingWidth: BARE.width, drawingHeight: BARE.height }}
        />
      ))}
    </View>
    {foot?.number && <OnEachPaper style={styles.bareNumber} foot={foot} text={foot.number} />}
  </Page>
)

type HeaderProps = {
  readonly sheet: Sheet
  readonly papers: number
  readonly color: boolean
  readonly accent: string
}

function Header({ sheet, papers, color, accent }: HeaderProps) {
  const { title, level, symbol, corner } = sheet
  const above = sectionText(sheet, papers)
  return (
    <View style={[styles.headerRow, { borderBottomColor: accent }]}>
      <View style={{ flexShrink: 1 }}>
        {above && <Text style={styles.section}>{above}</Text>}
        <Text style={styles.title}>{title}</Text>
      </View>
      <View style={{ alignItems: 'flex-end' }}>
        {corner && <Text style={[styles.corner, { borderColor: accent }]}>{corner}</Text>}
        {symbol && (
          <DrawingInPdf drawing={symbol.drawing} width={14 * MM} height={14 * MM} color={color} />
        )}
        {level && <Dots level={level} />}
      </View>
    </View>
  )
}

/** The level, in filled dots and in a word. */
function Dots({ level }: { readonly level: Difficulty }) {
  return (
    <View style={[styles.row, { alignItems: 'center', marginTop: 2 }]}>
      <Text style={styles.levelInWords}>{difficultyInWords(level)}</Text>
      <Svg width={DIFFICULTIES.length * 10} height={8}>
        {DIFFICULTIES.map((step) => (
          <Circle
            key={step}
            cx={step * 10 - 6}
            cy={4}
            r={3}
            stroke={COLORS.ink}
            strokeWidth={0.8}
            fill={step <= level ? COLORS.ink : 'none'}
          />
        ))}
      </Svg>
    </View>
  )
}
