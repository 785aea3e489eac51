import { GeneralError } from '~/ui/general_error'
import { HiddenFields, type WithdrawalFields } from './withdrawal_form'
import { urlFor } from '~/wire/routes'

export type Confirmation = { statement: string[]; requestKey: string }

type Props = {
  pageToken: string
  fields: WithdrawalFields
  notice: string | null
  confirmation: Confirmation
}

/** Step 2: the statement, word for word, and the button that sends it. */
export function WithdrawalConfirmation({ pageToken, fields, notice, confirmation }: Props) {
  const { statement, requestKey } = confirmation
  return (
    <form
      method="post"
      action={urlFor('withdrawal.store')}
      aria-label="Herroepen, stap 2"
      className="space-y-5"
    >
      <HiddenFields fields={{ _csrf: pageToken, aanvraagsleutel: requestKey, ...fields }} />
      {notice && <GeneralError>{notice}</GeneralError>}
      <p>Dit sturen we voor je:</p>
      <Statement lines={statement} />
      <p>
        De bevestiging gaat naar <strong className="wrap-anywhere">{fields.email}</strong>.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <button type="submit" className="button button-primary text-lg">
          Herroeping bevestigen
        </button>
        <button
          type="submit"
          formAction={urlFor('withdrawal.check')}
          name="wijzigen"
          value="1"
          className="button"
        >
          Iets wijzigen
        </button>
      </div>
    </form>
  )
}

/** The statement, one line per string. */
export function Statement({ lines }: { lines: string[] }) {
  return (
    <blockquote className="note wrap-anywhere">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  )
}
