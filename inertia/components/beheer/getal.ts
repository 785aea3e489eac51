type Grenzen = { readonly min: number; readonly max: number }

export const CORRECTIE = { min: -1000, max: 1000 } as const

/** @returns why what was typed is not a whole number within the bounds; undefined when it is */
export function getalfout(getypt: string, { min, max }: Grenzen): string[] | undefined {
  const getal = Number(getypt)
  const goed = getypt.trim() !== '' && Number.isInteger(getal) && getal >= min && getal <= max
  return goed ? undefined : [`Vul een heel getal in van ${min} tot en met ${max}.`]
}

const AANTAL = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** '12.325'. */
export const alsAantal = (aantal: number) => AANTAL.format(aantal)

/** '1 minuut', '5 minuten'. */
export const inMinuten = (aantal: number) => `${aantal} ${aantal === 1 ? 'minuut' : 'minuten'}`

const KLOKTIJD = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** A moment as HH:mm:ss. */
export const alsKloktijd = (moment: string) => KLOKTIJD.format(new Date(moment))

/** How many minutes the chosen rooms take together. */
export const geschatteTijd = (rooms: readonly { readonly tijdschatting: number }[]) =>
  rooms.reduce((totaal, { tijdschatting }) => totaal + tijdschatting, 0)
