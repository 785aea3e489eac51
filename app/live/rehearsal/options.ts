import { err, ok, type Result } from '#domain/result'

/** The options of a rehearsal. */
export type Options = {
  /** The address of the running server. */
  readonly url: string
  readonly email: string
  readonly password: string
  readonly teams: number
  /** Phones per team. */
  readonly phones: number
  /** How many times faster than people the robots play. */
  readonly speed: number
  /** The same seed gives the same choices. */
  readonly seed: number
  /** The customer whose game is played; null makes one for the rehearsal alone. */
  readonly customerId: number | null
  /** Whether the rehearsal may use another machine than this one. */
  readonly elsewhere: boolean
}

type Bound = { readonly min: number; readonly max: number; readonly defaultValue: number }

export const BOUNDS: Readonly<Record<'teams' | 'phones' | 'speed', Bound>> = {
  teams: { min: 1, max: 20, defaultValue: 8 },
  phones: { min: 1, max: 5, defaultValue: 2 },
  speed: { min: 1, max: 10_000, defaultValue: 20 },
}

export type OptionRefusal =
  | { readonly type: 'out_of_bounds'; readonly option: keyof typeof BOUNDS }
  | { readonly type: 'no_address' }
  | { readonly type: 'elsewhere'; readonly host: string }

/** Whether these options can be used: numbers within their limits, and a server on this machine. */
export function validateOptions(options: Options): Result<Options, OptionRefusal> {
  for (const option of Object.keys(BOUNDS) as (keyof typeof BOUNDS)[]) {
    const { min, max } = BOUNDS[option]
    const whole = Number.isInteger(options[option])
    if (!whole || options[option] < min || options[option] > max)
      return err({ type: 'out_of_bounds', option })
  }
  const host = URL.canParse(options.url) ? new URL(options.url).hostname : ''
  if (!host) return err({ type: 'no_address' })
  return options.elsewhere || isLocal(host) ? ok(options) : err({ type: 'elsewhere', host })
}

/** Whether a host is this machine itself. */
export const isLocal = (host: string) => ['127.0.0.1', 'localhost', '[::1]', '::1'].includes(host)
