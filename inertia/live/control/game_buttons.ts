import type { Status } from '#domain/live/game/game_flow'

export type GameButton = {
  label: string
  call: 'openlobby' | 'stoplobby' | 'startspel' | 'finishspel'
  /** The step that the evening waits for. */
  hoofd?: true
  /** Asked first. */
  vraag?: string
}

const STOP: GameButton = { label: 'Verzamelpunt stoppen', call: 'stoplobby' }
const CANCEL: GameButton = {
  label: 'Spel annuleren en stoppen',
  call: 'stoplobby',
  vraag: 'Weet je zeker dat je het spel wilt stoppen, tijd zal worden gereset!',
}

/** The game master's buttons in each status (specification 2, section 4). */
export const GAME_BUTTONS: Readonly<Record<Status, readonly GameButton[]>> = {
  closed: [{ label: 'Teams mogen teamnaam kiezen', call: 'openlobby', hoofd: true }],
  open: [
    {
      label: 'Spel beginnen',
      call: 'startspel',
      hoofd: true,
      vraag: 'Weet je zeker dat je het spel wilt beginnen? De tijd zal beginnen te lopen.',
    },
    STOP,
  ],
  started: [CANCEL],
  timeout: [{ label: 'Toon eindscores aan alle teams', call: 'finishspel', hoofd: true }, CANCEL],
  finished: [STOP],
}
