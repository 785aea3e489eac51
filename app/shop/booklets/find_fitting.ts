import { present } from '#domain/present'

/**
 * The largest candidate that fits. Whatever is smaller than one that fits, fits too, so halving what
 * is left finds it. Mostly all fit, so the largest is tried as soon as the middle one fits.
 *
 * @param options from small to large; the first one fits
 */
export async function largestOf<T>(
  options: readonly T[],
  fits: (one: T) => Promise<boolean>
): Promise<T> {
  const at = (place: number) => present(options[place], 'a candidate')
  let [low, high] = [0, options.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (!(await fits(at(middle)))) high = middle - 1
    else if (low > 0) low = middle
    else if (await fits(at(high))) low = high
    else [low, high] = [middle, high - 1]
  }
  return at(low)
}

/** The first candidate that fits, or else the last one. */
export async function first<T>(
  options: readonly T[],
  satisfies: (one: T) => Promise<boolean>
): Promise<T> {
  for (const one of options) if (await satisfies(one)) return one
  return present(options.at(-1), 'a candidate')
}
