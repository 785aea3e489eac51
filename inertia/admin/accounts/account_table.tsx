import type { Data } from '@generated/data'
import { ROLE_NAMES } from '#domain/admin/roles'
import type { AccountChange } from './change_account'
import { Table } from '~/admin/shell/table'

type Account = Data.Admin.Accounts.Account
type Kind = AccountChange['kind']

const COLUMNS = ['Naam', 'Rol', 'Stand', 'Twee stappen', { hidden: 'Acties' }]
const STATES = { actief: 'kan inloggen', uitgenodigd: 'uitgenodigd', gestopt: 'kan niet inloggen' }

/** What can be done with an account, by its state. Nobody changes their own. */
const ACTIONS: Readonly<Record<Account['state'], readonly Kind[]>> = {
  actief: ['role', 'deactivate'],
  uitgenodigd: ['role', 'invite_again', 'withdraw'],
  gestopt: ['reactivate'],
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
    <Table name="Beheerders" columns={COLUMNS} stacked>
      {accounts.map((account) => {
        const { id, own, name, email, role, state, twoFactor } = account
        return (
          <tr key={id}>
            <th scope="row" className="name">
              <span className="font-semibold">{name}</span> {own && '(jij)'}
              <span className="block text-soft">{email}</span>
            </th>
            <td data-heading="Rol">{ROLE_NAMES[role]}</td>
            <td data-heading="Stand">{STATES[state]}</td>
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
