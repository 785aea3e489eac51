import type { Status } from '#domain/spellenfabriek/spelverloop'

export type Spelknop = {
  label: string
  call: 'openlobby' | 'stoplobby' | 'startspel' | 'finishspel'
  /** The step that the evening waits for. */
  hoofd?: true
  /** Asked first. */
  vraag?: string
}

const STOPPEN: Spelknop = { label: 'Verzamelpunt stoppen', call: 'stoplobby' }
const ANNULEREN: Spelknop = {
  label: 'Spel annuleren en stoppen',
  call: 'stoplobby',
  vraag: 'Weet je zeker dat je het spel wilt stoppen, tijd zal worden gereset!',
}

/** The game master's buttons in each status (specification 2, section 4). */
export const SPELKNOPPEN: Readonly<Record<Status, readonly Spelknop[]>> = {
  closed: [{ label: 'Teams mogen teamnaam kiezen', call: 'openlobby', hoofd: true }],
  open: [
    {
      label: 'Spel beginnen',
      call: 'startspel',
      hoofd: true,
      vraag: 'Weet je zeker dat je het spel wilt beginnen? De tijd zal beginnen te lopen.',
    },
    STOPPEN,
  ],
  started: [ANNULEREN],
  timeout: [
    { label: 'Toon eindscores aan alle teams', call: 'finishspel', hoofd: true },
    ANNULEREN,
  ],
  finished: [STOPPEN],
}
