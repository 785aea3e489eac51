import { Fragment } from 'react'
import { isMorse } from '#domain/play/puzzles/morse'

type TextProps = { readonly text: string }

/** Dots on paper to write on. */
const ROOM_TO_WRITE = /(…{2,})/

/** A text with what only the eye understands said in words: Morse, and dots to write on. */
export function Said({ text }: TextProps) {
  if (isMorse(text)) return <Seen mark={text} word={spoken(text)} />
  return text
    .split(ROOM_TO_WRITE)
    .map((piece, index) =>
      ROOM_TO_WRITE.test(piece) ? <Seen key={index} mark={piece} word="zelf invullen" /> : piece
    )
}

const spoken = (morse: string) =>
  Array.from(morse, (tick) => (tick === '·' ? 'kort' : 'lang')).join(', ')

const Seen = ({ mark, word }: { readonly mark: string; readonly word: string }) => (
  <>
    <span aria-hidden="true">{mark}</span>
    <span className="heard">{word}</span>
  </>
)

/** One or more lines of one paragraph. */
export const Lines = ({ text }: TextProps) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Said text={line} />
    </Fragment>
  ))

export const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text, index) => (
    <p key={index}>
      <Lines text={text} />
    </p>
  ))

/** From this many things in a row on, they become a list. */
const A_LIST = 4
/** Where a sentence ends: not after a digit that numbers what follows. */
const NEXT_SENTENCE = /(?<=\S\S\.) (?=[A-Z‘’])/

/**
 * A drawing in words. A long description becomes a list of sentences, and a long enumeration a list
 * of items, because nobody keeps a hundred squares in mind.
 */
export const InWords = ({ text }: TextProps) => (
  <div className="words">
    <p className="lead">De tekening in woorden</p>
    {text
      .split('\n')
      .flatMap((line) => line.split(NEXT_SENTENCE))
      .map((sentence, index) => (
        <Sentence key={index} text={sentence} />
      ))}
  </div>
)

function Sentence({ text }: TextProps) {
  const [, before = '', listed = text] = /^(.*?: )?(.*)$/s.exec(text) ?? []
  const items = listed.split('; ')
  if (items.length < A_LIST) return <p>{text}</p>
  return (
    <>
      {before && <p>{before.trim()}</p>}
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  )
}
