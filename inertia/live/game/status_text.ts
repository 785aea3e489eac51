import type { Status } from '#domain/live/game/game_flow'

const TEXTS: Readonly<Record<Status, string>> = {
  open: 'Spel verzamelpunt is geopend, teams kunnen inloggen en teamnaam instellen',
  closed: 'Spel verzamelpunt is gesloten',
  started: 'Spel is gestart',
  timeout: 'Spel is afgelopen, tijd is voorbij',
  finished: 'Spel is gestopt en afgelopen',
}

/** A status in words; an unknown one is 'Onbekend' (specification 2, section 4). */
export const statusText = (status: string): string =>
  (TEXTS as Partial<Record<string, string>>)[status] ?? 'Onbekend'
