/** What the commands of `commands/` were called before their names became English. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['beheerder', 'admin'],
  ['beheerder:zonder-tweestaps', 'admin:reset-two-factor'],
  ['bewaren', 'retention'],
  ['boekje', 'booklet'],
  ['boekjes', 'booklets'],
  ['gegevens:uitvoer', 'personal-data:export'],
  ['gegevens:wissen', 'personal-data:erase'],
  ['inkijk', 'preview'],
  ['opzetten', 'setup'],
  ['prijs', 'price'],
  ['repetitie', 'rehearsal'],
  ['reservekopie:maak', 'backup:create'],
  ['reservekopie:terug', 'backup:restore'],
  ['winkel:controle', 'shop:check'],
])

/**
 * Says what a command is called now.
 *
 * @param words what was typed after `node ace`
 * @returns null when that is no old name
 */
export function renamedCommand(words: readonly string[]): string | null {
  const typed = words.find((word) => !word.startsWith('-'))
  const now = typed === undefined ? undefined : RENAMED.get(typed)
  return now ? `\`${typed}\` is now \`${now}\`; \`${now} --help\` shows its flags.` : null
}
