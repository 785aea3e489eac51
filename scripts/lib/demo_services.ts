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
  readonly appUrl: string
}

export function surroundings(): Surroundings {
  const port = Number(process.env.PORT || 3333)
  const demo = (process.env.SHOP_MODE || 'demo') !== 'live'
  const dir = process.env.STORAGE_DIR || 'storage'
  return {
    demo,
    storageDir: isAbsolute(dir) ? dir : join(ROOT, dir),
    port,
    host: process.env.HOST || (demo ? '127.0.0.1' : '0.0.0.0'),
    appUrl: process.env.APP_URL || `http://localhost:${port}`,
  }
}

/**
 * Starts the services of the demo: a mailbox, unless SMTP_HOST names a mail server, and the payment
 * simulator, unless MOLLIE_API_URL names a provider.
 *
 * @returns the settings with which the shop finds them
 */
export async function startDemoServices(
  programs: Programs,
  { demo, storageDir, host }: Surroundings
) {
  const settings: Record<string, string> = {}
  if (!demo) return settings
  mkdirSync(storageDir, { recursive: true })
  const shown = host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host

  if (!process.env.SMTP_HOST) {
    const smtp = await freePort(Number(process.env.MAILBOX_SMTP_PORT || 1025), '127.0.0.1')
    const web = await freePort(Number(process.env.MAILBOX_PORT || 3334), host)
    programs.start(
      'mailbox',
      [
        '--import',
        join(ROOT, 'scripts/lib/stop_with_parent.ts'),
        join(ROOT, 'node_modules/maildev/dist/bin/maildev.js'),
        ...['--smtp', String(smtp), '--ip', '127.0.0.1', '--web', String(web), '--web-ip', host],
        ...['--mail-directory', join(storageDir, 'mailbox'), '--max-emails', '500', '--silent'],
      ],
      {},
      true
    )
    Object.assign(settings, {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp),
      SMTP_TLS: 'off',
      MAILBOX_URL: `http://${shown}:${web}`,
    })
  }

  if (!process.env.MOLLIE_API_URL) {
    const port = await freePort(Number(process.env.SIMULATOR_PORT || 3335), host)
    programs.start(
      'payment simulator',
      [
        '--import',
        join(ROOT, 'scripts/lib/stop_with_parent.ts'),
        '--import=@poppinss/ts-exec',
        'simulator/main.ts',
      ],
      {
        SIMULATOR_PORT: String(port),
        SIMULATOR_HOST: host,
        SIMULATOR_STATE: join(storageDir, 'simulator.json'),
      },
      true
    )
    settings.MOLLIE_API_URL = `http://${shown}:${port}`
  }
  return settings
}
