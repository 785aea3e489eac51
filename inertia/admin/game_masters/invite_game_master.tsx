import { useLayoutEffect, useRef } from 'react'
import { invitationForm, useInvitation } from './use_invitation'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { CurrentPassword } from '~/admin/shell/current_password'
import { Outcome } from '~/admin/shell/outcome'
import { PersonFields } from '~/admin/shell/person_fields'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'

/** Invites somebody by mail to lead this evening. */
export function InviteGameMaster({ customerId }: { customerId: number }) {
  const { open, unfold, fold } = useOpenForm(invitationForm(customerId))
  const invitation = useInvitation(customerId, fold)
  const { kept, fields, type, current, setCurrent, invite, outcome, busy, error, errors } =
    invitation
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (open) form.current?.querySelector('input')?.focus()
  }, [open])

  function close() {
    setCurrent('')
    fold()
    requestAnimationFrame(() => button.current?.focus())
  }

  if (!open)
    return (
      <div className="space-y-3">
        <button ref={button} type="button" className="button" onClick={unfold}>
          Spelleider uitnodigen
        </button>
        <Outcome>{outcome}</Outcome>
      </div>
    )
  return (
    <form ref={form} onSubmit={invite} noValidate className="max-w-[32rem] space-y-4">
      <Heading level={3}>Spelleider uitnodigen</Heading>
      <ErrorSummary errors={errors} />
      <RestoredNote {...kept} />
      <PersonFields {...{ fields, errors }} onType={type} />
      <HowLong {...{ fields, type, errors }} />
      <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
      <GeneralError>{error}</GeneralError>
      <FormButtons busy={busy} onCancel={close}>
        Uitnodigen
      </FormButtons>
    </form>
  )
}

type HowLongProps = Pick<ReturnType<typeof useInvitation>, 'fields' | 'type' | 'errors'>

function HowLong({ fields: { afterRound, tot }, type, errors }: HowLongProps) {
  const choice = (checked: boolean, text: string, value: boolean) => (
    <label className="option">
      <input
        type="radio"
        name="duur"
        checked={checked}
        onChange={() => type({ afterRound: value })}
      />
      {text}
    </label>
  )
  return (
    <fieldset>
      <legend className="font-semibold">Toegang</legend>
      {choice(afterRound, 'Tot 24 uur na het einde van het spel', true)}
      {choice(!afterRound, 'Tot een moment dat je kiest', false)}
      {!afterRound && (
        <Field
          label="Tot"
          name="tot"
          mandatory
          type="datetime-local"
          value={tot}
          errors={errors.tot}
          onChange={({ target }) => type({ tot: target.value })}
        />
      )}
    </fieldset>
  )
}
