import { Caption, Folded, Heading, type HtmlProps } from '#app/shop/booklets/web_edition/markup'
import { Paragraphs, Said } from '#app/shop/booklets/web_edition/said'
import { isMorse } from '#domain/play/puzzles/morse'

export const Story = ({ paragraphs }: HtmlProps<'text'>) => <Paragraphs texts={paragraphs} />

export const SubHeading = ({ text, level }: HtmlProps<'heading'>) => (
  <Heading level={level}>{text}</Heading>
)

export const Letter = ({ heading, paragraphs, signature }: HtmlProps<'letter'>) => (
  <div className="letter">
    {heading && <p className="lead">{heading}</p>}
    <Paragraphs texts={paragraphs} />
    {signature && <p className="signature">{signature}</p>}
  </div>
)

export function List({ heading, numbered, items, level }: HtmlProps<'list'>) {
  const Tag = numbered ? 'ol' : 'ul'
  return (
    <>
      {heading && <Heading level={level}>{heading}</Heading>}
      <Tag>
        {items.map((item, index) => (
          <li key={index}>
            <Said text={item} />
          </li>
        ))}
      </Tag>
    </>
  )
}

export const Cards = ({ caption, cards }: HtmlProps<'cards'>) => (
  <div>
    {caption && <Caption text={caption} />}
    <ul className="cards" role="list">
      {cards.map(({ title, lines }) => (
        <li key={title}>
          <p className="lead">{title}</p>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </div>
)

export const Sounds = ({ caption, clips }: HtmlProps<'sound'>) => (
  <div>
    <Caption text={caption} />
    <ul>
      {clips.map(({ name, label, visual }) => (
        <li key={name}>
          {label}: {visual.split(' ').every(isMorse) ? <Morse text={visual} /> : visual}
        </li>
      ))}
    </ul>
  </div>
)

/** Each letter of it said in words, with a rest between two letters. */
const Morse = ({ text }: { readonly text: string }) =>
  text.split(' ').map((letter, index) => (
    <span key={index}>
      {index > 0 && '; '}
      <Said text={letter} />
    </span>
  ))

export const Question = ({ text, answerLine }: HtmlProps<'question'>) => (
  <div className="question">
    <p>
      <strong>Vraag: </strong>
      {text}
    </p>
    {answerLine && <div className="line" aria-hidden="true" />}
  </div>
)

export const FillIn = ({ label, boxes }: HtmlProps<'fill_in'>) => (
  <p>
    {label} <span className="soft">{`(${boxes} vakjes)`}</span>
  </p>
)

export const RuledLines = ({ count }: HtmlProps<'ruled_lines'>) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="line" />
    ))}
  </div>
)

/** A folded part for what a booklet prints upside down, which readers also open on purpose. */
export const UpsideDown = ({ heading, paragraphs }: HtmlProps<'upside_down'>) => (
  <Folded label={`${heading} (open dit als je een hint wilt)`}>
    <Paragraphs texts={paragraphs} />
  </Folded>
)
