import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../run.ts'
import { itemAt } from '../../../domain/present.ts'

/** A job that runs longer than this hangs. */
const HANGING_MS = 60 * 60_000

/** `sh` waits for the program and prints the processor time of the program and all its children. */
const WITH_TIMES = '"$@"; code=$?; echo; times; exit $code'
const TIMES = /\n\s*\S+ \S+\n(\d+)m([\d.,]+)s (\d+)m([\d.,]+)s\s*$/

export type Outcome = {
  readonly code: number
  readonly output: string
  /** The processor time of this process and of all processes that it waited for. */
  readonly cpuSeconds: number
}

export type Job = {
  /** The expected duration. The job with the highest cost starts first. */
  readonly cost: number
  /** Settles when the job may begin; false when it can never begin. */
  readonly ready?: Promise<boolean>
  readonly run: () => Promise<void>
}

/** Runs jobs, `workers` at a time. The longest of the jobs that may begin goes first. */
export async function runJobs(jobs: readonly Job[], workers: number): Promise<void> {
  const waiting = new Set(jobs)
  const mayBegin = new Set(jobs.filter(({ ready }) => !ready))
  let awake = () => {}
  for (const job of jobs)
    void job.ready?.then((may) => {
      if (may) mayBegin.add(job)
      else waiting.delete(job)
      awake()
    })

  const busy = new Set<Promise<void>>()
  while (waiting.size > 0 || busy.size > 0) {
    const next = [...mayBegin].toSorted((a, b) => b.cost - a.cost)[0]
    if (next && busy.size < workers) {
      mayBegin.delete(next)
      waiting.delete(next)
      const running: Promise<void> = next.run().finally(() => busy.delete(running))
      busy.add(running)
    } else {
      const woken = new Promise<void>((resolve) => (awake = resolve))
      await Promise.race([...busy, woken])
    }
  }
}

const groups = new Set<number>()
let isEnded = false

/** Ends all running jobs, with everything that they started, and lets no other begin. */
export function endJobs() {
  isEnded = true
  for (const group of groups) endGroup(group)
}

/**
 * Runs a program to its end. A program that hangs or is killed counts as failed, and so does one
 * that has to begin after the end.
 */
export function runMeasured(
  command: readonly string[],
  env: Record<string, string>
): Promise<Outcome> {
  if (isEnded) return Promise.resolve({ code: 130, output: 'Not begun.\n', cpuSeconds: 0 })
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn('sh', ['-c', WITH_TIMES, 'sh', ...command], {
      cwd: ROOT,
      env: { ...process.env, LC_ALL: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const { pid } = child
    if (pid) groups.add(pid)
    const hangs = setTimeout(() => {
      output += `\nStill busy after ${HANGING_MS / 60_000} minutes: ended.\n`
      if (pid) endGroup(pid)
    }, HANGING_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(hangs)
      if (pid) groups.delete(pid)
      const times = TIMES.exec(output)
      resolve({
        code: code ?? 1,
        output: stripVTControlCharacters(output.replace(TIMES, '')),
        cpuSeconds: times ? secondsIn(times) : 0,
      })
    })
  })
}

/** What a program took itself, and what it took for the system. */
const secondsIn = ([, ...parts]: RegExpExecArray) =>
  seconds(itemAt(parts, 0), itemAt(parts, 1)) + seconds(itemAt(parts, 2), itemAt(parts, 3))

const seconds = (minutes: string, rest: string) =>
  Number(minutes) * 60 + Number(rest.replace(',', '.'))

function endGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The program has already ended.
  }
}
