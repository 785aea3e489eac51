/** Something that nothing was prepared for: where, and which kind of error. Nothing about a person. */
export type Failure = {
  /** The pattern of a route, or what else was busy. */
  readonly where: string
  readonly error: string
}

/** The port to the owner's open alarms; which area keeps them is decided by a provider. */
export abstract class AlarmBook {
  /** Opens an alarm, or leaves the one of the same cause open. */
  abstract write(failure: Failure): Promise<void>
}
