import '~/css/round_result.css'
import { GameLog, PerRoom, Ranking } from './round_tables'
import { begin, end, winner } from './round_time'
import { Breadcrumb } from '~/ui/breadcrumb'
import { inAdmin } from '~/layouts/admin_layout'
import type { CustomerName, RoundResult } from './round_result_types'

type Props = { titel: string; klant: CustomerName; uitslag: RoundResult }

export default function Round({ titel: title, klant: customer, uitslag: result }: Props) {
  const game = `/dashboard/klant/spellenfabriek/${customer.id}`
  return (
    <div className="uitslag space-y-5">
      <div className="niet-printen">
        <Breadcrumb
          kruimels={[
            { tekst: 'Klanten', href: '/dashboard' },
            { tekst: customer.name, href: `/dashboard/klant/${customer.id}` },
            { tekst: 'Spellenfabriek', href: game },
            { tekst: 'Rondes', href: `${game}/rondes` },
            { tekst: `Ronde ${result.nummer}` },
          ]}
        />
      </div>
      <h1 className="text-3xl">{title}</h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact naam="Begonnen">{begin(result)}</Fact>
        <Fact naam="Afgelopen">{end(result)}</Fact>
        <Fact naam="Winnaar">{winner(result)}</Fact>
      </dl>
      <div className="niet-printen flex flex-wrap gap-3">
        <button type="button" onClick={() => window.print()} className="knop knop-lak">
          Uitslag printen
        </button>
        <a href={`${game}/rondes/${result.id}/csv`} download className="knop">
          Download als CSV
        </a>
      </div>
      <Ranking uitslag={result} />
      <PerRoom uitslag={result} />
      <GameLog uitslag={result} />
    </div>
  )
}

Round.layout = inAdmin

function Fact({ naam: name, children }: { naam: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-zacht">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
