import { inWoorden, onthul } from '#domain/winkel/email'
import { useGedeeld } from '~/hooks/use_gedeeld'
import { useGehydrateerd } from '~/hooks/use_gehydrateerd'

/** The shop's address: in words in the page's source, a link once JavaScript runs. */
export function Emailadres() {
  const email = onthul(useGedeeld().winkel.verhuldEmail)
  if (!useGehydrateerd()) return <span>{inWoorden(email)}</span>
  return (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  )
}
