import { GeneralError } from '~/ui/general_error'
import { HiddenFields, type WithdrawalFields } from './withdrawal_form'

export type Confirmation = { verklaring: string[]; aanvraagsleutel: string }

type Props = {
  pageToken: string
  velden: WithdrawalFields
  melding: string | null
  bevestigen: Confirmation
}

/** Step 2: what is sent, word for word, and the button that sends it. */
export function WithdrawalConfirmation({
  pageToken,
  velden: fields,
  melding: notice,
  bevestigen: confirmation,
}: Props) {
  const { verklaring: statement, aanvraagsleutel: requestKey } = confirmation
  return (
    <form method="post" action="/herroepen" aria-label="Herroepen, stap 2" className="space-y-5">
      <HiddenFields velden={{ _csrf: pageToken, aanvraagsleutel: requestKey, ...fields }} />
      {notice && <GeneralError>{notice}</GeneralError>}
      <p>Dit sturen we voor je:</p>
      <Statement regels={statement} />
      <p>
        De bevestiging gaat naar <strong className="wrap-anywhere">{fields.email}</strong>.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <button type="submit" className="knop knop-lak text-lg">
          Herroeping bevestigen
        </button>
        <button
          type="submit"
          formAction="/herroepen/controleren"
          name="wijzigen"
          value="1"
          className="knop"
        >
          Iets wijzigen
        </button>
      </div>
    </form>
  )
}

/** The statement, a line each. */
export function Statement({ regels: lines }: { regels: string[] }) {
  return (
    <blockquote className="notitie wrap-anywhere">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  )
}
