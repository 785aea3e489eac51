import { err, ok, type Result } from '#domain/result'

/** What a rehearsal can be told. */
export type Options = {
  /** The running server. */
  readonly url: string
  readonly email: string
  readonly wachtwoord: string
  readonly teams: number
  /** Per team. */
  readonly telefoons: number
  /** How many times faster than people. */
  readonly snelheid: number
  /** The same seed, the same choices. */
  readonly zaad: number
  /** Whose game is played; null makes a klant for it. */
  readonly klantId: number | null
  /** Lets it talk to another machine than this one. */
  readonly elders: boolean
}

type Bound = { readonly min: number; readonly max: number; readonly standaard: number }

export const BOUNDS: Readonly<Record<'teams' | 'telefoons' | 'snelheid', Bound>> = {
  teams: { min: 1, max: 20, standaard: 8 },
  telefoons: { min: 1, max: 5, standaard: 2 },
  snelheid: { min: 1, max: 10_000, standaard: 20 },
}

export type OptionRefusal =
  | { readonly type: 'buiten_grenzen'; readonly optie: keyof typeof BOUNDS }
  | { readonly type: 'geen_adres' }
  | { readonly type: 'elders'; readonly host: string }

/** Whether this can be rehearsed: numbers within their bounds, and a server on this machine. */
export function beoordeelOpties(options: Options): Result<Options, OptionRefusal> {
  for (const option of Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]) {
    const { min, max } = BOUNDS[option]
    const whole = Number.isInteger(options[option])
    if (!whole || options[option] < min || options[option] > max)
      return err({ type: 'buiten_grenzen', optie: option })
  }
  const host = URL.canParse(options.url) ? new URL(options.url).hostname : ''
  if (!host) return err({ type: 'geen_adres' })
  return options.elders || isLocal(host) ? ok(options) : err({ type: 'elders', host })
}

/** Whether a host is this machine itself. */
export const isLocal = (host: string) => ['127.0.0.1', 'localhost', '[::1]', '::1'].includes(host)
