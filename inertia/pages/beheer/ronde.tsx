import '~/css/uitslag.css'
import { Logboek, PerKamer, Ranglijst } from '~/components/beheer/ronde_tabellen'
import { begin, einde, winnaar } from '~/components/beheer/rondetijd'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { inBeheer } from '~/layouts/beheer'
import type { Klantnaam, Rondeuitslag } from '~/types_uitslag'

type Props = { titel: string; klant: Klantnaam; uitslag: Rondeuitslag }

export default function Ronde({ titel, klant, uitslag }: Props) {
  const spel = `/dashboard/klant/spellenfabriek/${klant.id}`
  return (
    <div className="uitslag space-y-5">
      <div className="niet-printen">
        <Kruimelpad
          kruimels={[
            { tekst: 'Klanten', href: '/dashboard' },
            { tekst: klant.name, href: `/dashboard/klant/${klant.id}` },
            { tekst: 'Spellenfabriek', href: spel },
            { tekst: 'Rondes', href: `${spel}/rondes` },
            { tekst: `Ronde ${uitslag.nummer}` },
          ]}
        />
      </div>
      <h1 className="text-3xl">{titel}</h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Gegeven naam="Begonnen">{begin(uitslag)}</Gegeven>
        <Gegeven naam="Afgelopen">{einde(uitslag)}</Gegeven>
        <Gegeven naam="Winnaar">{winnaar(uitslag)}</Gegeven>
      </dl>
      <div className="niet-printen flex flex-wrap gap-3">
        <button type="button" onClick={() => window.print()} className="knop knop-lak">
          Uitslag printen
        </button>
        <a href={`${spel}/rondes/${uitslag.id}/csv`} download className="knop">
          Download als CSV
        </a>
      </div>
      <Ranglijst uitslag={uitslag} />
      <PerKamer uitslag={uitslag} />
      <Logboek uitslag={uitslag} />
    </div>
  )
}

Ronde.layout = inBeheer

function Gegeven({ naam, children }: { naam: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-zacht">{naam}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
