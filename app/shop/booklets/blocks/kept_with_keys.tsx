import type { ReactNode } from 'react'
import { View } from '@react-pdf/renderer'
import type { Block } from '#domain/shop/booklets/booklet'

type Props = {
  readonly blocks: readonly Block[]
  readonly children: (block: Block, index: number) => ReactNode
}

/** The parts of a sheet in their order. A key goes to the next page together with what it explains. */
export function KeptWithKeys({ blocks, children }: Props) {
  const pieces = blocks.map(children)
  return runsOf(blocks).map(([from, to]) => {
    const run = pieces.slice(from, to + 1)
    return from === to ? (
      run
    ) : (
      <View key={from} wrap={false}>
        {run}
      </View>
    )
  })
}

/** From where to where each part stays together: a key with the part after it, others alone. */
function runsOf(blocks: readonly Block[]): [number, number][] {
  const runs: [number, number][] = []
  for (let from = 0; from < blocks.length; from++) {
    let to = from
    while (isKey(blocks[to]) && to + 1 < blocks.length) to++
    runs.push([from, to])
    from = to
  }
  return runs
}

const isKey = (block: Block | undefined) =>
  block !== undefined && 'isKey' in block && block.isKey === true
