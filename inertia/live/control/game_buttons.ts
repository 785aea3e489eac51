import type { Status } from '#domain/live/game/game_flow'

export type GameButton = {
  label: string
  call: 'lobby.store' | 'lobby.destroy' | 'round.store' | 'round.finish'
  /** The step that the evening waits for. */
  primary?: true
  /** The question that is asked before the action. */
  question?: string
}

const STOP: GameButton = { label: 'Verzamelpunt stoppen', call: 'lobby.destroy' }
const CANCEL: GameButton = {
  label: 'Spel annuleren en stoppen',
  call: 'lobby.destroy',
  question: 'Weet je zeker dat je het spel wilt stoppen, tijd zal worden gereset!',
}

/** The game master's buttons in each status (specification 2, section 4). */
export const GAME_BUTTONS: Readonly<Record<Status, readonly GameButton[]>> = {
  closed: [{ label: 'Teams mogen teamnaam kiezen', call: 'lobby.store', primary: true }],
  open: [
    {
      label: 'Spel beginnen',
      call: 'round.store',
      primary: true,
      question: 'Weet je zeker dat je het spel wilt beginnen? De tijd zal beginnen te lopen.',
    },
    STOP,
  ],
  started: [CANCEL],
  timeout: [
    { label: 'Toon eindscores aan alle teams', call: 'round.finish', primary: true },
    CANCEL,
  ],
  finished: [STOP],
}
