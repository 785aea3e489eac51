import { BaseTransformer } from '@adonisjs/core/transformers'
import { toldKey } from '#app/play/offline/step_keys'
import ToldKeyTransformer from '#app/play/offline/told_key_transformer'
import AnswerTransformer from '#app/play/puzzles/answer_transformer'
import HintTransformer from '#app/play/puzzles/hint_transformer'
import { drawn, pictureAddress } from '#app/play/drawings/drawing_address'
import PuzzleTransformer from '#app/play/puzzles/puzzle_transformer'
import type { PlayLink } from '#app/play/links/play_link'
import { reveal, type Revealed } from '#domain/play/puzzles/submission'
import { isInTurn, isOver } from '#domain/play/puzzles/flags'

export type StateSource = PlayLink & {
  readonly flags: readonly string[]
  /** The names of the puzzles that the device already has. */
  readonly has: ReadonlySet<string>
}

/**
 * The state of a game. Only what was reached is sent: available puzzles, found answers, opened
 * hints, the key of the step it is at, and the end once it is reached.
 */
export default class StateTransformer extends BaseTransformer<StateSource> {
  toObject() {
    const { game, delivery, flags, has } = this.resource
    const reached = new Set(flags)
    const key = toldKey(game, reached)
    const updated = game.puzzles.filter(
      (puzzle) => !has.has(puzzle.name) && isInTurn(game, puzzle, reached)
    )
    return {
      versie: delivery.gameVersion,
      vlaggen: [...flags],
      raadsels: updated.map((puzzle) =>
        new PuzzleTransformer(puzzle, game.puzzles.indexOf(puzzle)).toObject()
      ),
      onthuld: Object.fromEntries(
        flags.flatMap((flag) => {
          const content = reveal(game, flag)
          return content ? [[flag, showRevealed(content)]] : []
        })
      ),
      einde: isOver(game, reached)
        ? {
            titel: game.ending.title,
            alineas: [...game.ending.paragraphs],
            plaat: pictureAddress(game.ending.picture),
          }
        : null,
      uitgespeeld: delivery.isCompleted,
      onderweg: key && new ToldKeyTransformer(key).toObject(),
    }
  }
}

/** What a flag reveals: a hint, or an answer with its explanation and what lies there now. */
function showRevealed(content: Revealed) {
  if ('hint' in content) return new HintTransformer(content).toObject()
  const { solved } = content
  return {
    ...new AnswerTransformer(content).toObject(),
    ...(solved && { plaat: { beschrijving: solved.description, ...drawn(solved.drawing) } }),
  }
}
