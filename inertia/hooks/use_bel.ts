import { useEffect, useRef } from 'react'
import { GELUID } from '#domain/spelen/verloop'
import type { SpelInGebruik } from '~/hooks/use_spel'

/** The bell on the counter rings when something is solved, for whoever turned the sound on. */
export function useBel({ stand, vlaggen }: SpelInGebruik) {
  const aantal = stand.raadsels.filter(({ vlag }) => vlaggen.has(vlag)).length
  const eerder = useRef(aantal)
  const aan = vlaggen.has(GELUID)

  useEffect(() => {
    if (aan && aantal > eerder.current) void new Audio('/geluid/bel.mp3').play().catch(() => {})
    eerder.current = aantal
  }, [aan, aantal])
}
