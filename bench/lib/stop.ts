import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a program that the bench started, and waits until it is gone. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
