/** The clock of a game. Moments are milliseconds since 1970. */
export type Klok = {
  /** Null when the game has not started. */
  readonly start: number | null
  readonly tijdsduur_minuten: number
  /** What the game master gave on top. */
  readonly extra_seconden: number
  /** All pauses that are over, together. */
  readonly pauze_seconden: number
  /** When the pause that goes on now began. */
  readonly gepauzeerd_sinds: number | null
}

/** The bounds of a game's duration in minutes, and of what one press gives on top in seconds. */
export const TIJDSDUUR = { min: 5, max: 480, standaard: 60 } as const
export const EXTRA_TIJD = { min: 60, max: 3600 } as const

/** @returns when the time is over, with a pause that goes on now counted up to `nu`; null before the start */
export function eindtijd(klok: Klok, nu: number): number | null {
  if (klok.start === null) return null
  const pauze = klok.gepauzeerd_sinds === null ? 0 : Math.max(0, nu - klok.gepauzeerd_sinds)
  const seconden = klok.tijdsduur_minuten * 60 + klok.extra_seconden + klok.pauze_seconden
  return klok.start + seconden * 1000 + pauze
}

/** @returns whole seconds until the end, rounded up so that the last second is seen; 0 when it is over */
export function resterendeSeconden(klok: Klok, nu: number): number | null {
  const einde = eindtijd(klok, nu)
  return einde === null ? null : Math.max(0, Math.ceil((einde - nu) / 1000))
}

/** Whether the time is over; a paused clock never runs out. */
export function isVoorbij(klok: Klok, nu: number): boolean {
  const einde = eindtijd(klok, nu)
  return einde !== null && klok.gepauzeerd_sinds === null && nu >= einde
}

/**
 * Extra time shifts the end; after zero it counts from now, so that it is never shorter than was said.
 *
 * @returns the new `extra_seconden`
 */
export function metExtraTijd(klok: Klok, seconden: number, nu: number): number {
  const einde = eindtijd(klok, nu)
  const teLaat = einde === null ? 0 : Math.max(0, Math.ceil((nu - einde) / 1000))
  return klok.extra_seconden + teLaat + seconden
}

/** 3725 seconds read '62:05' (specification 2, section 9). */
export function alsMinutenSeconden(seconden: number): string {
  const twee = (getal: number) => String(getal).padStart(2, '0')
  return `${twee(Math.floor(seconden / 60))}:${twee(seconden % 60)}`
}
