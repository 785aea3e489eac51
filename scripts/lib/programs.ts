import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from './run.ts'

/** A little more than a program takes at most, see bin/server.ts. */
const PATIENCE_MS = 20_000

type Program = { readonly name: string; readonly child: ChildProcess }

/**
 * The programs that run beside each other: shop, mailbox, payment simulator. They stop together, and
 * when this process is killed they notice that their channel to it closed.
 */
export class Programs {
  readonly #running: Program[] = []
  #stopping: Promise<void> | null = null

  start(name: string, args: string[], env: Record<string, string>, quiet = false): ChildProcess {
    const stdio = quiet ? 'ignore' : 'inherit'
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, 'inherit', 'ipc'],
    })
    this.#running.push({ name, child })
    child.once('exit', (code, signal) => {
      if (this.#stopping) return
      console.error(`${name} stopped unexpectedly (${signal ?? code})`)
      void this.stop().then(() => process.exit(code || 1))
    })
    return child
  }

  /** Asks every program to stop, the last started first, and waits until they did. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const { child } of this.#running.toReversed()) await ended(child)
    })()
    return this.#stopping
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
