/** Forms need JavaScript; who has none reads it before filling in. */
export function ZonderJavaScript() {
  return (
    <noscript>
      <p className="mb-5 rounded-xl border-2 border-fout px-4 py-3">
        Dit formulier heeft JavaScript nodig. Zet het aan, of stuur ons een e-mail.
      </p>
    </noscript>
  )
}
