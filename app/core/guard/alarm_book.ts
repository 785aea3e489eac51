/**
 * What reported it: the server, the script of a page, or a browser that keeps to the rules of a
 * page.
 */
export type FailureKind = 'unexpected_error' | 'browser_error' | 'page_rule_broken'

/** An unexpected error: its place and its kind, without anything about a person. */
export type Failure = {
  readonly kind: FailureKind
  /** The pattern of a route, or the name of the work that failed. */
  readonly where: string
  readonly error: string
}

/**
 * What makes two failures the same one. A browser's error has its place in our files, whichever page
 * it happened on.
 */
export function causeOf({ kind, where, error }: Failure): string {
  return kind === 'unexpected_error' ? `${where} · ${error}` : error
}

/** The port to the owner's open alarms. A provider decides which area stores them. */
export abstract class AlarmBook {
  /** Opens an alarm, or keeps the open one of the same cause. */
  abstract write(failure: Failure): Promise<void>
}
