import { useEffect, useState } from 'react'
import type { Data } from '@generated/data'
import type { GameProps } from '~/play/puzzles/use_game'
import { urlFor } from '~/wire/routes'
import { readGame } from './kept_game'

type State = Data.Play.Puzzles.State

/**
 * The state with which a page begins: what came with it or, in the shell that a worker kept, what this
 * phone kept.
 *
 * @returns undefined while it is being read
 */
export function useKeptState({ kept, state, uniqueId }: GameProps, path: string) {
  const [found, setFound] = useState<State | null>()
  const address = urlFor('play_page.show', { uniqueId, spel: path })
  useEffect(() => {
    if (!kept) return
    void readGame(address)
      .catch(() => null)
      .then((game) => setFound(game?.state ?? null))
  }, [kept, address])
  return kept ? found : state
}
