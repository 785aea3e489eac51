import { useEffect, useRef } from 'react'
import { SOUND } from '#domain/play/puzzles/flags'
import type { GameInUse } from '~/play/puzzles/use_game'
import { fileAddress } from '~/ui/file_address'

/** Rings the bell on the counter when something is solved, for players who turned the sound on. */
export function useBell({ state, flags }: GameInUse) {
  const count = state.raadsels.filter(({ vlag: flag }) => flags.has(flag)).length
  const earlier = useRef(count)
  const on = flags.has(SOUND)

  useEffect(() => {
    if (on && count > earlier.current)
      void new Audio(fileAddress('/geluid/bel.mp3')).play().catch(() => {})
    earlier.current = count
  }, [on, count])
}
