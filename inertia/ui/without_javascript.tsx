/**
 * Warns visitors without JavaScript before they fill in a form, because forms and their buttons
 * need it.
 */
export function WithoutJavaScript({ what = 'Dit formulier' }: { what?: string }) {
  return (
    <noscript>
      <p className="mb-5 rounded-xl border-2 border-error px-4 py-3">
        {`${what} heeft JavaScript nodig. Zet het aan, of stuur ons een e-mail.`}
      </p>
    </noscript>
  )
}
