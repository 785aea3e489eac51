import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { CurrentPassword } from '~/admin/shell/current_password'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { ErrorSummary } from '~/ui/error_summary'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { adminRoute } from '~/wire/admin_routes'

type Account = Data.Admin.Accounts.Account
export type AccountChange = {
  readonly kind: 'role' | 'deactivate' | 'invite_again' | 'withdraw' | 'reactivate'
  readonly account: Account
}

type Props = {
  change: AccountChange
  onDone: (sentence: string) => void
  onCancel: () => void
}

/** Asks for the password again, and changes an account. */
export function ChangeAccount({ change, onDone, onCancel }: Props) {
  const [current, setCurrent] = useState('')
  const { run, busy, error, errors } = usePageAction('all')
  const { title, explanation, button, press, done } = textsOf(change)
  const top = useRef<HTMLFormElement>(null)

  useLayoutEffect(() => top.current?.querySelector('input')?.focus(), [])

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (await press(run, current)) onDone(done)
  }

  return (
    <form
      ref={top}
      onSubmit={confirm}
      noValidate
      className="mt-4 max-w-[32rem] space-y-4 border-t border-line-soft pt-4"
    >
      <Heading level={3} className="wrap-anywhere">
        {title}
      </Heading>
      <p>{explanation}</p>
      <ErrorSummary errors={errors} />
      <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
      <GeneralError>{error}</GeneralError>
      <FormButtons busy={busy} onCancel={onCancel}>
        {button}
      </FormButtons>
    </form>
  )
}

type Run = PageAction['run']

/** The texts of a change, and what its button does with the password. */
function textsOf({ kind, account: { id, name, role } }: AccountChange) {
  switch (kind) {
    case 'role': {
      const other = role === 'eigenaar' ? 'spelleider' : 'eigenaar'
      return {
        title: `${name} ${other} maken`,
        explanation:
          other === 'eigenaar'
            ? 'Een eigenaar mag alles: bestellingen, geld, instellingen en beheerders.'
            : 'Een spelleider leidt alleen de avonden van een uitnodiging. Dat geldt meteen.',
        button: `${other === 'eigenaar' ? 'Eigenaar' : 'Spelleider'} maken`,
        press: (run: Run, current: string) =>
          run(adminRoute('account.update', { id }), { rol: other, huidig: current }, ''),
        done: `${name} is nu ${other}.`,
      }
    }
    case 'deactivate':
      return {
        title: `${name} uitsluiten`,
        explanation:
          'Dit account wordt meteen overal uitgelogd en kan niet meer inloggen. In het logboek blijft staan wat ermee is gedaan.',
        button: 'Uitsluiten',
        press: (run: Run, current: string) =>
          run(adminRoute('account.deactivate', { id }), { huidig: current }, ''),
        done: `${name} kan niet meer inloggen.`,
      }
    case 'reactivate':
      return {
        title: `${name} weer toelaten`,
        explanation: 'Dit account kan weer inloggen, met het wachtwoord van toen.',
        button: 'Weer toelaten',
        press: (run: Run, current: string) =>
          run(adminRoute('account.reactivate', { id }), { huidig: current }, ''),
        done: `${name} kan weer inloggen.`,
      }
    case 'invite_again':
      return {
        title: `${name} opnieuw mailen`,
        explanation: 'De link in de vorige mail werkt daarna niet meer. De nieuwe werkt 48 uur.',
        button: 'Opnieuw mailen',
        press: (run: Run, current: string) =>
          run(adminRoute('account.invite_again', { id }), { huidig: current }, ''),
        done: `${name} krijgt een nieuwe uitnodiging.`,
      }
    case 'withdraw':
      return {
        title: `De uitnodiging van ${name} intrekken`,
        explanation: 'De link in de mail werkt daarna niet meer.',
        button: 'Intrekken',
        press: (run: Run, current: string) =>
          run(adminRoute('account.destroy', { id }), { huidig: current }, ''),
        done: `De uitnodiging van ${name} is ingetrokken.`,
      }
  }
}
