import { useCallback, useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { call } from '~/wire/call'
import { route } from '~/wire/routes'
import { merge } from './merge_state'
import { usePolling } from './use_polling'

type ShownPuzzle = Data.Play.Puzzles.Puzzle
type State = Data.Play.Puzzles.State

/** One game on one link: what each of its calls is about. */
export type Link = { readonly path: string; readonly uniqueId: string }

const EMPTY: State = {
  versie: -1,
  vlaggen: [],
  raadsels: [],
  onthuld: {},
  einde: null,
  uitgespeeld: false,
  onderweg: null,
}

/** A request that takes longer is given up; the next one may find a better connection. */
const LOOK_PATIENCE_MS = 6000
const NEWS_MS = 8000
const GONE = 403

type Options = {
  begin: State | null
  active: boolean
  /** The link does not work any more. */
  onGone: () => void
}

/**
 * How far a game is, kept up with the other devices on its link.
 *
 * @returns among others `underway`, the flags that this device is sending itself: they are no news
 * when they come back
 */
export function useProgress({ path, uniqueId }: Link, { begin, active, onGone }: Options) {
  const [state, setState] = useState<State>(begin ?? EMPTY)
  const [news, tellNews] = useNews()
  const current = useRef(state)
  useEffect(() => {
    current.current = state
  })
  const [underway] = useState(() => new Set<string>())

  const look = useCallback(async () => {
    const { versie: version, raadsels: puzzles } = current.current
    const seen = await call(
      route('state.show', { spel: path }),
      {
        uniqueid: uniqueId,
        ...(version >= 0 && { versie: version }),
        heeft: puzzles.map(({ naam: name }) => name),
      },
      { patienceMs: LOOK_PATIENCE_MS }
    )
    if (!seen.ok && seen.error.status === GONE) onGone()
    if (seen.ok && seen.value) {
      const updated = seen.value
      const elsewhere = solvedElsewhere(puzzles, updated, current.current, underway)
      if (elsewhere.length > 0) tellNews(`Op een ander apparaat opgelost: ${elsewhere.join(', ')}.`)
      setState((old) => merge(old, updated))
    }
    return seen
  }, [path, uniqueId, onGone, tellNews, underway])

  /** There may be puzzles left after the end, which another device can solve. */
  const { vlaggen: flags, raadsels: puzzles, uitgespeeld: completed } = state
  const left = puzzles.some(({ vlag: flag }) => !flags.includes(flag))
  const { connected, now: refresh } = usePolling(active && (left || !completed), look)
  return { state, setState, connected, refresh, news, underway, current }
}

export type Progress = ReturnType<typeof useProgress>

function solvedElsewhere(
  puzzles: readonly ShownPuzzle[],
  updated: State,
  known: State,
  underway: ReadonlySet<string>
): string[] {
  const isNews = (flag: string) =>
    updated.vlaggen.includes(flag) && !known.vlaggen.includes(flag) && !underway.has(flag)
  return puzzles.filter(({ vlag: flag }) => isNews(flag)).map(({ label }) => label)
}

/** A message that goes away by itself. */
function useNews() {
  const [news, setNews] = useState('')
  useEffect(() => {
    if (news === '') return
    const timer = setTimeout(() => setNews(''), NEWS_MS)
    return () => clearTimeout(timer)
  }, [news])
  return [news, setNews] as const
}
