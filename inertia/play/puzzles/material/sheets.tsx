import type { PieceOf } from './piece'

export function Letter({ kop: heading, alineas: paragraphs, signature }: PieceOf<'brief'>) {
  return (
    <div className="sheet max-w-[40rem] rotate-[-0.4deg] p-6 font-title text-[1.08em]">
      {heading && <p className="mb-3 text-xl font-semibold">{heading}</p>}
      <div className="space-y-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {signature && <p className="mt-4 text-right italic">{signature}</p>}
    </div>
  )
}

export function List({ kop: heading, numbered, punten: points }: PieceOf<'lijst'>) {
  const ListTag = numbered ? 'ol' : 'ul'
  return (
    <div className="sheet max-w-[40rem] p-5">
      {heading && <p className="mb-2 font-title text-xl font-semibold">{heading}</p>}
      <ListTag
        className={`space-y-1.5 pl-6 marker:font-semibold marker:text-[#7a5820] ${numbered ? 'list-decimal' : 'list-disc'}`}
      >
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ListTag>
    </div>
  )
}

export function Cards(piece: PieceOf<'kaartjes'>) {
  const { bijschrift: caption, kaartjes: cards, pinned } = piece
  if (pinned) return <Slips {...piece} />
  return (
    <figure>
      <figcaption className="mb-3 font-title text-lg font-semibold">{caption}</figcaption>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-3">
        {cards.map(({ titel: title, regels: lines }) => (
          <li key={title} className="sheet p-4">
            <p className="border-b-2 border-dotted border-[#b0823a] pb-1.5 font-title text-lg font-semibold">
              {title}
            </p>
            <ul className="mt-2 space-y-1">
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Slips that people wrote, each pinned up a little crooked, with who wrote it below. */
const Slips = ({ bijschrift: caption, kaartjes: slips }: PieceOf<'kaartjes'>) => (
  <figure>
    {caption && <figcaption className="mb-3">{caption}</figcaption>}
    <ul className="slips">
      {slips.map(({ titel: from, regels: lines }) => (
        <li key={from} className="slip">
          <span aria-hidden="true" className="prop-pin" />
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          <p className="slip-from">{from}</p>
        </li>
      ))}
    </ul>
  </figure>
)
