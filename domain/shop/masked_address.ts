/**
 * An e-mail address that its owner knows again and nobody else learns: the first letter, and what
 * stands behind the @, where most typing errors are.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '…' : `${first}…${email.slice(at)}`
}
