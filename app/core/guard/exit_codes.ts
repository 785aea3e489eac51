/**
 * Why the web process ended. Its exit code tells this to the program that started it;
 * docs/operations/when_something_breaks.md has the list. This file uses no import aliases, because
 * the start script reads it before they exist.
 */
export const EXIT = {
  /** An unexpected error; starting again may help (EX_SOFTWARE). */
  failed: 70,
  /** The shop refuses to start like this; starting again changes nothing (EX_CONFIG). */
  refused: 78,
} as const

/** The shop refuses to start in these surroundings. The message says what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

type Cause = { code?: unknown; name?: unknown; message?: unknown; syscall?: unknown }

/** What a person has to fix by hand, by the code of the system or the database. */
const REASONS: readonly [pattern: RegExp, reason: string][] = [
  [/^EADDRINUSE$/, 'The port is taken. Stop what listens there, or set PORT.'],
  [/^EADDRNOTAVAIL$/, 'This machine has no such address. Set HOST.'],
  [/^(EACCES|EPERM|EROFS)$/, 'The port or a file may not be used. Look at PORT and STORAGE_DIR.'],
  [/^SQLITE_(BUSY|LOCKED)/, 'The database file is locked. Stop the program that holds it.'],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|NOTADB|CORRUPT)/,
    'The database file cannot be used. Look at DATABASE_URL, or put a backup back.',
  ],
  [/^(28P01|28000|3D000)$/, 'PostgreSQL refuses us. Look at DATABASE_URL.'],
  [/^42P01$/, 'The database has no tables. Run `setup`, or put a backup back.'],
]

/**
 * Tells a refusal from a failure, for an error during the start.
 *
 * @returns what to do about it, or null when it is a failure
 */
export function refusalOf(error: unknown): string | null {
  const { code, name, message } = (error ?? {}) as Cause
  if (name === 'SettingsError' || name === 'StartRefused') return String(message)
  if (/no such table/.test(String(message))) {
    return 'The database has no tables. Run `setup`, or put a backup back.'
  }
  const known = REASONS.find(([pattern]) => pattern.test(String(code)))
  return known ? known[1] : null
}

/** @returns the exit code of a program that could not start because of this error */
export function exitCodeFor(error: unknown): number {
  return refusalOf(error) === null ? EXIT.failed : EXIT.refused
}
