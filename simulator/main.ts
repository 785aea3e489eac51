/**
 * Starts the payment simulator from the command line: `node --import=./bin/typescript.ts
 * simulator/main.ts`. Settings come from SIMULATOR_PORT, SIMULATOR_HOST, SIMULATOR_STATE (a file),
 * SIMULATOR_PUBLIC_URL, SIMULATOR_SHOP (its name) and SIMULATOR_LOG (1 prints every call).
 */
import { startSimulator } from './server.js'

const { env } = process
/** Its state file names who paid what, so it is for its owner only. */
process.umask(0o077)

try {
  const simulator = await startSimulator({
    port: Number(env.SIMULATOR_PORT || 3335),
    host: env.SIMULATOR_HOST || '127.0.0.1',
    stateFile: env.SIMULATOR_STATE || undefined,
    publicUrl: env.SIMULATOR_PUBLIC_URL || undefined,
    shopName: env.SIMULATOR_SHOP || undefined,
    log: env.SIMULATOR_LOG === '1' ? console.log : undefined,
  })
  console.log(`Betaalsimulator: ${simulator.url}`)

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void simulator.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(`Betaalsimulator start niet: ${(error as Error).message}`)
  process.exitCode = 1
}
