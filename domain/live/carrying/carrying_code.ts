/** The characters of a code that somebody types over from another screen. */
export const CODE_LENGTH = 20

/** A code in groups of five, as it is written down. */
export function inGroups(code: string): string {
  return code.replace(/(.{5})(?=.)/g, '$1-')
}

/** A code as it was meant, whatever the spaces, dashes and capitals with which it was typed. */
export function asCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
