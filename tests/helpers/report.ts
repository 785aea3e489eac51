import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

/** A line of the report: a test, or time that passed around the tests of a file. */
export type ReportLine = {
  readonly file: string
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'other'
  readonly seconds: number
  /** Why it was skipped. */
  readonly reason?: string
}

/**
 * Writes down the outcome of each test as it ends, so that `npm test` knows it after a crash too.
 */
export const reportTo = (path: string): NamedReporterContract => ({
  name: 'report',
  handler(_runner, emitter) {
    let since = performance.now()
    emitter.on('test:end', ({ meta, title, hasError, isSkipped, isTodo, skipReason }) => {
      const outcome = hasError ? 'failed' : isSkipped || isTodo ? 'other' : 'passed'
      const { fileName = '' } = meta as { fileName?: string }
      const line: ReportLine = {
        file: relative(process.cwd(), fileName).replaceAll('\\', '/'),
        title: title.expanded,
        outcome,
        seconds: (performance.now() - since) / 1000,
        ...(isSkipped && { reason: skipReason }),
      }
      since = performance.now()
      appendFileSync(path, `${JSON.stringify(line)}\n`)
    })
  },
})
