import { useCallback, useEffect, useRef, useState } from 'react'
import { hintFlag } from '#domain/play/puzzles/flags'
import { useDialog } from '~/ui/hooks/use_dialog'
import { usePolling } from './use_polling'
import { useTryCall, type TryCall } from './use_try_call'
import { useGameCalls, type CallResult } from './use_game_calls'
import { withFlag, merge, withoutFlag } from './merge_state'
import type { Answer, ShownPuzzle, GameProps, State } from './play_types'

/** Nothing shows until the link was checked. */
type Access = 'onbekend' | 'geldig' | 'ongeldig'

export type Verdict = { juist: boolean; bijna?: string; pauze?: string } & Partial<Answer>

const EMPTY: State = {
  versie: -1,
  vlaggen: [],
  raadsels: [],
  onthuld: {},
  einde: null,
  uitgespeeld: false,
}

/** A look that takes longer is given up, and the next one may find a better line. */
const LOOK_PATIENCE_MS = 6000
const NEWS_MS = 8000

/**
 * A game behind a personal link, as one device plays it: checks the link, keeps up with the other
 * devices, and sends what the player does. What fails can be done again from its dialog.
 */
export function useGame(
  path: string,
  { uniqueid: uniqueId, stand: begin, verlengbaar: extendable }: GameProps
) {
  const callApi = useGameCalls(path, uniqueId)
  const dialog = useDialog()
  const tryCall = useTryCall(callApi, dialog)
  const [access, setAccess] = useState<Access>('onbekend')
  const [state, setState] = useState<State>(begin ?? EMPTY)
  const [news, tellNews] = useNews()
  const current = useRef(state)
  useEffect(() => {
    current.current = state
  })
  /** Flags that this device is sending itself: they are no news when they come back. */
  const underway = useRef(new Set<string>())

  const look = useCallback(async () => {
    const { versie: version, raadsels: puzzles } = current.current
    const holds = puzzles.map(({ naam: name }) => name)
    const seen = await callApi<State | null>(
      'stand',
      { ...(version >= 0 && { versie: version }), heeft: holds },
      LOOK_PATIENCE_MS
    )
    if (!seen.ok && seen.status === 403) setAccess('ongeldig')
    if (seen.ok && seen.data) {
      const updated = seen.data
      const elsewhere = puzzles.filter(
        ({ vlag: flag }) =>
          updated.vlaggen.includes(flag) &&
          !current.current.vlaggen.includes(flag) &&
          !underway.current.has(flag)
      )
      if (elsewhere.length > 0)
        tellNews(
          `Op een ander apparaat opgelost: ${elsewhere.map(({ label }) => label).join(', ')}.`
        )
      setState((old) => merge(old, updated))
    }
    return seen as CallResult<unknown>
  }, [callApi, tellNews])

  const ended = state.einde !== null
  const { verbonden: connected, nu: refresh } = usePolling(
    access === 'geldig' && !state.uitgespeeld,
    look
  )

  useEffect(() => {
    void (async () => {
      const valid = await callApi<boolean>('validate')
      if (!valid.ok) console.warn(`validate: ${valid.tekst}`)
      if (!valid.ok || !valid.data) return setAccess('ongeldig')
      /** The money came in while the page was on its way: the next page has the game in it. */
      if (begin === null) return window.location.reload()
      setAccess('geldig')
      const received = await tryCall<{ onderdeel: { naam: string } }[]>('get-answers', {})
      const known = current.current.vlaggen
      if (received?.data.some(({ onderdeel: part }) => !known.includes(part.naam))) void refresh()
    })()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])

  useReportEnd(access === 'geldig' && ended && !begin?.uitgespeeld, tryCall, refresh)

  /** Sends a flag; what it reveals shows at once, before the server's next answer tells all. */
  async function send<T>(
    flag: string,
    data: object,
    reveals: (data: T) => State['onthuld'][string] | null,
    back?: string
  ): Promise<T | null> {
    underway.current.add(flag)
    const sent = await tryCall<T>('submit', { name: flag, ...data }, back)
    if (sent) {
      const content = reveals(sent.data)
      if (content) {
        setState((old) => withFlag(old, flag, content))
        void refresh()
      }
    }
    underway.current.delete(flag)
    return sent && sent.data
  }

  return {
    adres: `/spelen/${uniqueId}/${path}`,
    toegang: access,
    verlengbaar: extendable,
    stand: state,
    vlaggen: new Set(state.vlaggen),
    afgelopen: ended,
    verbonden: connected,
    nieuws: news,
    dialoog: dialog,

    /** @returns the verdict; null when the player gave up on a failing call */
    dienIn: (puzzle: ShownPuzzle, answer: string) =>
      send<Verdict>(
        puzzle.vlag,
        { antwoord: answer },
        (verdict) => (verdict.juist ? asAnswer(verdict) : null),
        inputId(puzzle)
      ),

    /** @returns the answer; null when the player gave up on a failing call */
    vraagAntwoord: async (puzzle: ShownPuzzle) => {
      const received = await send<Verdict>(
        puzzle.vlag,
        { automatisch: true },
        asAnswer,
        inputId(puzzle)
      )
      return received && asAnswer(received)
    },

    /** Each opening is told to the server; resolves to whether the hint is there. */
    openHint: async ({ naam: name }: ShownPuzzle, number: number) =>
      (await send<{ hint: string }>(hintFlag(name, number), {}, ({ hint }) => ({ hint }))) !== null,

    zetVlag: async (name: string, on: boolean) => {
      if (await tryCall('submit', { name, ...(!on && { aan: on }) }))
        setState((old) => (on ? withFlag(old, name) : withoutFlag(old, name)))
    },
  }
}

export type GameInUse = ReturnType<typeof useGame>

/** Once the last final is solved the server is told; whoever opens the page later makes up for it. */
function useReportEnd(needed: boolean, tryCall: TryCall, refresh: () => Promise<void>) {
  const done = useRef(false)
  useEffect(() => {
    if (!needed || done.current) return
    done.current = true
    void tryCall('finished', {}).then(refresh)
  }, [needed, tryCall, refresh])
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

/** The input of a puzzle, where focus goes back to when a dialog about it closes. */
export const inputId = ({ naam: name }: Pick<ShownPuzzle, 'naam'>) => `antwoord-${name}`
export const headingId = ({ naam: name }: Pick<ShownPuzzle, 'naam'>) => `kop-${name}`

const asAnswer = ({ antwoord: answer = '', uitleg: explanation = '' }: Verdict): Answer => ({
  antwoord: answer,
  uitleg: explanation,
})
