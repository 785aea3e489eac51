import { join } from 'node:path'
import { isBuilt } from '../build.ts'
import { runMeasured, type Job, type Outcome } from './jobs.ts'
import type { Shard } from './spec_files.ts'
import type { TestRun } from './test_run.ts'

/** What is reported about a step when its last job ends. */
class Step {
  readonly title: string
  readonly #run: TestRun
  #passed = 0
  #failed = 0
  #cpuSeconds = 0
  #began = 0
  #open: number

  constructor(run: TestRun, title: string, jobs: number) {
    this.#run = run
    this.title = title
    this.#open = jobs
  }

  begin() {
    this.#began ||= Date.now()
  }

  end({ cpuSeconds }: Outcome, passed: number, failed: number) {
    this.#cpuSeconds += cpuSeconds
    this.#passed += passed
    this.#failed += failed
    this.#run.count({ passed, failed })
    if (--this.#open === 0) this.#tell()
  }

  #tell() {
    const wall = Math.round((Date.now() - this.#began) / 1000)
    const came = this.#failed === 0 ? 'passed' : 'FAILED'
    console.log(
      [
        `${came}  ${this.title.padEnd(36)}`,
        `${String(wall).padStart(5)} s`,
        `${String(Math.round(this.#cpuSeconds)).padStart(5)} s cpu`,
        `${String(this.#passed).padStart(6)} passed, ${this.#failed} failed`,
      ].join('  ')
    )
  }
}

type CheckOptions = {
  readonly ready?: Promise<boolean>
  /** How a line of its output begins that is repeated at the end of the run. */
  readonly repeat?: string
  readonly then?: (well: boolean) => void
}

/** A step of one program, which counts as one check that passes when the program succeeds. */
export function check(
  run: TestRun,
  title: string,
  cost: number,
  command: string[],
  { ready, repeat, then }: CheckOptions = {}
): Job {
  const step = new Step(run, title, 1)
  return {
    cost,
    ready,
    run: async () => {
      step.begin()
      const outcome = await runMeasured(command, {})
      const well = outcome.code === 0
      if (!well) run.remember(title, command, outcome)
      const said = outcome.output.split('\n')
      if (repeat) run.notes.push(...said.filter((line) => line.startsWith(repeat)))
      step.end(outcome, well ? 1 : 0, well ? 0 : 1)
      then?.(well)
    },
  }
}

type SuiteOptions = {
  readonly env?: Record<string, string>
  readonly ready?: Promise<boolean>
  /**
   * Prepares what each process needs for itself.
   *
   * @returns the settings of the process
   */
  readonly prepare?: (index: number) => Promise<Record<string, string>>
}

/** The tests of a suite, in as many processes as there are shards. */
export function suite(
  run: TestRun,
  name: string,
  title: string,
  shards: readonly Shard[],
  { env = {}, ready, prepare }: SuiteOptions = {}
): Job[] {
  const step = new Step(run, title, shards.length)
  return shards.map(({ files, cost }, index) => ({
    cost,
    ready,
    run: async () => {
      step.begin()
      const report = join(run.reports, `${title}-${index}`.replace(/\W+/g, '_'))
      const command = [
        ...[
          process.execPath,
          '--import=./bin/typescript.ts',
          '--enable-source-maps',
          'bin/test.ts',
        ],
        ...[name, ...files.map((file) => `--files=${file}`)],
      ]
      const outcome = await runMeasured(command, {
        ...env,
        ...(isBuilt() && { TEST_BUILT: '1' }),
        ...(await prepare?.(index)),
        TEST_REPORT: report,
      })
      const { passed, failed, silent } = run.read(report, files)
      const crashed = outcome.code !== 0 && failed === 0
      if (silent.length > 0)
        run.failures.push(`── ${title}: nothing came of ${silent.join(', ')}\n`)
      if (outcome.code !== 0) run.remember(title, [name, ...files], outcome)
      step.end(outcome, passed, failed + silent.length + (crashed ? 1 : 0))
    },
  }))
}
