import { PenDrawing } from './pen_drawing'
import { Picture } from './picture'
import type { PieceOf } from './piece'

/**
 * A drawing with its description, which is read to players who cannot see it and which everybody
 * can open.
 */
export function Drawing({
  bijschrift: caption,
  beschrijving: description,
  tekening: drawing,
  pen,
  name,
}: PieceOf<'tekening'> & { name: string }) {
  return (
    <figure className="sheet max-w-[44rem] overflow-hidden">
      {pen ? <PenDrawing tekening={drawing} pen={pen} name={name} /> : <Picture {...drawing} />}
      <figcaption className="border-t-2 border-dotted border-[#b0823a] px-4 py-3">
        <span className="font-title text-lg font-semibold">{caption}</span>
        <InWords text={description} />
      </figcaption>
    </figure>
  )
}

export function InWords({ text }: { text: string }) {
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-[0.95rem] underline decoration-[#7a5820] decoration-2 underline-offset-3">
        De tekening in woorden
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}

/** A strip that the server made from shapes. It contains no text of a visitor. */
export function Svg({ drawing }: { drawing: string }) {
  return <div aria-hidden="true" className="drawn" dangerouslySetInnerHTML={{ __html: drawing }} />
}
