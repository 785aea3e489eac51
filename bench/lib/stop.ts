import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Whether a program ended, by itself or by a signal. */
export const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Ends a program that the bench started, and waits until it is gone. */
export async function stop(child: ChildProcess) {
  if (isGone(child)) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
