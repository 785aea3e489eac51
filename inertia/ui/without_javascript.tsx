/** Forms and their buttons need JavaScript; who has none reads it before filling in. */
export function WithoutJavaScript({ wat: what = 'Dit formulier' }: { wat?: string }) {
  return (
    <noscript>
      <p className="mb-5 rounded-xl border-2 border-fout px-4 py-3">
        {`${what} heeft JavaScript nodig. Zet het aan, of stuur ons een e-mail.`}
      </p>
    </noscript>
  )
}
