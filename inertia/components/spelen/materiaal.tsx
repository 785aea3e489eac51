import { useId, useState } from 'react'
import { isMorse } from '#domain/spelen/morse'
import { Icoon } from '~/components/ui/icoon'
import type { Materiaal as Stuk } from '~/types_spelen'

/** What the players hold in their hands: papers, tables, drawings and strips to shift. */
export function Materiaal({ stukken }: { stukken: Stuk[] }) {
  return (
    <div className="stukken">
      {stukken.map((stuk, nr) => (
        <Stukje key={nr} stuk={stuk} />
      ))}
    </div>
  )
}

function Stukje({ stuk }: { stuk: Stuk }) {
  switch (stuk.soort) {
    case 'tekst':
      return <Alineas alineas={stuk.alineas} />
    case 'brief':
      return <Brief {...stuk} />
    case 'lijst':
      return <Lijst {...stuk} />
    case 'tabel':
      return <Tabel {...stuk} />
    case 'kaartjes':
      return <Kaartjes {...stuk} />
    case 'raster':
      return <Raster {...stuk} />
    case 'tekening':
      return <Tekening {...stuk} />
    case 'stroken':
      return <Stroken {...stuk} />
    /** Sound needs to know what else is playing: the page shows it, see `Geluidsknoppen`. */
    case 'geluid':
      return null
  }
}

export function Alineas({ alineas }: { alineas: string[] }) {
  return (
    <div className="max-w-[42rem] space-y-4">
      {alineas.map((alinea) => (
        <p key={alinea}>{alinea}</p>
      ))}
    </div>
  )
}

function Brief({ kop, alineas, ondertekening }: Extract<Stuk, { soort: 'brief' }>) {
  return (
    <div className="vel max-w-[40rem] rotate-[-0.4deg] p-6 font-titel text-[1.08em]">
      {kop && <p className="mb-3 text-xl font-semibold">{kop}</p>}
      <div className="space-y-3">
        {alineas.map((alinea) => (
          <p key={alinea} className="whitespace-pre-line">
            {alinea}
          </p>
        ))}
      </div>
      {ondertekening && <p className="mt-4 text-right italic">{ondertekening}</p>}
    </div>
  )
}

function Lijst({ kop, genummerd, punten }: Extract<Stuk, { soort: 'lijst' }>) {
  const Soort = genummerd ? 'ol' : 'ul'
  return (
    <div className="vel max-w-[40rem] p-5">
      {kop && <p className="mb-2 font-titel text-xl font-semibold">{kop}</p>}
      <Soort
        className={`space-y-1.5 pl-6 marker:font-semibold marker:text-[#7a5820] ${genummerd ? 'list-decimal' : 'list-disc'}`}
      >
        {punten.map((punt, nr) => (
          <li key={nr}>{punt}</li>
        ))}
      </Soort>
    </div>
  )
}

/** A table with more columns is set closer on a phone: a column out of sight is a puzzle without a clue. */
const RUIME_KOLOMMEN = 4

