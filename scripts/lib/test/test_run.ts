import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReportLine } from '../../../tests/helpers/report.ts'
import { keepWire } from '../golden.ts'
import { endJobs, type Outcome } from './jobs.ts'
import { ROOT } from '../run.ts'

const LOGS = 'tmp/test'
/** How many lines are shown of a program that failed without naming a test. */
const TAIL = 80

type Count = { readonly passed: number; readonly failed: number }

/** What one run of the tests gathers, and what it leaves behind until it ends. */
export class TestRun {
  passed = 0
  failed = 0
  readonly notes: string[] = []
  readonly failures: string[] = []
  /** The titles of the tests that failed, with their files. */
  readonly failedTests: string[] = []
  /** How many seconds each file with tests took. */
  readonly measured: Record<string, number> = {}
  /** Where each process writes its report. */
  readonly reports = mkdtempSync(join(tmpdir(), 'shop-report-'))
  /** Where each process writes what crossed the wire. */
  readonly golden = mkdtempSync(join(tmpdir(), 'shop-golden-'))
  readonly #atTheEnd: (() => Promise<void>)[] = []

  count({ passed, failed }: Count) {
    this.passed += passed
    this.failed += failed
  }

  atTheEnd(tidy: () => Promise<void>) {
    this.#atTheEnd.push(tidy)
  }

  /** Reads the report of a process, and lists the files that the report does not mention. */
  read(report: string, files: readonly string[]): Count & { readonly silent: string[] } {
    const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ReportLine)
    for (const { file, title, outcome, seconds, reason } of lines) {
      if (outcome === 'failed') this.failedTests.push(`failed: ${file}: ${title}`)
      this.measured[file] = (this.measured[file] ?? 0) + seconds
      if (reason && !this.notes.includes(reason)) this.notes.push(reason)
    }
    return {
      passed: lines.filter(({ outcome }) => outcome === 'passed').length,
      failed: lines.filter(({ outcome }) => outcome === 'failed').length,
      silent: files.filter((file) => !lines.some((line) => line.file === file)),
    }
  }

  /** Remembers the output, and the failed tests with their reasons for the end of the run. */
  remember(title: string, command: readonly string[], { code, output }: Outcome) {
    mkdirSync(join(ROOT, LOGS), { recursive: true })
    const log = join(LOGS, `${title.replace(/\W+/g, '_')}_${this.failures.length}.log`)
    writeFileSync(join(ROOT, log), `${command.join(' ')}\n${output}`)
    const errors = output.search(/^.*\bERRORS\b.*$/m)
    const said =
      errors === -1 ? output.trimEnd().split('\n').slice(-TAIL).join('\n') : output.slice(errors)
    this.failures.push(
      `── ${title} ended with ${code}; all of it is in ${log}\n${said.trimEnd()}\n`
    )
  }

  /** Compares what crossed the wire in all processes with the inventory. */
  compareWire() {
    try {
      keepWire(this.golden, this.failed === 0)
      this.passed++
    } catch (error) {
      this.failed++
      this.failures.push(`── ${(error as Error).message}\n`)
    }
  }

  async tidyUp() {
    endJobs()
    rmSync(this.reports, { recursive: true, force: true })
    rmSync(this.golden, { recursive: true, force: true })
    for (const tidy of this.#atTheEnd) await tidy()
  }
}
