import { useState } from 'react'
import type { Data } from '@generated/data'
import { AccountTable } from './account_table'
import { ChangeAccount, type AccountChange } from './change_account'
import { InviteForm } from './invite_form'
import { Outcome } from '~/admin/shell/outcome'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; accounts: Data.Admin.Accounts.Account[] }

export default function Accounts({ title, accounts }: Props) {
  const [change, setChange] = useState<AccountChange | null>(null)
  const [outcome, setOutcome] = useState('')

  function done(sentence: string) {
    setChange(null)
    setOutcome(sentence)
  }

  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Instellingen', href: adminUrlFor('setting.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title={accounts.length === 1 ? '1 beheerder' : `${accounts.length} beheerders`}>
        <p className="mb-3 max-w-[44rem]">
          Een eigenaar mag alles. Een spelleider leidt alleen de avonden van de uitnodiging, en ziet
          geen bestellingen, geld of adressen. Nodig een spelleider uit op de bladzijde van de
          avond.
        </p>
        <AccountTable
          accounts={accounts}
          onChange={(wanted) => {
            setOutcome('')
            setChange(wanted)
          }}
        />
        <div className="mt-3">
          <Outcome>{outcome}</Outcome>
        </div>
        {change && (
          <ChangeAccount
            key={`${change.kind} ${change.account.id}`}
            change={change}
            onDone={done}
            onCancel={() => setChange(null)}
          />
        )}
      </Panel>
      <InviteForm />
    </div>
  )
}

Accounts.layout = inAdmin
