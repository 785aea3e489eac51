import { test } from '@japa/runner'
import { Emitter, Group, Refiner, Runner, Suite, Test, TestContext } from '@japa/runner/core'
import { nameLooseFailures } from '#tests/helpers/loose_failures'

type Outcome = 'passes' | 'fails'
/** A test by itself, or a group of tests. */
type Part = readonly [title: string, outcome: Outcome | Readonly<Record<string, Outcome>>]

test.group('The end of a red run', () => {
  test('a developer reads each failed test once, with its reason: {0}')
    .with([
      [
        'alone before a group',
        [
          ['alone', 'fails'],
          ['A group', { within: 'passes' }],
        ],
        ['alone'],
      ],
      [
        'alone after a group that passed',
        [
          ['A group', { within: 'passes' }],
          ['alone', 'fails'],
        ],
        ['alone'],
      ],
      [
        'alone between groups',
        [
          ['One', { a: 'fails' }],
          ['alone', 'fails'],
          ['Two', { b: 'fails' }],
        ],
        ['a', 'alone', 'b'],
      ],
      [
        'two of one title',
        [
          ['One', { a: 'passes' }],
          ['alone', 'fails'],
          ['alone', 'fails'],
        ],
        ['alone', 'alone'],
      ],
      [
        'none',
        [
          ['One', { a: 'passes' }],
          ['alone', 'passes'],
        ],
        [],
      ],
    ] as [string, Part[], string[]][])
    .run(async ({ assert }, [, parts, failed]) => {
      const told = await failuresOf(parts)
      assert.sameMembers(
        told,
        failed.map((title) => `${title}: planted in ${title}`)
      )
    })
})

/** What the summary of a small run names, with the reasons. */
async function failuresOf(parts: readonly Part[]): Promise<string[]> {
  const emitter = new Emitter()
  const refiner = new Refiner()
  const runner = new Runner(emitter)
  nameLooseFailures(runner, emitter)
  const suite = new Suite('small', emitter, refiner)
  const planted = (title: string, outcome: Outcome, group?: Group) =>
    new Test(title, (one) => new TestContext(one), emitter, refiner, group).run(() => {
      if (outcome === 'fails') throw new Error(`planted in ${title}`)
    })
  for (const [title, outcome] of parts)
    if (typeof outcome === 'string') suite.add(planted(title, outcome))
    else {
      const group = new Group(title, emitter, refiner)
      for (const [within, came] of Object.entries(outcome)) group.add(planted(within, came, group))
      suite.add(group)
    }
  runner.add(suite)
  await runner.start()
  await runner.exec()
  await runner.end()
  return runner
    .getSummary()
    .failureTree.flatMap(({ children }) => children)
    .flatMap((child) => (child.type === 'test' ? [child] : child.children))
    .flatMap(({ title, errors }) => errors.map(({ error }) => `${title}: ${error.message}`))
}
