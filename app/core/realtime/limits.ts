/** What one process bears. A hall of sixty phones shares one address. */
export const LIMITS = {
  /** Of a message from a client. */
  messageBytes: 10_240,
  subscriptionsPerSocket: 50,
  socketsPerAddress: 200,
  sockets: 5_000,
  /** What may wait for a reader that does not keep up. */
  bufferBytes: 1_048_576,
  /** Messages of one client per heartbeat. */
  messagesPerBeat: 300,
}

/** What the protocol allows in one call, at every provider. */
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
  /** Long enough for a phone whose authorisation is slow and tried again; who listens to nothing then, goes. */
  unusedMs: 30_000,
  /** How long a member stays after its connection was lost: a phone that sleeps does not flicker. */
  absenceMs: 20_000,
  /** How long the other side may take to agree that the connection ends. */
  closeMs: 2_000,
}

export type Limits = Readonly<typeof LIMITS>
export type Timings = Readonly<typeof TIMINGS>
