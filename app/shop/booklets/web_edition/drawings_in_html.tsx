import { InWords, Lines } from '#app/shop/booklets/web_edition/said'
import type { HtmlProps } from '#app/shop/booklets/web_edition/markup'
import { toSvg, type Drawing } from '#domain/drawing'

type SketchProps = { readonly drawing: Drawing; readonly trueSize?: boolean }

/**
 * The lines of a drawing. Screen readers skip them, because the drawing's words stand beside it.
 */
export function Sketch({ drawing, trueSize = false }: SketchProps) {
  const size = trueSize ? ` width="${drawing.width}mm" height="${drawing.height}mm"` : ''
  const svg = toSvg(drawing).replace('<svg ', `<svg aria-hidden="true"${size} `)
  return <div className="sketch" dangerouslySetInnerHTML={{ __html: svg }} />
}

type PictureProps = SketchProps & { readonly caption: string; readonly description: string }

export const Picture = ({ caption, description, ...sketch }: PictureProps) => (
  <figure aria-label={caption === '' ? 'Tekening' : undefined}>
    {caption !== '' && <figcaption>{caption}</figcaption>}
    <Sketch {...sketch} />
    <InWords text={description} />
  </figure>
)

export const TrueSizePicture = (block: HtmlProps<'true_size'>) => (
  <Picture
    {...block}
    caption={`${block.caption} (op ware grootte als je op 100 % print)`}
    trueSize
  />
)

export const Strips = ({ caption, description, strips }: HtmlProps<'strips'>) => (
  <figure>
    <figcaption>{`${caption}. Knip langs de streepjes.`}</figcaption>
    <div className="beside" aria-hidden="true">
      {strips.map(({ name, drawing }) => (
        <div key={name}>
          <Sketch drawing={drawing} />
        </div>
      ))}
    </div>
    <InWords text={description} />
  </figure>
)

export const CutOutCards = ({ caption, cards }: HtmlProps<'cut_out_cards'>) => (
  <div>
    <p className="caption">{caption}</p>
    <ol className="cards" role="list">
      {cards.map((card, index) => (
        <li key={index}>
          {card.heading && <p className="lead">{card.heading}</p>}
          {card.drawing && (
            <>
              <Sketch drawing={card.drawing} />
              <InWords text={card.description} />
            </>
          )}
          {card.lines?.map((line, i) => (
            <p key={i}>
              <Lines text={line} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  </div>
)

export const Statements = ({ caption, people }: HtmlProps<'statements'>) => (
  <div>
    <p className="caption">{caption}</p>
    <ul className="cards" role="list">
      {people.map(({ name, role, drawing, description, statements }) => (
        <li key={name}>
          <p className="lead">{`${name}, ${role}`}</p>
          <Sketch drawing={drawing} />
          <InWords text={description} />
          <dl>
            {statements.map(({ question, text }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </div>
)
