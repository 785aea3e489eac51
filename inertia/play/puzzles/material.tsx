import { useId, useState } from 'react'
import { isMorse } from '#domain/play/puzzles/morse'
import { Icon } from '~/ui/icon'
import type { Material as Piece } from './play_types'

/** What the players hold in their hands: papers, tables, drawings and strips to shift. */
export function Material({ stukken: pieces }: { stukken: Piece[] }) {
  return (
    <div className="stukken">
      {pieces.map((piece, index) => (
        <Piece key={index} stuk={piece} />
      ))}
    </div>
  )
}

function Piece({ stuk: piece }: { stuk: Piece }) {
  switch (piece.soort) {
    case 'tekst':
      return <Paragraphs alineas={piece.alineas} />
    case 'brief':
      return <Letter {...piece} />
    case 'lijst':
      return <List {...piece} />
    case 'tabel':
      return <Table {...piece} />
    case 'kaartjes':
      return <Cards {...piece} />
    case 'raster':
      return <Grid {...piece} />
    case 'tekening':
      return <Drawing {...piece} />
    case 'stroken':
      return <Strips {...piece} />
    /** Sound needs to know what else is playing: the page shows it, see `SoundButtons`. */
    case 'geluid':
      return null
  }
}

export function Paragraphs({ alineas: paragraphs }: { alineas: string[] }) {
  return (
    <div className="max-w-[42rem] space-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

function Letter({
  kop: heading,
  alineas: paragraphs,
  ondertekening: signature,
}: Extract<Piece, { soort: 'brief' }>) {
  return (
    <div className="vel max-w-[40rem] rotate-[-0.4deg] p-6 font-titel text-[1.08em]">
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

function List({
  kop: heading,
  genummerd: numbered,
  punten: points,
}: Extract<Piece, { soort: 'lijst' }>) {
  const ListTag = numbered ? 'ol' : 'ul'
  return (
    <div className="vel max-w-[40rem] p-5">
      {heading && <p className="mb-2 font-titel text-xl font-semibold">{heading}</p>}
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

/** A table with more columns is set closer on a phone: a column out of sight is a puzzle without a clue. */
const ROOMY_COLUMNS = 4

function Table({
  bijschrift: caption,
  kop: heading,
  rijen: rows,
}: Extract<Piece, { soort: 'tabel' }>) {
  const id = useId()
  const cell = `px-3 py-2 ${heading.length > ROOMY_COLUMNS ? 'max-sm:px-1.5 max-sm:text-[0.85em]' : ''}`
  return (
    <div className="vel schuifbaar max-w-[44rem]" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="w-full border-collapse text-left">
        <caption id={id} className="px-4 pt-4 pb-2 text-left font-titel text-lg font-semibold">
          {caption}
        </caption>
        <thead>
          <tr>
            {heading.map((text, index) => (
              <th
                key={index}
                scope="col"
                className={`border-y-2 border-[#1e2a38] font-semibold ${cell}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="even:bg-[#ebe1cd]/55">
              {row.map((text, column) => (
                <td key={column} className={`align-top tabular-nums ${cell}`}>
                  {isMorse(text) ? <span className="morse">{text}</span> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ bijschrift: caption, kaartjes: cards }: Extract<Piece, { soort: 'kaartjes' }>) {
  return (
    <figure>
      <figcaption className="mb-3 font-titel text-lg font-semibold">{caption}</figcaption>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-3">
        {cards.map(({ titel: title, regels: lines }) => (
          <li key={title} className="vel p-4">
            <p className="border-b-2 border-dotted border-[#b0823a] pb-1.5 font-titel text-lg font-semibold">
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

function Grid({ bijschrift: caption, rijen: rows }: Extract<Piece, { soort: 'raster' }>) {
  const id = useId()
  return (
    <div
      className="vel schuifbaar max-w-[44rem] p-4"
      role="region"
      aria-labelledby={id}
      tabIndex={0}
    >
      <table className="mx-auto border-collapse font-code text-[clamp(0.85rem,3.6vw,1.35rem)] leading-none">
        <caption id={id} className="pb-3 text-left font-titel text-lg leading-snug font-semibold">
          {caption}
        </caption>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {[...row].map((char, column) => (
                <td
                  key={column}
                  className="size-[1.55em] border border-[#1e2a38]/25 text-center align-middle"
                >
                  {char === ' ' ? '' : char}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The drawing's own description is read to whoever cannot see it, and open to everybody else. */
function Drawing({
  bijschrift: caption,
  beschrijving: description,
  tekening: drawing,
}: Extract<Piece, { soort: 'tekening' }>) {
  return (
    <figure className="vel max-w-[44rem] overflow-hidden">
      <Svg tekening={drawing} />
      <figcaption className="border-t-2 border-dotted border-[#b0823a] px-4 py-3">
        <span className="font-titel text-lg font-semibold">{caption}</span>
        <InWords tekst={description} />
      </figcaption>
    </figure>
  )
}

function InWords({ tekst: text }: { tekst: string }) {
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-[0.95rem] underline decoration-[#7a5820] decoration-2 underline-offset-3">
        De tekening in woorden
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}

/** Our own drawings, made by the server from shapes; no text of a visitor is in them. */
function Svg({ tekening: drawing }: { tekening: string }) {
  return (
    <div aria-hidden="true" className="getekend" dangerouslySetInnerHTML={{ __html: drawing }} />
  )
}

/** Loose strips: shifted with buttons, so that a thumb and a keyboard can do it as well as a mouse. */
function Strips({
  bijschrift: caption,
  beschrijving: description,
  stroken: strips,
}: Extract<Piece, { soort: 'stroken' }>) {
  const [sequence, setSequence] = useState(() => strips.map(({ naam: name }) => name))
  const [said, setSaid] = useState('')

  function shift(position: number, step: -1 | 1) {
    const to = position + step
    if (to < 0 || to >= sequence.length) return
    const updated = [...sequence]
    ;[updated[position], updated[to]] = [updated[to]!, updated[position]!]
    setSequence(updated)
    setSaid(`Strook ${sequence[position]} ligt nu op plaats ${to + 1} van ${sequence.length}.`)
  }

  return (
    <figure className="vel max-w-[44rem]">
      <div className="flex justify-center p-3">
        {sequence.map((name, position) => {
          const strip = strips.find((one) => one.naam === name)!
          return (
            <div key={name} className="min-w-0 flex-1">
              <Svg tekening={strip.tekening} />
              <div className="flex flex-col items-center py-2">
                <span className="font-code font-bold">{name}</span>
                <ShiftButton
                  naam={name}
                  kant="links"
                  uit={position === 0}
                  doe={() => shift(position, -1)}
                />
                <ShiftButton
                  naam={name}
                  kant="rechts"
                  uit={position === sequence.length - 1}
                  doe={() => shift(position, 1)}
                />
              </div>
            </div>
          )
        })}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      <figcaption className="border-t-2 border-dotted border-[#b0823a] px-4 py-3">
        <span className="font-titel text-lg font-semibold">{caption}</span>
        <InWords tekst={description} />
      </figcaption>
    </figure>
  )
}

type ShiftButtonProps = { naam: string; kant: 'links' | 'rechts'; uit: boolean; doe: () => void }

function ShiftButton({ naam: name, kant: side, uit: disabled, doe: run }: ShiftButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={run}
      aria-label={`Schuif strook ${name} naar ${side}`}
      className="mt-1 inline-flex size-11 items-center justify-center rounded-lg border-2 border-[#1e2a38] bg-white aria-disabled:opacity-35"
    >
      <Icon naam="pijl" className={`size-6 ${side === 'links' ? 'rotate-180' : ''}`} />
    </button>
  )
}
