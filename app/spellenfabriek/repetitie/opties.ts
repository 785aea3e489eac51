import { err, ok, type Result } from '#domain/result'

/** What a rehearsal can be told. */
export type Opties = {
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

type Grens = { readonly min: number; readonly max: number; readonly standaard: number }

export const GRENZEN: Readonly<Record<'teams' | 'telefoons' | 'snelheid', Grens>> = {
  teams: { min: 1, max: 20, standaard: 8 },
  telefoons: { min: 1, max: 5, standaard: 2 },
  snelheid: { min: 1, max: 10_000, standaard: 20 },
}

export type Optieweigering =
  | { readonly type: 'buiten_grenzen'; readonly optie: keyof typeof GRENZEN }
  | { readonly type: 'geen_adres' }
  | { readonly type: 'elders'; readonly host: string }

/** Whether this can be rehearsed: numbers within their bounds, and a server on this machine. */
export function beoordeelOpties(opties: Opties): Result<Opties, Optieweigering> {
  for (const optie of Object.keys(GRENZEN) as (keyof typeof GRENZEN)[]) {
    const { min, max } = GRENZEN[optie]
    const heel = Number.isInteger(opties[optie])
    if (!heel || opties[optie] < min || opties[optie] > max)
      return err({ type: 'buiten_grenzen', optie })
  }
  const host = URL.canParse(opties.url) ? new URL(opties.url).hostname : ''
  if (!host) return err({ type: 'geen_adres' })
  return opties.elders || isHier(host) ? ok(opties) : err({ type: 'elders', host })
}

/** Whether a host is this machine itself. */
export const isHier = (host: string) => ['127.0.0.1', 'localhost', '[::1]', '::1'].includes(host)
