import { router } from '@inertiajs/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { useDialog } from '~/ui/hooks/use_dialog'
import { useWakeLock } from '~/ui/hooks/use_wake_lock'
import { isBegin } from '~/wire/answers'
import { call } from '~/wire/call'
import { route, urlFor } from '~/wire/routes'
import type { OwnRating } from '~/play/learning/rating'
import { useProgress, type Link, type Progress } from './use_progress'
import { useSubmissions } from './use_submissions'
import { forgetGame, isWatched } from '~/play/offline/kept_game'
import { useOffline } from '~/play/offline/use_offline'
import { callGame, GAME_PATIENCE_MS, isSilent, useTryCall, type TryCall } from './use_try_call'

type ShownPuzzle = Data.Play.Puzzles.Puzzle
type State = Data.Play.Puzzles.State

/**
 * The props of a play page. Without a valid link they contain nothing of the game, and neither do
 * those of a game that waits for `validate`.
 */
export type GameProps = {
  title: string
  uniqueId: string
  frame: Data.Play.Puzzles.Frame | null
  state: State | null
  /** Whether the shop lets phones keep this game, to play on without a line. */
  offline: boolean
  /** Whether this page is the shell that a phone kept; it has the state itself. */
  kept: boolean
  /** Whether the link has ended and the customer may still extend it. */
  extendable: boolean
  /** What the buyer said of the game on its page. */
  rating: OwnRating
}

/**
 * What the page knows of its link. It shows nothing until the link was checked, unless the game
 * came with the page. Without an answer it shows as little as for an invalid link, but it does not
 * call the link invalid. A link can also be valid while its game did not arrive.
 */
type Access = 'unknown' | 'valid' | 'invalid' | 'unanswered' | 'not_brought'

/**
 * A game behind a personal link, as one device plays it: it checks the link, keeps up with the
 * other devices, and sends what the player does. A failed action can be repeated from its dialog.
 *
 * @param goesOn whether a phone can keep this game and play on without a line
 */
export function useGame(
  path: string,
  { uniqueId, state: begin, frame: cameAlong, extendable, rating, offline: mayKeep }: GameProps,
  { goesOn = false } = {}
) {
  const link = { path, uniqueId }
  const address = urlFor('play_page.show', { uniqueId, spel: path })
  const dialog = useDialog()
  const [access, setAccess] = useState<Access>(begin ? 'valid' : 'unknown')
  const [frame, setFrame] = useState(cameAlong)
  const { withdrawQuestions } = dialog
  const onGone = useCallback(() => {
    setAccess('invalid')
    if (goesOn) void forgetGame(address)
    /** The page does not know yet whether the link can be extended. */
    router.reload({ only: ['extendable'] })
  }, [address, goesOn])
  const tryCall = useTryCall(dialog, onGone)
  const progress = useProgress(link, { begin, active: access === 'valid', onGone })
  const offline = useOffline(link, progress, {
    keeps: goesOn ? mayKeep : null,
    active: access === 'valid',
  })
  const submissions = useSubmissions(link, progress, tryCall, offline)
  const { state, connected, news } = progress
  const ended = state.einde !== null
  const over = ended || isClosed(access)
  useWakeLock(access === 'valid' && !ended)
  useEffect(() => {
    if (over) withdrawQuestions()
  }, [over, withdrawQuestions])

  useOpening(link, progress, tryCall, {
    complete: begin !== null && cameAlong !== null,
    onBrought: setFrame,
    onChecked: (checked) => {
      if (checked === 'refused' && goesOn) void forgetGame(address)
      setAccess((known) => (known === 'invalid' ? known : ACCESS_AFTER[checked]))
    },
  })
  useReportEnd(access === 'valid', link, progress, tryCall)

  return {
    link,
    address,
    access,
    frame,
    extendable,
    rating,
    state,
    flags: new Set(state.vlaggen),
    ended,
    connected,
    /** Whether the game goes on without a line. */
    keepsUp: offline.ready,
    news,
    dialog,
    ...submissions,
  }
}

export type GameInUse = ReturnType<typeof useGame>

type Checked = 'valid' | 'refused' | 'failed' | 'unanswered' | 'not_brought'

const ACCESS_AFTER: Readonly<Record<Checked, Access>> = {
  valid: 'valid',
  refused: 'invalid',
  failed: 'invalid',
  unanswered: 'unanswered',
  not_brought: 'not_brought',
}

const isClosed = (access: Access) => access !== 'unknown' && access !== 'valid'

type Opening = {
  /** Whether the game came with the page. */
  complete: boolean
  onBrought: (frame: Data.Play.Puzzles.Frame) => void
  onChecked: (checked: Checked) => void
}

/**
 * Checks the link when the page opens. Then it fetches the game, unless that came with the page,
 * and asks whether more is solved than the page knows.
 */
function useOpening(
  { path, uniqueId }: Link,
  { current, setState, refresh }: Progress,
  tryCall: TryCall,
  { complete, onBrought, onChecked }: Opening
) {
  const about = { uniqueid: uniqueId }

  const bring = async () => {
    const brought = await tryCall(() =>
      call(
        route('state.show', { spel: path }),
        { ...about, kader: true },
        { answer: isBegin, patienceMs: GAME_PATIENCE_MS }
      )
    )
    if (!brought) return false
    const { kader: frame, ...state } = brought.answer
    setState(state)
    onBrought(frame)
    return true
  }
  const open = useEffectEvent(async () => {
    const valid = await callGame(route('access.show', { spel: path }), about)
    /**
     * A game that this phone keeps goes on without an answer; the next answer tells whether the
     * link works.
     */
    if (isSilent(valid) && isWatched()) return
    if (!valid.ok) console.warn(`validate: ${valid.error.sentence}`)
    if (!valid.ok) return onChecked(isSilent(valid) ? 'unanswered' : 'failed')
    if (!valid.value) return onChecked('refused')
    if (!complete && !(await bring())) return onChecked('not_brought')
    onChecked('valid')
    const received = await tryCall(() => callGame(route('flag.index', { spel: path }), about))
    const known = current.current.vlaggen
    if (received?.answer.some(({ onderdeel: part }) => !known.includes(part.naam))) void refresh()
  })
  useEffect(() => {
    void open()
  }, [])
}

/**
 * Tells the server once that the game ended on this page, even when the last answer already ended
 * it on the server. A page that opens at the end only tells a server that missed the end.
 */
function useReportEnd(
  valid: boolean,
  { path, uniqueId }: Link,
  { state, refresh }: Progress,
  tryCall: TryCall
) {
  const open = useRef(false)
  const done = useRef(false)
  const ended = state.einde !== null
  const { uitgespeeld: known } = state
  useEffect(() => {
    if (!valid) return
    if (!ended) open.current = true
    if (!ended || done.current || (known && !open.current)) return
    done.current = true
    const finished = () => callGame(route('game_end.store', { spel: path }), { uniqueid: uniqueId })
    void tryCall(finished).then(refresh)
  }, [valid, ended, known, path, uniqueId, tryCall, refresh])
}

export const headingId = ({ naam: name }: Pick<ShownPuzzle, 'naam'>) => `kop-${name}`

/** The name under which the tab keeps what players write at a puzzle. */
export const keptAs = (what: 'answer' | 'papers', game: GameInUse, puzzle: ShownPuzzle) =>
  `${game.address}:${puzzle.naam}:${what}`

/** The line with a found answer, where the focus goes once a puzzle is solved. */
export const solvedId = ({ naam: name }: Pick<ShownPuzzle, 'naam'>) => `opgelost-${name}`
