import { BaseTransformer } from '@adonisjs/core/transformers'
import { showMaterial } from '#app/play/puzzles/show_material'
import type { PlayLink } from '#app/play/links/play_link'
import { reveal } from '#domain/play/puzzles/submission'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { isInTurn, isOver } from '#domain/play/puzzles/flags'

type Source = PlayLink & {
  readonly vlaggen: readonly string[]
  /** The names of the puzzles that the device holds already. */
  readonly heeft: ReadonlySet<string>
}

/**
 * How a game stands. Only what was reached is sent: puzzles whose turn it is, answers that were
 * found, hints that were opened, and the end when it has come.
 */
export default class StateTransformer extends BaseTransformer<Source> {
  toObject() {
    const { spel: game, levering: delivery, vlaggen: flags, heeft: has } = this.resource
    const reached = new Set(flags)
    const updated = game.raadsels.filter(
      (puzzle) => !has.has(puzzle.naam) && isInTurn(game, puzzle, reached)
    )
    return {
      versie: delivery.spelversie,
      vlaggen: [...flags],
      raadsels: updated.map((puzzle) => ({
        nr: game.raadsels.indexOf(puzzle),
        ...showPuzzle(puzzle),
      })),
      onthuld: Object.fromEntries(
        flags.flatMap((flag) => {
          const content = reveal(game, flag)
          return content ? [[flag, content]] : []
        })
      ),
      einde: isOver(game, reached)
        ? { titel: game.einde.titel, alineas: [...game.einde.alineas] }
        : null,
      uitgespeeld: delivery.uitgespeeldOp !== null,
    }
  }
}

/** A puzzle as its players see it: named field by field, so that no answer or hint slips along. */
function showPuzzle(puzzle: Puzzle) {
  const {
    naam: name,
    vlag: flag,
    label,
    groep: group,
    soort: kind,
    verhaal: story,
    materiaal: material,
    vraag: question,
    hints,
    niveau: level,
    teken: symbol,
  } = puzzle
  return {
    naam: name,
    vlag: flag,
    label,
    groep: group,
    soort: kind,
    verhaal: [...story],
    materiaal: showMaterial(material),
    vraag: question,
    aantalHints: hints.length,
    niveau: level ?? null,
    teken: symbol ?? null,
  }
}
