import { test } from '@japa/runner'
import { impose } from '#domain/shop/print_files/imposition'
import { canBeFolded, obstaclesToFolding } from '#domain/shop/print_files/handwork'
import { BOOKLETS, bookletFor } from '#games/booklets'

const COUNTS = Array.from({ length: 40 }, (_, index) => index + 1)

/** Leafing through the folded pile: the right halves on the way in, the left halves on the way out. */
function read(pages: number): (number | null)[] {
  const leaves = impose(pages)
  const inwards = leaves.flatMap(({ front, back }) => [front[1], back[0]])
  const outwards = leaves.toReversed().flatMap(({ front, back }) => [back[1], front[0]])
  return [...inwards, ...outwards]
}

test.group('A booklet that is folded', () => {
  test('{$self} pages read in order, each once, with the blanks behind them')
    .with(COUNTS)
    .run(({ assert }, pages) => {
      const order = read(pages)
      assert.equal(order.length % 4, 0)
      assert.isBelow(order.length - pages, 4)
      assert.deepEqual(order.slice(0, pages), COUNTS.slice(0, pages))
      assert.deepEqual(
        order.slice(pages),
        order.slice(pages).map(() => null)
      )
    })

  test('the back of a page is the next one: paper of {$self} pages is turned over its short edge')
    .with(COUNTS)
    .run(({ assert }, pages) => {
      for (const { front, back } of impose(pages))
        for (const [one, other] of [
          [front[1], back[0]],
          [back[1], front[0]],
        ])
          if (one && other) assert.equal(other, one + 1)
    })

  test('eight pages lie as a printer expects them', ({ assert }) => {
    assert.deepEqual(impose(8), [
      { front: [8, 1], back: [2, 7] },
      { front: [6, 3], back: [4, 5] },
    ])
    assert.deepEqual(impose(5), [
      { front: [null, 1], back: [2, null] },
      { front: [null, 3], back: [4, 5] },
    ])
  })

  test('only a booklet in which nothing is cut or measured is folded', ({ assert }) => {
    const folded = BOOKLETS.filter(canBeFolded).map(({ itemName }) => itemName)
    assert.deepEqual(folded, ['kleinkunst'])
    assert.deepEqual(obstaclesToFolding(bookletFor('binky')), {
      tools: ['Een schaar en een punaise of splitpen'],
      sheets: ['Voor de speurders'],
    })
  })

  test('a cut is also found on a thing from the story', ({ assert }) => {
    const strips = { kind: 'strips', caption: '', description: '', strips: [] } as const
    const { sheets } = obstaclesToFolding({
      needed: ['Een potlood'],
      sheets: [
        { title: 'Los', blocks: [strips] },
        { title: 'In een brief', blocks: [{ kind: 'prop', object: 'letter', parts: [strips] }] },
        { title: 'Heel', blocks: [{ kind: 'ruled_lines', count: 3 }] },
      ],
    })
    assert.deepEqual(sheets, ['Los', 'In een brief'])
  })
})
