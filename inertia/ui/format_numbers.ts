type Limits = { readonly min: number; readonly max: number }

export const CORRECTION = { min: -1000, max: 1000 } as const

/**
 * @returns the reason why the text is not a whole number within the limits; undefined when it is
 *   one
 */
export function numberError(typed: string, { min, max }: Limits): string[] | undefined {
  const number = Number(typed)
  const correct = typed.trim() !== '' && Number.isInteger(number) && number >= min && number <= max
  return correct ? undefined : [`Vul een heel getal in van ${min} tot en met ${max}.`]
}

const COUNT = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** '12.325'. */
export const formatCount = (count: number) => COUNT.format(count)

/** '1 minuut', '5 minuten'. */
export const inMinutes = (count: number) => `${count} ${count === 1 ? 'minuut' : 'minuten'}`
