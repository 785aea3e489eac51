/**
 * An e-mail address that people see and address collectors do not: it stands in the page backwards,
 * and as words for who has no JavaScript.
 */
export function conceal(email: string): string {
  return [...email].reverse().join('')
}

export function reveal(concealed: string): string {
  return [...concealed].reverse().join('')
}

/** `winkel@example.nl` → `winkel [at] example [punt] nl`. */
export function inWords(email: string): string {
  return email.replace('@', ' [at] ').replaceAll('.', ' [punt] ')
}
