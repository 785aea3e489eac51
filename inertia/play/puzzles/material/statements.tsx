import type { PieceOf } from './piece'
import { Picture } from './picture'

type Person = PieceOf<'verklaringen'>['personen'][number]

/** People who answer a question when it is put to them, each on a form of the police. */
export function Statements({ bijschrift: caption, personen: people }: PieceOf<'verklaringen'>) {
  return (
    <figure className="col-span-full max-w-none">
      <figcaption className="mb-3 font-title text-lg font-semibold">{caption}</figcaption>
      <ul className="statements">
        {people.map((person, index) => (
          <li key={person.naam} className="statement">
            <Questioned {...person} number={index + 1} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Head, stamp and clip make the form; readers who cannot see it hear who it is and what was said. */
function Questioned({
  naam: name,
  rol: role,
  tekening: drawing,
  beschrijving: description,
  verklaringen: statements,
  number,
}: Person & { number: number }) {
  return (
    <>
      <p aria-hidden="true" className="statement-head">
        <span>Proces-verbaal</span> <span>{`Blad ${number}`}</span>
      </p>
      <div className="statement-person">
        <div className="statement-photo">
          <Picture {...drawing} />
        </div>
        <p className="min-w-0">
          <Field label="Naam" value={name} />
          <Field label="Functie" value={role} />
          <span className="sr-only">{description}</span>
        </p>
      </div>
      <div className="statement-answers">
        {statements.map(({ vraag: question, tekst: text }) => (
          <details key={question}>
            <summary>
              <span className="statement-question">{question}</span>{' '}
              <span className="sr-only">vraag je aan {name}</span>
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
      <span aria-hidden="true" className="statement-stamp">
        Verhoord
      </span>
    </>
  )
}

/** A field that was filled in on the form. */
const Field = ({ label, value }: { label: string; value: string }) => (
  <span className="statement-field">
    <span className="statement-label">{label}</span> {value}
  </span>
)
