/** Set by `npm test` once build/ is made of the present sources: those programs open in half the time. */
const built = process.env.TEST_BUILT === '1'

/** What Node is given to run the shop, or one of its commands, as a program of its own. */
export const PROGRAMS = built
  ? { ace: 'build/ace.js', server: ['build/bin/server.js'] }
  : { ace: 'ace.js', server: ['--import=@poppinss/ts-exec', 'bin/server.ts'] }
