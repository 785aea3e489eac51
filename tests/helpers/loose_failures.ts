import type { Emitter, Runner } from '@japa/runner/core'

type Tree = ReturnType<Runner['getSummary']>['failureTree']
type Failed = Extract<Tree[number]['children'][number], { type: 'test' }>

/**
 * Names the failed tests that stand outside a group. The runner adds a failed test to the group
 * that began last, also when that group is over, and a group that passed is not in its summary:
 * without this the run is red while its list of errors is empty.
 */
export function nameLooseFailures(runner: Runner, emitter: Emitter) {
  const failed = new Map<string, Failed[]>()
  let suite = ''
  emitter.on('suite:start', ({ name }) => {
    suite = name
  })
  emitter.on('test:end', ({ hasError, errors, title }) => {
    if (!hasError) return
    const earlier = failed.get(suite) ?? []
    failed.set(suite, [...earlier, { type: 'test', title: title.expanded, errors }])
  })

  const summaryOf = runner.getSummary.bind(runner)
  runner.getSummary = () => {
    const summary = summaryOf()
    return { ...summary, failureTree: withAll(summary.failureTree, failed) }
  }
}

const withAll = (tree: Tree, failed: ReadonlyMap<string, readonly Failed[]>): Tree =>
  tree.map((suite) => {
    const told = new Set(suite.children.flatMap(errorsOf))
    const loose = (failed.get(suite.name) ?? []).filter(({ errors }) => !told.has(errors))
    return { ...suite, children: [...suite.children, ...loose] }
  })

/** The errors of a failed test are one list, which tells tests of the same title apart. */
const errorsOf = (child: Tree[number]['children'][number]): unknown[] =>
  child.type === 'test' ? [child.errors] : child.children.map(({ errors }) => errors)
