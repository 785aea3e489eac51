import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.ts'
import { ROOT, runNode } from '../../scripts/lib/run.ts'

/** Another build than that of these sources, such as one of an older commit, to compare the two. */
const BUILD = join(ROOT, process.env.BENCH_BUILD || 'build')

/** `BENCH_PROFILE=tmp/profile` keeps a profile of what the shop's processor did. */
const PROFILED = process.env.BENCH_PROFILE
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
  : []

export async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts the shop as it runs in production: built, on SQLite, with the worker elsewhere. */
export async function startShop() {
  const storage = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const port = await freePort(0, '127.0.0.1')
  const simulatorPort = await freePort(0, '127.0.0.1')
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    STORAGE_DIR: storage,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${port}`,
    MOLLIE_API_URL: `http://127.0.0.1:${simulatorPort}`,
    SMTP_HOST: '127.0.0.1',
    WORKER: 'off',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
  }
  if ((await runNode([join(BUILD, 'ace.js'), 'setup'], { env })) !== 0)
    throw new Error('No database')
  const simulator = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'simulator/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, SIMULATOR_PORT: String(simulatorPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(simulator.stdout, 'data')
  const shop = spawn(process.execPath, [...PROFILED, join(BUILD, 'bin/server.js')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = env.APP_URL!
  while (!(await fetch(`${url}/gezond`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    url,
    database: join(storage, 'shop.sqlite3'),
    pid: shop.pid!,
    stop: async () => {
      await stop(shop)
      await stop(simulator)
      rmSync(storage, { recursive: true, force: true })
    },
  }
}
