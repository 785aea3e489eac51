import { HINT_SOURCES } from '#app/shop/figures/hint_sources'
import { wrongGuesses } from '#app/play/learning/wrong_guesses'
import { SHOWN_FROM } from '#domain/play/learning/guesses'
import { votesOf } from '#domain/play/learning/opinions'
import Opinion from '#models/play/opinion'
import WrongGuess from '#models/play/wrong_guess'

/** What is shown of one game at most. */
const REMARKS = 30
const GUESSES = 60

type Period = { readonly from: string; readonly until: string; readonly game: string | null }

/** What players thought of the games, and what they tried in vain. */
export async function loadLearning({ from, until, game }: Period) {
  await wrongGuesses.write()
  const sources = HINT_SOURCES.filter((source) => game === null || source.game === game)
  return Promise.all(
    sources.map(async ({ game: name, title, puzzles }) => {
      const opinions = await Opinion.query().where('game', name).whereBetween('day', [from, until])
      const guesses = await WrongGuess.query()
        .where('game', name)
        .where('count', '>=', SHOWN_FROM)
        .whereBetween('last_day', [from, until])
        .orderBy('count', 'desc')
        .orderBy('text')
        .limit(GUESSES)
      const labels = new Map(
        puzzles.flatMap(({ name: puzzle, flag, label }) => [
          [puzzle, label],
          [flag, label],
        ])
      )
      return {
        ...{ game: name, title },
        fun: votesOf(opinions.map(({ fun }) => fun)),
        difficulty: votesOf(opinions.map(({ difficulty }) => difficulty)),
        remarks: opinions
          .flatMap(({ day, remark }) => (remark === null ? [] : [{ day, text: remark }]))
          .sort((one, other) => other.day.localeCompare(one.day))
          .slice(0, REMARKS),
        guesses: guesses.map(({ id, puzzle, text, count }) => ({
          ...{ id, text, count },
          label: labels.get(puzzle) ?? puzzle,
        })),
      }
    })
  )
}
