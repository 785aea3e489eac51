import type { Tekstblok as Blok } from '#domain/winkel/informatietekst'
import { Tekst } from '~/components/ui/tekst'

/** A part of an information page. */
export function Tekstblok({ blok }: { blok: Blok }) {
  switch (blok.soort) {
    case 'kop':
      return (
        <h2 className="pt-4 text-2xl">
          <Tekst>{blok.tekst}</Tekst>
        </h2>
      )
    case 'alinea':
      return (
        <p>
          <Tekst>{blok.tekst}</Tekst>
        </p>
      )
    case 'lijst':
      return (
        <ul className="list-disc space-y-2 pl-6 marker:text-messing">
          {blok.punten.map((punt, nr) => (
            <li key={nr}>
              <Tekst>{punt}</Tekst>
            </li>
          ))}
        </ul>
      )
    case 'knop':
    case 'modelformulier':
      return (
        <p>
          <a href={DOELEN[blok.soort]} className="knop">
            {blok.tekst}
          </a>
        </p>
      )
  }
}

const DOELEN = { knop: '/herroepen', modelformulier: '/modelformulier-herroeping.pdf' }
