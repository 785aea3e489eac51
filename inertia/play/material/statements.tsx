import type { PieceOf } from './piece'
import { Picture } from './picture'

type Person = PieceOf<'verklaringen'>['personen'][number]

/** People who answer a question when it is put to them, each beside a portrait. */
export function Statements({ bijschrift: caption, personen: people }: PieceOf<'verklaringen'>) {
  return (
    <figure className="col-span-full max-w-none">
      <figcaption className="mb-3 font-title text-lg font-semibold">{caption}</figcaption>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
        {people.map((person) => (
          <li key={person.naam} className="sheet flex flex-col overflow-hidden">
            <Questioned {...person} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Questioned({
  naam: name,
  rol: role,
  tekening: drawing,
  beschrijving: description,
  verklaringen: statements,
}: Person) {
  return (
    <>
      <div className="flex items-end gap-4 p-4 pb-2">
        <div className="w-24 flex-none -rotate-2 shadow-[3px_4px_0_rgb(30_42_56/0.18)] sm:w-28">
          <Picture {...drawing} />
        </div>
        <p className="min-w-0 pb-1">
          <span className="block font-title text-xl font-semibold">{name}</span>
          <span className="block">{role}</span>
          <span className="sr-only">{description}</span>
        </p>
      </div>
      <div className="px-4 pb-4">
        {statements.map(({ vraag: question, tekst: text }) => (
          <details
            key={question}
            className="border-t-2 border-dotted border-[#b0823a] first:border-t-0"
          >
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline decoration-[#7a5820] decoration-2 underline-offset-3">
              {question} <span className="sr-only">vraag je aan {name}</span>
            </summary>
            <p className="pb-3 font-title text-[1.08em]">{text}</p>
          </details>
        ))}
      </div>
    </>
  )
}
