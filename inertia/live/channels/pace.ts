/** How often a screen looks while the realtime connection is there, and while it is not. */
export const QUIET_MS = 20_000
export const POLL_MS = 3_000

/** How long a call of a live game may take. */
export const LIVE_PATIENCE_MS = 8_000

/** How long the news of a tap waits for the answer to it. */
export const ANSWER_MS = 2_000

/** When a tap without an answer is sent again. */
export const RETRY_MS = 2_000

/**
 * The statuses without a connection, with too many requests, or from a proxy during a restart of
 * the server.
 */
export const NOT_YET = [0, 429, 502, 503, 504]

/** How long a screen that woke waits for news, before it shows what it has. */
export const WAKING_MS = 2_000

/** How soon it asks again: the wifi of a phone may come back a moment after its screen. */
export const WAKING_RETRY_MS = 250
