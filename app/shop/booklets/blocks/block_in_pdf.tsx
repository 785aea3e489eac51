import type { ComponentType } from 'react'
import { PictureBeside, ThingsBeside } from '#app/shop/booklets/blocks/beside'
import { Cards } from '#app/shop/booklets/blocks/cards'
import { CutOutCards } from '#app/shop/booklets/blocks/cut_out_cards'
import { DrawingBlock, Strips, TrueSizeBlock } from '#app/shop/booklets/blocks/drawing_blocks'
import { LetterGrid } from '#app/shop/booklets/blocks/letter_grid'
import { PropBlock } from '#app/shop/booklets/blocks/prop_block'
import { Statements } from '#app/shop/booklets/blocks/statements'
import { Table } from '#app/shop/booklets/blocks/table'
import {
  Heading,
  Letter,
  List,
  Sounds,
  Story,
  UpsideDown,
} from '#app/shop/booklets/blocks/text_blocks'
import type { BlockProps, Kind, Layout } from '#app/shop/booklets/blocks/typesetting'
import {
  CipherText,
  FillIn,
  Question,
  WritingLines,
} from '#app/shop/booklets/blocks/writing_blocks'
import type { Block } from '#domain/shop/booklets/booklet'

/**
 * How each part of a page is printed. A part that must not be split goes to the next page as a
 * whole.
 */
const BLOCKS: { readonly [K in Kind]: ComponentType<BlockProps<K>> } = {
  text: Story,
  prop: Prop,
  letter: Letter,
  list: List,
  table: Table,
  cards: Cards,
  grid: LetterGrid,
  drawing: DrawingBlock,
  strips: Strips,
  beside: Beside,
  pair: Pair,
  statements: Statements,
  sound: Sounds,
  heading: Heading,
  question: Question,
  fill_in: FillIn,
  ruled_lines: WritingLines,
  true_size: TrueSizeBlock,
  cut_out_cards: CutOutCards,
  cipher_text: CipherText,
  upside_down: UpsideDown,
}

/** A thing has parts of its own, and is told how they are printed. */
function Prop(prop: BlockProps<'prop'>) {
  return <PropBlock {...prop} Part={BlockInPdf} />
}

/** So has what stands beside a picture. */
function Beside(beside: BlockProps<'beside'>) {
  return <PictureBeside {...beside} Part={BlockInPdf} />
}

function Pair(pair: BlockProps<'pair'>) {
  return <ThingsBeside {...pair} Part={BlockInPdf} />
}

type Props = { readonly block: Block; readonly layout: Layout }

/** One part of a page. */
export function BlockInPdf({ block, layout }: Props) {
  const Component = BLOCKS[block.kind] as ComponentType<BlockProps<Kind>>
  return <Component {...block} layout={layout} />
}
