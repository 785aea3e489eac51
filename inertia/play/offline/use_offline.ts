import { useCallback, useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { merge, withFlag } from '~/play/puzzles/merge_state'
import type { Link, Progress } from '~/play/puzzles/use_progress'
import { urlFor } from '~/wire/routes'
import {
  fetchDrawings,
  foundAlone,
  keepDrawings,
  keepGame,
  readGame,
  readSealed,
} from './kept_game'
import type { Opened } from './open_step'
import { useOutbox } from './use_outbox'
import { useWorker } from './use_worker'

type State = Data.Play.Puzzles.State
type ShownPuzzle = Data.Play.Puzzles.Puzzle
type Verdict = Data.Play.Puzzles.Verdict

type Options = {
  /** Whether the shop wants phones to keep this game; null for a game that is never kept. */
  keeps: boolean | null
  active: boolean
}

/** A game that goes on without a line: what this phone keeps of it, judges, and sends later. */
export function useOffline(link: Link, progress: Progress, { keeps, active }: Options) {
  const { path, uniqueId } = link
  const address = urlFor('play_page.show', { uniqueId, spel: path })
  const source = urlFor('sealed_game.show', { uniqueId, spel: path })
  const script = urlFor('link_worker.show', { uniqueId, spel: path })
  const ready = useWorker(address, script, keeps, active)
  const outbox = useOutbox(link, progress)
  const read = useEarlierAnswers(address, keeps === true, progress, outbox)
  useKeeping(address, ready && read, progress, outbox)
  const { current, setState } = progress
  const { unsent, put } = outbox

  const open = useCallback(
    async (puzzle: ShownPuzzle, typed: string) => {
      if (keeps !== true) return null
      const sealed = await readSealed(address, source)
      if (!sealed) return null
      /** Loaded when it is needed, from what the worker kept. */
      const { tryOffline } = await import('./open_step')
      const opened = await tryOffline(sealed, current.current, puzzle.naam, typed)
      if (!opened || opened === 'wrong') return opened
      if (opened.next) await keepDrawings(address, opened.next.tekeningen)
      return opened
    },
    [keeps, address, source, current]
  )

  /** Judges an answer when the server cannot; null when what is kept cannot tell. */
  const judge = useCallback(
    async (puzzle: ShownPuzzle, typed: string): Promise<Verdict | null> => {
      const opened = await open(puzzle, typed).catch(() => null)
      if (!opened) return null
      if (opened === 'wrong') return { juist: false }
      const answer = foundAlone(typed)
      put([...unsent.current, { flag: puzzle.vlag, typed }])
      setState((old) => withFlag(withStep(old, opened), puzzle.vlag, answer))
      return { juist: true, ...answer }
    },
    [open, put, unsent, setState]
  )
  useNextStep(progress, open)

  return { ready, waiting: outbox.waiting, judge, send: outbox.send }
}

export type OfflineInUse = ReturnType<typeof useOffline>
type Outbox = ReturnType<typeof useOutbox>

/** Takes up what an earlier visit without a line left behind; resolves before anything is kept anew. */
function useEarlierAnswers(
  address: string,
  keeps: boolean,
  { setState }: Progress,
  { put }: Outbox
) {
  const [read, setRead] = useState(false)
  useEffect(() => {
    if (!keeps) return
    let left = false
    const take = async () => {
      const earlier = await readGame(address).catch(() => null)
      if (left) return
      if (earlier && earlier.unsent.length > 0) {
        put(earlier.unsent)
        setState((now) => merge(earlier.state, now))
      }
      setRead(true)
    }
    void take()
    return () => {
      left = true
    }
  }, [address, keeps, put, setState])
  return read
}

/** Keeps the state, the waiting answers and the drawings in sight, after each change. */
function useKeeping(
  address: string,
  keeping: boolean,
  { state, connected }: Progress,
  { unsent, sent, waiting }: Outbox
) {
  const last = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    if (!keeping) return
    /** States are stored one after the other, so that the last one is what stays. */
    last.current = last.current
      .then(() => keepGame(address, { state, unsent: unsent.current }, sent.current))
      .catch(() => {})
    if (connected) void fetchDrawings(address, state).catch(() => {})
  }, [address, keeping, state, connected, unsent, sent, waiting])
}

/**
 * Opens the step after one that is solved already, when the line went away before the server could
 * send it.
 */
function useNextStep(
  { state, connected, setState }: Progress,
  open: (puzzle: ShownPuzzle, typed: string) => Promise<Opened | 'wrong' | null>
) {
  const { onderweg: told, raadsels: puzzles, vlaggen: flags, onthuld: revealed } = state
  const solved = puzzles.find(
    ({ naam: name, vlag: flag }) => name === told?.naam && flags.includes(flag)
  )
  const found = solved && revealed[solved.vlag]
  const answer = found && 'antwoord' in found ? found.antwoord : null
  useEffect(() => {
    if (connected || !solved || answer === null) return
    void open(solved, answer)
      .catch(() => null)
      .then((opened) => {
        if (opened && opened !== 'wrong') setState((old) => withStep(old, opened))
      })
  }, [connected, solved, answer, open, setState])
}

/** A state with a step that an answer opened on this phone. */
function withStep(state: State, { next, told }: Opened): State {
  const { raadsels: puzzles } = state
  const isNew = next && puzzles.every(({ naam: name }) => name !== next.raadsel.naam)
  return {
    ...state,
    onderweg: told,
    raadsels: isNew ? [...puzzles, next.raadsel] : puzzles,
  }
}
