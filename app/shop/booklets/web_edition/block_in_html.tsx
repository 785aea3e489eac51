import { useId, type ComponentType } from 'react'
import {
  CutOutCards,
  Picture,
  Statements,
  Strips,
  TrueSizePicture,
} from '#app/shop/booklets/web_edition/drawings_in_html'
import {
  Heading,
  type HtmlProps,
  type Kind,
  type Level,
} from '#app/shop/booklets/web_edition/markup'
import { CipherText, Grid, Table } from '#app/shop/booklets/web_edition/tables_in_html'
import {
  Cards,
  FillIn,
  Letter,
  List,
  Question,
  RuledLines,
  Sounds,
  Story,
  SubHeading,
  UpsideDown,
} from '#app/shop/booklets/web_edition/texts_in_html'
import { OBJECTS_IN_WORDS } from '#domain/play/props/objects_in_words'
import type { Block } from '#domain/shop/booklets/booklet'

/**
 * How each part of a sheet becomes HTML. A new kind of part does not compile until it is listed
 * here.
 */
const BLOCKS: { readonly [K in Kind]: ComponentType<HtmlProps<K>> } = {
  text: Story,
  prop: Thing,
  letter: Letter,
  list: List,
  table: Table,
  cards: Cards,
  grid: Grid,
  drawing: Picture,
  strips: Strips,
  beside: Beside,
  pair: Pair,
  statements: Statements,
  sound: Sounds,
  heading: SubHeading,
  question: Question,
  fill_in: FillIn,
  ruled_lines: RuledLines,
  true_size: TrueSizePicture,
  cut_out_cards: CutOutCards,
  cipher_text: CipherText,
  upside_down: UpsideDown,
}

type Props = { readonly block: Block; readonly level: Level }

/** One part of a sheet. */
export function BlockInHtml({ block, level }: Props) {
  const Component = BLOCKS[block.kind] as ComponentType<HtmlProps<Kind>>
  return <Component {...block} level={level} />
}

/** A thing on the table, by its own name or by what it is, with all that stands on it. */
function Thing({ object, heading, stamp, seal, parts, level }: HtmlProps<'prop'>) {
  const id = useId()
  const what = OBJECTS_IN_WORDS[object]
  return (
    <div className="thing" role="group" aria-labelledby={id}>
      <p className="soft" id={heading ? undefined : id}>
        {what}
      </p>
      {heading && (
        <div id={id}>
          <Heading level={level}>{heading}</Heading>
        </div>
      )}
      {parts.map((part, index) => (
        <BlockInHtml key={index} block={part} level={heading ? 4 : level} />
      ))}
      {stamp && <p className="soft">{`Stempel: ${stamp}`}</p>}
      {seal && <p className="soft">{`Lakzegel met de letter ${seal}`}</p>}
    </div>
  )
}

/** A picture and what stands beside it, one after the other, below the heading of both. */
function Beside({ heading, drawing, description, parts, level }: HtmlProps<'beside'>) {
  return (
    <>
      {heading && <Heading level={level}>{heading}</Heading>}
      <div className="small">
        <Picture caption="" drawing={drawing} description={description} />
      </div>
      {parts.map((part, index) => (
        <BlockInHtml key={index} block={part} level={level} />
      ))}
    </>
  )
}

/** What lies side by side on paper is read one after the other. */
function Pair({ things, level }: HtmlProps<'pair'>) {
  return things.map((thing, index) => <BlockInHtml key={index} block={thing} level={level} />)
}
