import { Panel } from '~/admin/shell/panel'
import { Time } from '~/ui/time'

export type EntryKind = 'bestelling' | 'betaling' | 'mail' | 'spel' | 'let_op'

const KIND: Record<EntryKind, string> = {
  bestelling: 'Bestelling',
  betaling: 'Betaling',
  mail: 'E-mail',
  spel: 'Spel',
  let_op: 'Let op',
}

type Props = { regels: readonly { op: string; soort: EntryKind; zin: string }[] }

/** Everything that happened with an order, oldest first. */
export function OrderTimeline({ regels: lines }: Props) {
  return (
    <Panel titel="Tijdlijn">
      <ol className="space-y-2">
        {lines.map(({ op: at, soort: kind, zin: sentence }, index) => (
          <li key={index} className="border-l-4 border-lijn-zacht pl-3">
            <p className="text-sm text-zacht">
              <Time op={at} />{' '}
              <span className={kind === 'let_op' ? 'font-bold text-fout' : ''}>{KIND[kind]}</span>
            </p>
            <p className="wrap-anywhere">{sentence}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
