/**
 * Hides an e-mail address from address collectors, but not from people: the page holds it
 * backwards, and in words for visitors without JavaScript.
 */
export function conceal(email: string): string {
  return [...email].reverse().join('')
}

/** Undoes `conceal`: the address as people read it. */
export function reveal(concealed: string): string {
  return [...concealed].reverse().join('')
}

/** `winkel@example.nl` → `winkel [at] example [punt] nl`. */
export function inWords(email: string): string {
  return email.replace('@', ' [at] ').replaceAll('.', ' [punt] ')
}
