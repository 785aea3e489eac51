type Props = { error: string | null; serverSaid: string | null }

/** Why a mail did not arrive, in words, with what the mail server said folded below. */
export function MailError({ error, serverSaid }: Props) {
  if (error === null) return null
  if (serverSaid === null || serverSaid === error) return error
  return (
    <>
      {error}
      <details className="mt-1 text-sm text-soft">
        <summary className="cursor-pointer">Wat de mailserver zei</summary>
        <span className="font-code wrap-anywhere">{serverSaid}</span>
      </details>
    </>
  )
}
