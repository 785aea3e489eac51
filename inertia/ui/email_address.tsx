import { inWords, reveal } from '#domain/concealed_email'
import { useShared } from './hooks/use_shared'
import { useHydrated } from './hooks/use_hydrated'

/** The shop's address: words in the page's source, a link once JavaScript runs. */
export function EmailAddress() {
  const email = reveal(useShared().shop.concealedEmail)
  if (!useHydrated()) return <span>{inWords(email)}</span>
  return (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  )
}
