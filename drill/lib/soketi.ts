import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '#tests/helpers/standalone_shop'
import { freePorts } from '../../scripts/lib/ports.js'

const VERSION = '1.6.1'
/** Its sockets are a program for one version of Node.js, and these are built for this one. */
const NODE_MAJOR = '20'
const SOCKETS = 'npm:@trufflesuite/uws-js-unofficial@20.30.0-unofficial.0'
const INSTALL_MS = 180_000
const ACCOUNT = { id: 'drill', key: 'drillkey', secret: 'drillsecret' } as const

/** The folder of a Node.js that soketi runs on, beside the one that the shop runs on; null without one. */
export function oldNode(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.find((folder) => versionIn(folder)?.startsWith(`v${NODE_MAJOR}.`)) ?? null
}

function versionIn(folder: string): string | null {
  const program = join(folder, 'node')
  if (!existsSync(program) || !existsSync(join(folder, 'npm'))) return null
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' })
  } catch {
    return null
  }
}

/** soketi, another program that speaks the Pusher protocol, in a folder and on ports of its own. */
export class Soketi {
  #process: ChildProcess | null = null

  private constructor(
    private readonly folder: string,
    private readonly node: string,
    readonly port: number,
    private readonly metricsPort: number
  ) {}

  /** Fetches it from the registry of npm. */
  static async install(folder: string): Promise<Soketi> {
    const node = oldNode()
    if (node === null) throw new Error(`soketi needs Node.js ${NODE_MAJOR} with npm in the PATH`)
    mkdirSync(folder)
    const wanted = {
      private: true,
      dependencies: { '@soketi/soketi': VERSION },
      overrides: { 'uWebSockets.js': SOCKETS },
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted))
    await promisify(execFile)(
      join(node, 'npm'),
      ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'],
      { cwd: folder, env: withNode(node), timeout: INSTALL_MS }
    )
    const [port = 0, metricsPort = 0] = await freePorts(2)
    return new Soketi(folder, node, port, metricsPort)
  }

  /** The settings with which a shop uses it. */
  get settings(): Record<string, string> {
    return {
      BROADCAST_DRIVER: 'pusher',
      PUSHER_APP_ID: ACCOUNT.id,
      PUSHER_KEY: ACCOUNT.key,
      PUSHER_SECRET: ACCOUNT.secret,
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: String(this.port),
      PUSHER_TLS: 'off',
    }
  }

  async start() {
    const program = join(this.folder, 'node_modules/@soketi/soketi/bin/server.js')
    this.#process = spawn(join(this.node, 'node'), [program, 'start'], {
      cwd: this.folder,
      env: {
        ...withNode(this.node),
        SOKETI_HOST: '127.0.0.1',
        SOKETI_PORT: String(this.port),
        SOKETI_METRICS_HOST: '127.0.0.1',
        SOKETI_METRICS_SERVER_PORT: String(this.metricsPort),
        SOKETI_DEFAULT_APP_ID: ACCOUNT.id,
        SOKETI_DEFAULT_APP_KEY: ACCOUNT.key,
        SOKETI_DEFAULT_APP_SECRET: ACCOUNT.secret,
      },
      stdio: 'ignore',
    })
    await until(
      () =>
        fetch(`http://127.0.0.1:${this.port}/ready`).then(
          ({ ok }) => ok,
          () => false
        ),
      'soketi',
      20_000
    )
  }

  /** Kills it at once, with every socket. */
  async kill() {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
}

/** The environment without what npm and our own Node.js put into it. */
function withNode(folder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|INIT_CWD)/.test(name) || name === 'NODE_EXTRA_CA_CERTS'
  )
  return { ...Object.fromEntries(kept), PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` }
}
