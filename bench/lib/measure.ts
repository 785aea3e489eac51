import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { captured, itemAt } from '#domain/present'

export const SECONDS = Number(process.env.BENCH_SECONDS || 6)
export const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const CONNECTIONS = 20
/** A run ends at one of these moments, so a longer time between them makes a short run look slow. */
const SAMPLE_MS = 20

export type Measured = { perSecond: number; p99: number; errors: number }

/** Sends requests for a while, at most as fast as they are answered. */
export async function load(
  url: string,
  options: Partial<autocannon.Options> = {}
): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    sampleInt: SAMPLE_MS,
    ...options,
  })
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx + result.timeouts,
  }
}

/** The median round: neither the fastest nor the slowest. */
export function median(rounds: Measured[]): Measured {
  return itemAt(
    rounds.toSorted((a, b) => a.perSecond - b.perSecond),
    Math.floor(rounds.length / 2)
  )
}

export function row({ perSecond, p99, errors }: Measured) {
  return `${perSecond.toFixed(0).padStart(6)}/s  p99 ${String(p99).padStart(4)} ms${errors ? `  ${errors} ERRORS` : ''}`
}

export const percentile = (values: readonly number[], part: number) =>
  itemAt(
    values.toSorted((a, b) => a - b),
    Math.floor((values.length - 1) * part)
  )

export const times = (values: readonly number[]) => {
  const of = (part: number) => percentile(values, part).toFixed(0).padStart(4)
  return `p50 ${of(0.5)} ms  p99 ${of(0.99)} ms`
}

export const pause = (ms: number, signal?: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => {})

/** The tick of /proc, in milliseconds, as on every Linux of today. */
const TICK_MS = 10

/** The processor time that a process took so far, with all its threads, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (itemAt(ticks, 0) + itemAt(ticks, 1)) * TICK_MS
}

/** The memory that a process has in the machine now, in kB. */
export const residentMemory = (pid: number): number =>
  Number(captured(/VmRSS:\s+(\d+)/, readFileSync(`/proc/${pid}/status`, 'utf8')))