function Tabel({ bijschrift, kop, rijen }: Extract<Stuk, { soort: 'tabel' }>) {
  const id = useId()
  const cel = `px-3 py-2 ${kop.length > RUIME_KOLOMMEN ? 'max-sm:px-1.5 max-sm:text-[0.85em]' : ''}`
  return (
    <div className="vel schuifbaar max-w-[44rem]" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="w-full border-collapse text-left">
        <caption id={id} className="px-4 pt-4 pb-2 text-left font-titel text-lg font-semibold">
          {bijschrift}
        </caption>
        <thead>
          <tr>
            {kop.map((tekst, nr) => (
              <th
                key={nr}
                scope="col"
                className={`border-y-2 border-[#1e2a38] font-semibold ${cel}`}
              >
                {tekst}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rijen.map((rij, nr) => (
            <tr key={nr} className="even:bg-[#ebe1cd]/55">
              {rij.map((tekst, kolom) => (
                <td key={kolom} className={`align-top tabular-nums ${cel}`}>
                  {isMorse(tekst) ? <span className="morse">{tekst}</span> : tekst}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Kaartjes({ bijschrift, kaartjes }: Extract<Stuk, { soort: 'kaartjes' }>) {
  return (
    <figure>
      <figcaption className="mb-3 font-titel text-lg font-semibold">{bijschrift}</figcaption>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-3">
        {kaartjes.map(({ titel, regels }) => (
          <li key={titel} className="vel p-4">
            <p className="border-b-2 border-dotted border-[#b0823a] pb-1.5 font-titel text-lg font-semibold">
              {titel}
            </p>
            <ul className="mt-2 space-y-1">
              {regels.map((regel, nr) => (
                <li key={nr}>{regel}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Raster({ bijschrift, rijen }: Extract<Stuk, { soort: 'raster' }>) {
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
          {bijschrift}
        </caption>
        <tbody>
          {rijen.map((rij, nr) => (
            <tr key={nr}>
              {[...rij].map((teken, kolom) => (
                <td
                  key={kolom}
                  className="size-[1.55em] border border-[#1e2a38]/25 text-center align-middle"
                >
                  {teken === ' ' ? '' : teken}
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
function Tekening({ bijschrift, beschrijving, tekening }: Extract<Stuk, { soort: 'tekening' }>) {
  return (
    <figure className="vel max-w-[44rem] overflow-hidden">
      <Svg tekening={tekening} />
      <figcaption className="border-t-2 border-dotted border-[#b0823a] px-4 py-3">
        <span className="font-titel text-lg font-semibold">{bijschrift}</span>
        <InWoorden tekst={beschrijving} />
      </figcaption>
    </figure>
  )
}

function InWoorden({ tekst }: { tekst: string }) {
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-[0.95rem] underline decoration-[#7a5820] decoration-2 underline-offset-3">
        De tekening in woorden
      </summary>
      <p className="mt-2 whitespace-pre-line">{tekst}</p>
    </details>
  )
}

/** Our own drawings, made by the server from shapes; no text of a visitor is in them. */
function Svg({ tekening }: { tekening: string }) {
  return (
    <div aria-hidden="true" className="getekend" dangerouslySetInnerHTML={{ __html: tekening }} />
  )
}

/** Loose strips: shifted with buttons, so that a thumb and a keyboard can do it as well as a mouse. */
function Stroken({ bijschrift, beschrijving, stroken }: Extract<Stuk, { soort: 'stroken' }>) {
  const [volgorde, setVolgorde] = useState(() => stroken.map(({ naam }) => naam))
  const [gezegd, setGezegd] = useState('')

  function schuif(plek: number, stap: -1 | 1) {
    const naar = plek + stap
    if (naar < 0 || naar >= volgorde.length) return
    const nieuw = [...volgorde]
    ;[nieuw[plek], nieuw[naar]] = [nieuw[naar]!, nieuw[plek]!]
    setVolgorde(nieuw)
    setGezegd(`Strook ${volgorde[plek]} ligt nu op plaats ${naar + 1} van ${volgorde.length}.`)
  }

  return (
    <figure className="vel max-w-[44rem]">
      <div className="flex justify-center p-3">
        {volgorde.map((naam, plek) => {
          const strook = stroken.find((een) => een.naam === naam)!
          return (
            <div key={naam} className="min-w-0 flex-1">
              <Svg tekening={strook.tekening} />
              <div className="flex flex-col items-center py-2">
                <span className="font-code font-bold">{naam}</span>
                <SchuifKnop
                  naam={naam}
                  kant="links"
                  uit={plek === 0}
                  doe={() => schuif(plek, -1)}
                />
                <SchuifKnop
                  naam={naam}
                  kant="rechts"
                  uit={plek === volgorde.length - 1}
                  doe={() => schuif(plek, 1)}
                />
              </div>
            </div>
          )
        })}
      </div>
      <p className="sr-only" role="status">
        {gezegd}
      </p>
      <figcaption className="border-t-2 border-dotted border-[#b0823a] px-4 py-3">
        <span className="font-titel text-lg font-semibold">{bijschrift}</span>
        <InWoorden tekst={beschrijving} />
      </figcaption>
    </figure>
  )
}

type SchuifKnopProps = { naam: string; kant: 'links' | 'rechts'; uit: boolean; doe: () => void }

function SchuifKnop({ naam, kant, uit, doe }: SchuifKnopProps) {
  return (
    <button
      type="button"
      aria-disabled={uit}
      onClick={doe}
      aria-label={`Schuif strook ${naam} naar ${kant}`}
      className="mt-1 inline-flex size-11 items-center justify-center rounded-lg border-2 border-[#1e2a38] bg-white aria-disabled:opacity-35"
    >
      <Icoon naam="pijl" className={`size-6 ${kant === 'links' ? 'rotate-180' : ''}`} />
    </button>
  )
}
