/**
 * Whether a typed answer is right: trimmed, without regard to case, one of the alternatives that the
 * room's editor separates by a pipe, as in 'rood|vermiljoen' (specification 2, section 5).
 */
export function isJuistAntwoord(ingevoerd: string, antwoord: string): boolean {
  const getypt = vergelijkbaar(ingevoerd)
  return getypt !== '' && antwoord.split('|').some((goed) => vergelijkbaar(goed) === getypt)
}

/** The text as it is compared. A phone writes spaces and accents in more than one way. */
export function vergelijkbaar(tekst: string): string {
  return tekst.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('nl')
}

/** How the answer is shown to whoever may see it: the first alternative. */
export function toonAntwoord(antwoord: string): string {
  return antwoord.split('|')[0]!.trim()
}
