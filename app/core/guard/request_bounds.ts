/** How long a request may take to come in, so that nobody holds a connection with half of one. */
export const REQUEST_BOUNDS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
} as const
