import { Verborgen, type Herroepvelden } from '~/components/winkel/herroepformulier'

export type Bevestigen = { verklaring: string[]; aanvraagsleutel: string }

type Props = { pageToken: string; velden: Herroepvelden; bevestigen: Bevestigen }

/** Step 2: what is sent, word for word, and the button that sends it. */
export function Herroepbevestiging({ pageToken, velden, bevestigen }: Props) {
  const { verklaring, aanvraagsleutel } = bevestigen
  return (
    <form method="post" action="/herroepen" aria-label="Herroepen, stap 2" className="space-y-5">
      <Verborgen velden={{ _csrf: pageToken, aanvraagsleutel, ...velden }} />
      <p>Dit sturen we voor je:</p>
      <Verklaring regels={verklaring} />
      <p>
        De bevestiging gaat naar <strong className="wrap-anywhere">{velden.email}</strong>.
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
export function Verklaring({ regels }: { regels: string[] }) {
  return (
    <blockquote className="notitie wrap-anywhere">
      {regels.map((regel) => (
        <p key={regel}>{regel}</p>
      ))}
    </blockquote>
  )
}
