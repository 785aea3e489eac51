import { formatClockTime } from '#domain/dutch_time'

/** '19.30', as the Dutch write a time of day. */
export const hourOf = (at: string): string => formatClockTime(at).slice(0, 5).replace(':', '.')
