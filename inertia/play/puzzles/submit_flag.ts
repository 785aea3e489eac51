import type { Data } from '@generated/data'
import type { Guard } from '~/wire/answers'
import { call } from '~/wire/call'
import type { PayloadWithout } from '~/wire/payloads'
import { route } from '~/wire/routes'
import type { Link } from './use_progress'
import { GAME_PATIENCE_MS } from './use_try_call'

/** What a call sends along with the name of a flag. */
export type Part = PayloadWithout<'flag.store', 'uniqueid' | 'name'>

/** Sends flags of one link. */
export const flagSubmitter =
  ({ path, uniqueId }: Link) =>
  <T>(name: string, data: Part, answer?: Guard<T>) =>
    call<'flag.store', T>(
      route('flag.store', { spel: path }),
      { uniqueid: uniqueId, name, ...data },
      { answer, patienceMs: GAME_PATIENCE_MS }
    )

/** The answer that a right verdict brings. */
export const asAnswer = ({
  antwoord: answer = '',
  uitleg: explanation = '',
}: Data.Play.Puzzles.Verdict): Data.Play.Puzzles.Answer => ({
  antwoord: answer,
  uitleg: explanation,
})
