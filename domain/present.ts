/**
 * A value that is there, because something else sees to it: a constraint of the database, a rule
 * that was asked before, a route that accepts nothing else.
 *
 * @throws an error that says what is missing
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
