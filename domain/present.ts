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

/** The item at an index of a list, or the letter at an index of a text, which is there. */
export function itemAt<T>(list: ArrayLike<T>, index: number): NonNullable<T> {
  return list[index] ?? missing(`item ${index} is missing: there are ${list.length}`)
}

/** The first item of a list that has one. */
export const firstOf = <T>(list: ArrayLike<T>): NonNullable<T> => itemAt(list, 0)

/** The last item of a list that has one. */
export const lastOf = <T>(list: ArrayLike<T>): NonNullable<T> => itemAt(list, list.length - 1)

/** The first item of a list that fits, when one does. */
export function findIn<T>(list: readonly T[], fits: (item: T) => boolean): NonNullable<T> {
  return list.find(fits) ?? missing(`none of ${list.length} items fits`)
}

/** What a map or a record holds under a key that is there. */
export function valueAt<K, V>(held: ReadonlyMap<K, V>, key: K): NonNullable<V>
export function valueAt<R extends object>(held: R, key: PropertyKey): NonNullable<R[keyof R]>
export function valueAt(held: object, key: unknown): unknown {
  const value = held instanceof Map ? held.get(key) : Reflect.get(held, key as PropertyKey)
  return value ?? missing(`'${String(key)}' holds nothing`)
}

/** What a group of a pattern caught in a text that fits it. */
export function captured(pattern: RegExp, text: string, group = 1): string {
  return pattern.exec(text)?.[group] ?? missing(`${pattern} catches nothing in: ${text}`)
}

function missing(message: string): never {
  throw new Error(message)
}
