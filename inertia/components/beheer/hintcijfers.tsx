import { Link } from '@inertiajs/react'
import { adresVan, type Keuze } from '~/components/beheer/cijferkeuze'
import { alsAantal } from '~/components/beheer/getal'
import { Grafiek } from '~/components/beheer/grafiek'
import { Tabel } from '~/components/beheer/tabel'
import type { Hintspel } from '~/types_cijfers'

const KOMMA = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const schrijf = (waarde: number) => KOMMA.format(waarde)
const perKeer = (waarde: number | null) => (waarde === null ? '–' : schrijf(waarde))

const EINDE = [
  { getal: 'Antwoord getoond' },
  { getal: 'Zelf opgelost' },
  { getal: 'Hints per keer' },
] as const

type Props = { hints: readonly Hintspel[]; keuze: Keuze }

/** How much help people take: of all games a line each, of one game its puzzles. */
export function Hintcijfers({ hints, keuze }: Props) {
  const [enige] = hints
  if (enige === undefined)
    return <p className="text-zacht">Bij dit spel horen geen hints op de website.</p>
  return keuze.spel === null ? <Spellen hints={hints} keuze={keuze} /> : <Raadsels {...enige} />
}

function Spellen({ hints, keuze }: Props) {
  return (
    <Tabel naam="Hints per spel" kolommen={['Spel', { getal: 'Hints geopend' }, ...EINDE]}>
      {hints.map(({ spel, titel, geopend, antwoord, opgelost, perKeer: gemiddeld }) => (
        <tr key={spel}>
          <th scope="row" className="naam">
            <Link href={adresVan({ ...keuze, spel })} className="link inline-flex min-h-6">
              {titel}
            </Link>
          </th>
          <td className="getal">{alsAantal(geopend)}</td>
          <td className="getal">{alsAantal(antwoord)}</td>
          <td className="getal">{alsAantal(opgelost)}</td>
          <td className="getal">{perKeer(gemiddeld)}</td>
        </tr>
      ))}
    </Tabel>
  )
}

function Raadsels({ raadsels }: Hintspel) {
  const meeste = Math.max(...raadsels.map(({ hints }) => hints.length))
  const nummers = Array.from({ length: meeste }, (_, nr) => nr)
  return (
    <>
      <Grafiek
        kop="Hints per keer, per raadsel"
        punten={raadsels.map(({ perKeer: gemiddeld }, nr) => ({
          naam: String(nr + 1),
          waarde: gemiddeld ?? 0,
        }))}
        wat="Hints per keer"
        schrijf={schrijf}
      />
      <Tabel
        naam="Hints per raadsel"
        kolommen={['Raadsel', ...nummers.map((nr) => ({ getal: `Hint ${nr + 1}` })), ...EINDE]}
      >
        {raadsels.map(({ naam, label, hints, antwoord, opgelost, perKeer: gemiddeld }, rij) => (
          <tr key={naam}>
            <th scope="row" className="naam">
              {rij + 1}. {label}
            </th>
            {nummers.map((nr) => (
              <td key={nr} className="getal">
                {hints[nr] === undefined ? '' : alsAantal(hints[nr])}
              </td>
            ))}
            <td className="getal">{alsAantal(antwoord)}</td>
            <td className="getal">{alsAantal(opgelost)}</td>
            <td className="getal">{perKeer(gemiddeld)}</td>
          </tr>
        ))}
      </Tabel>
    </>
  )
}
