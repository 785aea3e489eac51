type Limits = { readonly min: number; readonly max: number }

export const CORRECTION = { min: -1000, max: 1000 } as const

/** @returns why what was typed is not a whole number within the bounds; undefined when it is */
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

const CLOCK_TIME = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** A moment as HH:mm:ss. */
export const formatClockTime = (moment: string) => CLOCK_TIME.format(new Date(moment))

/** How many minutes the chosen rooms take together. */
export const estimatedTime = (rooms: readonly { readonly tijdschatting: number }[]) =>
  rooms.reduce((total, { tijdschatting: timeEstimate }) => total + timeEstimate, 0)
