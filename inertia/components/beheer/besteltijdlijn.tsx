import { Paneel } from '~/components/beheer/paneel'
import { Tijd } from '~/components/beheer/moment'

export type Regelsoort = 'bestelling' | 'betaling' | 'mail' | 'spel' | 'let_op'

const SOORT: Record<Regelsoort, string> = {
  bestelling: 'Bestelling',
  betaling: 'Betaling',
  mail: 'E-mail',
  spel: 'Spel',
  let_op: 'Let op',
}

type Props = { regels: readonly { op: string; soort: Regelsoort; zin: string }[] }

/** Everything that happened with an order, oldest first. */
export function Besteltijdlijn({ regels }: Props) {
  return (
    <Paneel titel="Tijdlijn">
      <ol className="space-y-2">
        {regels.map(({ op, soort, zin }, nr) => (
          <li key={nr} className="border-l-4 border-lijn-zacht pl-3">
            <p className="text-sm text-zacht">
              <Tijd op={op} />{' '}
              <span className={soort === 'let_op' ? 'font-bold text-fout' : ''}>
                {SOORT[soort]}
              </span>
            </p>
            <p className="wrap-anywhere">{zin}</p>
          </li>
        ))}
      </ol>
    </Paneel>
  )
}
