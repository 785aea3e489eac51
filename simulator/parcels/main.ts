/**
 * Starts the simulator of the parcel service from the command line: `node --import=./bin/typescript.ts
 * simulator/parcels/main.ts`. PARCEL_SIMULATOR_PORT is its port; what it made is lost at its end.
 */
import { startParcelSimulator } from './server.js'

const { env } = process

try {
  const port = Number(env.PARCEL_SIMULATOR_PORT || 3336)
  const { url } = await startParcelSimulator({ port, log: console.log })
  console.log(`Verzendsimulator: ${url}`)
} catch (error) {
  console.error(`Verzendsimulator start niet: ${(error as Error).message}`)
  process.exitCode = 1
}
