import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ROLE_NAMES } from '#domain/admin/accounts/roles'
import type { AccountChange } from './change_account'
import { accessInWords } from '~/admin/game_masters/access_words'
import { Chip, type ChipTone } from '~/admin/shell/chip'
import { Table } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

type Account = Data.Admin.Accounts.Account
type Kind = AccountChange['kind']

const COLUMNS = ['Naam', 'Rol', 'Stand', 'Twee stappen', { hidden: 'Acties' }]
const STATES: Readonly<Record<Account['state'], { text: string; tone: ChipTone }>> = {
  active: { text: 'kan inloggen', tone: 'done' },
  invited: { text: 'uitgenodigd', tone: 'waits' },
  stopped: { text: 'kan niet inloggen', tone: 'over' },
}

/** What can be done with an account, by its state. Nobody changes their own. */
const ACTIONS: Readonly<Record<Account['state'], readonly Kind[]>> = {
  active: ['role', 'deactivate'],
  invited: ['role', 'invite_again', 'withdraw'],
  stopped: ['reactivate'],
}
const LABELS: Readonly<Record<Kind, string>> = {
  role: 'Rol wijzigen',
  deactivate: 'Uitsluiten',
  invite_again: 'Opnieuw mailen',
  withdraw: 'Intrekken',
  reactivate: 'Weer toelaten',
}

type Props = { accounts: Account[]; onChange: (change: AccountChange) => void }

/** The admins, each with what can be done. */
export function AccountTable({ accounts, onChange }: Props) {
  return (
    <Table name="Beheerders" columns={COLUMNS} onPhone="stacked">
      {accounts.map((account) => {
        const { id, own, name, email, role, state, twoFactor, evenings } = account
        return (
          <tr key={id}>
            <th scope="row" className="name">
              <span className="font-semibold">{name}</span> {own && '(jij)'}
              <span className="block text-soft">{email}</span>
            </th>
            <td data-heading="Rol">
              <div>
                {ROLE_NAMES[role]}
                {role === 'spelleider' && <Evenings evenings={evenings} />}
              </div>
            </td>
            <td>
              <Chip tone={STATES[state].tone}>{STATES[state].text}</Chip>
            </td>
            <td data-heading="Twee stappen">{twoFactor ? 'aan' : 'uit'}</td>
            <td>
              {!own && (
                <div className="flex flex-wrap gap-2 py-1.5 sm:justify-end">
                  {ACTIONS[state].map((kind) => (
                    <button
                      key={kind}
                      type="button"
                      aria-label={`${LABELS[kind]}: ${name}`}
                      onClick={() => onChange({ kind, account })}
                      className="button"
                    >
                      {LABELS[kind]}
                    </button>
                  ))}
                </div>
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

function Evenings({ evenings }: Pick<Account, 'evenings'>) {
  if (evenings.length === 0) return <p className="text-sm text-soft">geen avond</p>
  return (
    <ul className="text-sm text-soft">
      {evenings.map(({ customerId, evening, ...access }) => (
        <li key={customerId} className="wrap-anywhere">
          <Link
            href={adminUrlFor('customer_screen.settings', { klantId: customerId })}
            className="link"
          >
            {evening}
          </Link>{' '}
          {accessInWords(access)}
        </li>
      ))}
    </ul>
  )
}
