/**
 * The options of Node for a web process, which keep the pauses of its garbage collection short. The
 * units of `deploy/` and the image type the same; decision 0156 has the figures.
 */
export const WEB_FLAGS = [
  '--max-semi-space-size=4',
  '--initial-old-space-size=256',
  '--v8-pool-size=1',
] as const
