import { AssertionError } from 'node:assert'

/** A value that has to be there, or a failure at the line that asked, which says what was missing. */
function missing(message: string, asker: (...given: never[]) => unknown): never {
  throw new AssertionError({ message, stackStartFn: asker })
}

/** The value, when it is there. */
export function present<T>(value: T, what: string): NonNullable<T> {
  return value ?? missing(`${what} is missing`, present)
}

/** The item at an index of a list, or the letter at an index of a text. */
export function itemAt<T>(list: ArrayLike<T>, index: number): NonNullable<T> {
  return list[index] ?? missing(`item ${index} is missing: there are ${list.length}`, itemAt)
}

/** What stands in a row and a column of a list of rows. */
export function cellAt<T>(
  rows: ArrayLike<ArrayLike<T>>,
  row: number,
  column: number
): NonNullable<T> {
  const cells = rows[row] ?? missing(`row ${row} is missing: there are ${rows.length}`, cellAt)
  return cells[column] ?? missing(`row ${row} has ${cells.length} items, no ${column}`, cellAt)
}

export function firstOf<T>(list: ArrayLike<T>): NonNullable<T> {
  return list[0] ?? missing('the first item is missing: the list is empty', firstOf)
}

export function lastOf<T>(list: ArrayLike<T>): NonNullable<T> {
  return list[list.length - 1] ?? missing('the last item is missing: the list is empty', lastOf)
}

/** The one item of a list that has no other. */
export function onlyOf<T>(list: ArrayLike<T>): NonNullable<T> {
  const item = list.length === 1 ? list[0] : undefined
  return item ?? missing(`one item is expected: there are ${list.length}`, onlyOf)
}

type Leading<T> = { 1: [T]; 2: [T, T]; 3: [T, T, T]; 4: [T, T, T, T]; 5: [T, T, T, T, T] }

/** The first items of a list that has at least this many, as a tuple. */
export function leading<T, N extends keyof Leading<T>>(list: Iterable<T>, count: N) {
  const items = [...list]
  if (items.length >= count) return items.slice(0, count) as Leading<T>[N]
  return missing(`${count} items are expected: there are ${items.length}`, leading)
}

/** The first item of a list that fits. */
export function findIn<T, F extends T>(
  list: readonly T[],
  fits: (item: T, index: number) => item is F
): F
export function findIn<T>(list: readonly T[], fits: (item: T, index: number) => unknown): T
export function findIn<T>(list: readonly T[], fits: (item: T, index: number) => unknown): T {
  const index = list.findIndex(fits)
  if (index >= 0) return list[index] as T
  return missing(`none of ${list.length} items fits ${fits}`, findIn)
}

/** What a map or a record holds under a key. */
export function valueAt<K, V>(held: ReadonlyMap<K, V>, key: K): NonNullable<V>
export function valueAt<R extends object>(held: R, key: PropertyKey): NonNullable<R[keyof R]>
export function valueAt(held: object, key: unknown): unknown {
  const value = held instanceof Map ? held.get(key) : Reflect.get(held, key as PropertyKey)
  return value ?? missing(`'${String(key)}' holds nothing`, valueAt)
}

/** The match of a pattern in a text. */
export function matched(pattern: RegExp, text: string): RegExpMatchArray {
  return text.match(pattern) ?? missing(`${pattern} does not match: ${shortened(text)}`, matched)
}

/** What a group of a pattern caught in a text. */
export function captured(pattern: RegExp, text: string, group = 1): string {
  const found = text.match(pattern)?.[group]
  return found ?? missing(`${pattern} catches nothing in: ${shortened(text)}`, captured)
}

/** A header of an answer. */
export function headerOf(answer: { header(name: string): string | undefined }, name: string) {
  return answer.header(name) ?? missing(`the header ${name} is missing`, headerOf)
}

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text)
