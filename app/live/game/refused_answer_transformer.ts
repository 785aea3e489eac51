import { EMPTY_ANSWER } from '#app/live/game/game_refusal'

/** Why a typed answer is refused; a wrong one says which points it really took. */
export type RefusedAnswer =
  | { readonly type: 'leeg_antwoord' }
  | { readonly type: 'fout_antwoord'; readonly answer: string; readonly cost: number }

/** A refused answer, beside its field and with the game as it stands. */
export function showRefusedAnswer(refused: RefusedAnswer, snapshot: unknown) {
  const wrong = refused.type === 'fout_antwoord'
  const message = wrong ? `Het antwoord '${refused.answer.trim()}' is fout...` : EMPTY_ANSWER
  return {
    message,
    reden: refused.type,
    ...(wrong && { kosten: refused.cost }),
    errors: { antwoord: [message] },
    snapshot,
  }
}
