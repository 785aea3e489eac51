import { spawn, type ChildProcess } from 'node:child_process'
import { EXIT } from '../../app/core/guard/exit_codes.ts'
import { Backoff } from './backoff.ts'
import { ROOT } from './run.ts'

/** A little more than a program takes to stop, see bin/server.ts. */
const PATIENCE_MS = 20_000

type Program = { readonly name: string; child: ChildProcess }
type Start = readonly [name: string, args: string[], env: Record<string, string>, quiet?: boolean]

/**
 * The programs that run beside each other: shop, mailbox, payment simulator. They stop together.
 * When this process is killed they stop because their channel to it closes.
 */
export class Programs {
  readonly #running: Program[] = []
  #stopping: Promise<void> | null = null
  #again: NodeJS.Timeout | undefined

  /** Runs a program on which all others depend: when it ends, all end. */
  start(...start: Start): ChildProcess {
    const { child } = this.#run(start)
    child.once('exit', (code, signal) => this.#endWith(start[0], code, signal))
    return child
  }

  /**
   * Runs a program that is started again when it ends by itself, after a longer wait each time,
   * while the others keep running. A refusal to start is final. An end before it is ready is final
   * too, because somebody is watching at that moment. The program itself says that it is ready: on its
   * port somebody else may answer.
   */
  keepUp(...start: Start): Promise<void> {
    const backoff = new Backoff()
    const program = this.#run(start)
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    let opened = false
    program.child.on('message', (message) => {
      if (!saysReady(message)) return
      opened = true
      resolve()
    })

    const watch = () => {
      const started = Date.now()
      program.child.once('exit', (code, signal) => {
        if (this.#stopping) return
        if (!opened || code === EXIT.refused) return this.#endWith(start[0], code, signal)
        const wait = backoff.next(Date.now() - started)
        console.error(
          `${start[0]} stopped unexpectedly (${signal ?? code}), starts again in ${wait / 1000} s`
        )
        this.#again = setTimeout(() => {
          program.child = this.#spawn(start)
          watch()
        }, wait)
      })
    }
    watch()
    return ready
  }

  /** Asks every program to stop, the last started first, and waits until all have stopped. */
  stop(): Promise<void> {
    clearTimeout(this.#again)
    this.#stopping ??= (async () => {
      for (const { child } of this.#running.toReversed()) await ended(child)
    })()
    return this.#stopping
  }

  #run(start: Start): Program {
    const program = { name: start[0], child: this.#spawn(start) }
    this.#running.push(program)
    return program
  }

  #spawn([, args, env, quiet = false]: Start): ChildProcess {
    const stdio = quiet ? 'ignore' : 'inherit'
    return spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, 'inherit', 'ipc'],
    })
  }

  #endWith(name: string, code: number | null, signal: NodeJS.Signals | null) {
    if (this.#stopping) return
    console.error(
      code === EXIT.refused
        ? `${name} refuses to start, see above`
        : `${name} stopped unexpectedly (${signal ?? code})`
    )
    void this.stop().then(() => process.exit(code || 1))
  }
}

/** What the framework tells the program that started it, once it listens. */
function saysReady(message: unknown): boolean {
  return (message as { environment?: unknown } | null)?.environment === 'web'
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
