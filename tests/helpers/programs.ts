import { WEB_FLAGS } from '../../scripts/lib/web_flags.js'

/**
 * `npm test` sets this once build/ is made from the present sources, because built programs start
 * in half the time.
 */
const built = process.env.TEST_BUILT === '1'

/** The arguments with which Node runs the shop or one of its commands as a program. */
export const PROGRAMS = built
  ? { ace: 'build/ace.js', server: [...WEB_FLAGS, 'build/bin/server.js'] }
  : { ace: 'ace.js', server: ['--import=./bin/typescript.ts', 'bin/server.ts'] }
