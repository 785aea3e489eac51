import { Exception } from '@adonisjs/core/exceptions'
import { cleanText } from '#app/core/input/clean_text'

/** Passwords are hashed as they were typed, and are never shown or stored. */
const AS_TYPED: ReadonlySet<string> = new Set(['password', 'huidig', 'nieuw'])

/** Far deeper than any form of ours. */
const MOST_LEVELS = 12

/**
 * What arrived in a body or query, with all its texts clean. A field that is called like something
 * that every object has, such as `toString`, is left out: it would make the object fail wherever it
 * is read as text.
 *
 * @throws a refusal (400) of what is nested too deep
 */
export function cleanInput(input: unknown, level = 0): unknown {
  if (typeof input === 'string') return cleanedOrNothing(input)
  if (typeof input !== 'object' || input === null) return input
  if (level >= MOST_LEVELS) throw new Exception('Nested too deep', { status: 400 })
  if (Array.isArray(input)) return input.map((item) => cleanInput(item, level + 1))
  const fields = Object.entries(input).filter(([name]) => !(name in Object.prototype))
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' && AS_TYPED.has(name) ? value : cleanInput(value, level + 1),
    ])
  )
}

/** The framework reads an empty text as no text; one that became empty is the same. */
function cleanedOrNothing(text: string): string | null {
  const clean = cleanText(text)
  return clean === '' && text !== '' ? null : clean
}
