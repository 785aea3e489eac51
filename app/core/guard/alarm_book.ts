/** An unexpected error: its place and its kind, without anything about a person. */
export type Failure = {
  /** The pattern of a route, or the name of the work that failed. */
  readonly where: string
  readonly error: string
}

/** The port to the owner's open alarms. A provider decides which area stores them. */
export abstract class AlarmBook {
  /** Opens an alarm, or keeps the open one of the same cause. */
  abstract write(failure: Failure): Promise<void>
}
