/**
 * Calendars as text, after RFC 5545. Times are written in UTC, so no calendar program has to know the
 * Dutch clock, and no rule of summer time is copied into the text.
 */
const PRODUCT = '-//Het Kabinet van Raadsels//Agenda//NL'

/** The octets of a line, without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75

export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'

export type CalendarEvent = {
  /** Stays the same for as long as the event exists, whatever changes in it. */
  readonly uid: string
  /** Grows with each change; a program keeps the highest. */
  readonly sequence: number
  /** When the event was last changed. */
  readonly changedAt: Date
  readonly startsAt: Date
  readonly minutes: number
  readonly status: CalendarStatus
  readonly summary: string
  /** Where it is, on one line; empty when nobody knows yet. */
  readonly location: string
  /** Lines, separated by `\n`. */
  readonly description: string
}

export type Calendar = {
  readonly name: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly events: readonly CalendarEvent[]
}

/** How often a program that subscribed looks again (RFC 7986, section 5.7). */
const REFRESH = 'PT1H'

/** A calendar that programs subscribe to and fetch again, whole. */
export function writeFeed({ name, organizer, events }: Calendar): string {
  return written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => linesOf(event, organizer)),
    'END:VCALENDAR',
  ])
}

/**
 * One event as a file for a mail (RFC 5546, section 3.2). It is published and not an invitation, so
 * nobody is asked to answer; a canceled event takes the earlier one out of the calendar.
 */
export function writeEventFile(
  event: CalendarEvent,
  organizer: Calendar['organizer']
): { readonly method: 'PUBLISH' | 'CANCEL'; readonly text: string } {
  const method = event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'
  const text = written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...linesOf(event, organizer),
    'END:VCALENDAR',
  ])
  return { method, text }
}

function linesOf(event: CalendarEvent, organizer: Calendar['organizer']): string[] {
  const ends = new Date(event.startsAt.getTime() + event.minutes * 60_000)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${moment(event.changedAt)}`,
    `LAST-MODIFIED:${moment(event.changedAt)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(ends)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${address(organizer.email)}`,
    `TRANSP:${event.status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

const written = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('')

/** '20261212T183000Z'. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Text as a value (section 3.3.11). Control characters have no place in it, a new line is `\n`. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Text as the value of a parameter (RFC 6868): quoted, with `^` for what may not be in quotes. */
const parameter = (text: string): string =>
  `"${text
    .replace(/\^/g, '^^')
    .replace(/"/g, "^'")
    .replace(/\p{Cc}/gu, ' ')}"`

/** An address without what would end the line or begin another value. */
const address = (email: string): string => email.replace(/[\p{Cc}\s,;"<>]/gu, '')

/** Breaks a line after 75 octets, never inside a character. A line that goes on begins with a space. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}

/** How many octets UTF-8 takes for a character. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
