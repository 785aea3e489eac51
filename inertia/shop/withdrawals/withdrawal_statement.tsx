import { Link } from '@inertiajs/react'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import type { Withdrawal } from './withdrawal_types'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { useWithdrawalAction } from '~/admin/shell/use_page_action'

const RECEIPT: Record<string, string> = {
  wachtrij: 'in de wachtrij',
  bezig: 'wordt verstuurd',
  verzonden: 'verstuurd',
  mislukt: 'niet aangekomen, zie Aandacht',
  teruggekomen: 'teruggekomen, zie Aandacht',
}

/** What the customer said and when, and whether they have it in writing. */
export function WithdrawalStatement({ herroeping: withdrawal }: { herroeping: Withdrawal }) {
  const {
    id,
    verklaring: statement,
    ontvangenOp: receivedAt,
    email,
    ontvangst: receipt,
    andere: others,
  } = withdrawal
  const { doe: run, gedaan: outcome, bezig: busy, fout: error } = useWithdrawalAction(id)
  return (
    <Panel titel="Wat de klant verklaarde">
      <div className="space-y-4">
        <blockquote className="border-l-4 border-blauw pl-3 wrap-anywhere">
          {statement.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
        <Facts
          feiten={[
            ['Ontvangen', <Time key="op" op={receivedAt} />],
            [
              'E-mail',
              <a key="mail" href={`mailto:${email}`} className="link">
                {email}
              </a>,
            ],
            ['Bevestiging', receipt ? (RECEIPT[receipt] ?? receipt) : 'tegengehouden'],
          ]}
        />
        {!receipt && (
          <>
            <p>
              Dit adres kreeg die dag al drie bevestigingen. De klant zag haar wel op de pagina. Is
              dit een echte klant, mail haar dan alsnog.
            </p>
            <button
              type="button"
              aria-busy={busy}
              onClick={() => run('ontvangst', {}, 'De bevestiging wordt gemaild.')}
              className="knop"
            >
              Bevestiging alsnog mailen
            </button>
          </>
        )}
        {others.length > 0 && (
          <div>
            <p className="font-semibold">Deze klant herriep ook:</p>
            <ul>
              {others.map((one) => (
                <li key={one.id} className="flex flex-wrap gap-x-3">
                  <Link href={`/dashboard/herroepingen/${one.id}`} className="link">
                    {one.tekst}
                  </Link>
                  <span className="text-zacht">
                    {one.status.toLowerCase()}, <Time op={one.ontvangenOp} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ActionNotice gedaan={outcome} fout={error} />
      </div>
    </Panel>
  )
}
