import { BaseTransformer } from '@adonisjs/core/transformers'
import PuzzleTransformer from '#app/play/puzzles/puzzle_transformer'
import type { PlayLink } from '#app/play/links/play_link'
import { reveal } from '#domain/play/puzzles/submission'
import { isInTurn, isOver } from '#domain/play/puzzles/flags'

type Source = PlayLink & {
  readonly vlaggen: readonly string[]
  /** The names of the puzzles that the device already has. */
  readonly heeft: ReadonlySet<string>
}

/**
 * The state of a game. Only what was reached is sent: available puzzles, found answers, opened
 * hints, and the end once it is reached.
 */
export default class StateTransformer extends BaseTransformer<Source> {
  toObject() {
    const { spel: game, delivery, vlaggen: flags, heeft: has } = this.resource
    const reached = new Set(flags)
    const updated = game.raadsels.filter(
      (puzzle) => !has.has(puzzle.naam) && isInTurn(game, puzzle, reached)
    )
    return {
      versie: delivery.gameVersion,
      vlaggen: [...flags],
      raadsels: updated.map((puzzle) =>
        new PuzzleTransformer(puzzle, game.raadsels.indexOf(puzzle)).toObject()
      ),
      onthuld: Object.fromEntries(
        flags.flatMap((flag) => {
          const content = reveal(game, flag)
          return content ? [[flag, content]] : []
        })
      ),
      einde: isOver(game, reached)
        ? { titel: game.einde.titel, alineas: [...game.einde.alineas] }
        : null,
      uitgespeeld: delivery.completedAt !== null,
    }
  }
}
