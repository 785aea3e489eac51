import { existsSync } from 'node:fs'
import { join } from 'node:path'
/** This import uses a path, because the start script reads it before import aliases exist. */
import { keptSecret } from './kept_secret.ts'

type Demo = { readonly lanAddress: string; readonly storageDir: string }

/** The password of a demo that only this machine reaches, so it is no secret. */
export const PUBLIC_DEMO_PASSWORD = 'escape-room-demo'

/**
 * The password of the demo's admin. A demo that others reach has one of its own, which is drawn
 * once and kept beside its data.
 */
export function demoPassword(demo: Demo): string {
  return demo.lanAddress === '' ? PUBLIC_DEMO_PASSWORD : keptSecret(fileOf(demo), 12)
}

/** The passwords that the demo may have had before it was opened to others, or closed again. */
export function formerDemoPasswords(demo: Demo): string[] {
  if (demo.lanAddress !== '') return [PUBLIC_DEMO_PASSWORD]
  return existsSync(fileOf(demo)) ? [keptSecret(fileOf(demo), 12)] : []
}

const fileOf = ({ storageDir }: Demo) => join(storageDir, 'demo.password')
