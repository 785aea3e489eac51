import { mkdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { freePort } from './ports.ts'
import type { Programs } from './programs.ts'
import { ROOT } from './run.ts'

/** Where a run keeps its data, and how it is reached. */
export type Surroundings = {
  readonly demo: boolean
  readonly storageDir: string
  readonly port: number
  readonly host: string
  /** Where others in the building reach the demo; empty when nobody does. */
  readonly lanAddress: string
  readonly appUrl: string
}

export function surroundings(): Surroundings {
  const port = Number(process.env.PORT || 3333)
  const demo = (process.env.SHOP_MODE || 'demo') !== 'live'
  const dir = process.env.STORAGE_DIR || 'storage'
  const lanAddress = (demo && process.env.LAN_ADDRESS) || ''
  return {
    demo,
    storageDir: isAbsolute(dir) ? dir : join(ROOT, dir),
    port,
    host: process.env.HOST || (demo ? lanAddress || '127.0.0.1' : '0.0.0.0'),
    lanAddress,
    appUrl: process.env.APP_URL || `http://${lanAddress || 'localhost'}:${port}`,
  }
}

/** Everybody who reaches the mailbox or the simulator can read every mail and pay without money. */
const THIS_MACHINE = '127.0.0.1'

/**
 * Starts the services of the demo, for this machine only: a mailbox, unless SMTP_HOST names a mail server, and the payment
 * simulator, unless MOLLIE_API_URL names a provider.
 *
 * @returns the settings with which the shop finds them
 */
export async function startDemoServices(programs: Programs, { demo, storageDir }: Surroundings) {
  const settings: Record<string, string> = {}
  if (!demo) return settings
  mkdirSync(storageDir, { recursive: true })

  if (!process.env.SMTP_HOST) {
    const smtp = await freePort(Number(process.env.MAILBOX_SMTP_PORT || 1025), THIS_MACHINE)
    const web = await freePort(Number(process.env.MAILBOX_PORT || 3334), THIS_MACHINE)
    programs.start(
      'mailbox',
      [
        '--import',
        join(ROOT, 'scripts/lib/stop_with_parent.ts'),
        join(ROOT, 'node_modules/maildev/dist/bin/maildev.js'),
        ...['--smtp', String(smtp), '--ip', THIS_MACHINE],
        ...['--web', String(web), '--web-ip', THIS_MACHINE],
        ...['--mail-directory', join(storageDir, 'mailbox'), '--max-emails', '500', '--silent'],
      ],
      {},
      true
    )
    Object.assign(settings, {
      SMTP_HOST: THIS_MACHINE,
      SMTP_PORT: String(smtp),
      SMTP_TLS: 'off',
      MAILBOX_URL: `http://localhost:${web}`,
    })
  }

  if (!process.env.MOLLIE_API_URL) {
    const port = await freePort(Number(process.env.SIMULATOR_PORT || 3335), THIS_MACHINE)
    programs.start(
      'payment simulator',
      [
        '--import',
        join(ROOT, 'scripts/lib/stop_with_parent.ts'),
        '--import=./bin/typescript.ts',
        'simulator/main.ts',
      ],
      {
        SIMULATOR_PORT: String(port),
        SIMULATOR_HOST: THIS_MACHINE,
        SIMULATOR_STATE: join(storageDir, 'simulator.json'),
      },
      true
    )
    settings.MOLLIE_API_URL = `http://localhost:${port}`
  }
  return settings
}
