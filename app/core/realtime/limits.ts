/**
 * The limits of one process. A hall of sixty phones shares one address. Those on sockets are
 * settings, and these are their defaults.
 */
export const LIMITS = {
  /** The size of a message from a client. */
  messageBytes: 10_240,
  subscriptionsPerSocket: 50,
  socketsPerAddress: 200,
  sockets: 5_000,
  /** The bytes that may wait for a client that does not keep up. */
  bufferBytes: 1_048_576,
  /** The messages of one client per heartbeat. */
  messagesPerBeat: 300,
}

/** The protocol's limits of one call, which every provider has. */
export const CALL = {
  channels: 100,
  dataBytes: 10_240,
  eventNameLength: 200,
  batch: 10,
  memberIdLength: 128,
  memberInfoBytes: 1_024,
}

export const TIMINGS = {
  /** A client that was silent this long is asked for a sign of life. */
  heartbeatMs: 10_000,
  pongMs: 5_000,
  /**
   * A client without any channel is closed after this long, which leaves time for a slow
   * authorisation that is repeated.
   */
  unusedMs: 30_000,
  /**
   * A member stays this long after its connection was lost, so that a sleeping phone does not
   * flicker.
   */
  absenceMs: 20_000,
  /** How long the other side may take to confirm that the connection ends. */
  closeMs: 2_000,
}

export type Limits = Readonly<typeof LIMITS>
export type Timings = Readonly<typeof TIMINGS>
