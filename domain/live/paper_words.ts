import type { Impossible, PaperScore } from '#domain/live/paper_scores'

/** How a team left a room. */
export const OUTCOME_WORDS: Readonly<Record<PaperScore['outcome'], string>> = {
  open: 'niet opgelost',
  solved: 'opgelost',
  shown: 'antwoord getoond',
}

export const inMistakes = (count: number) => `${count} ${count === 1 ? 'fout' : 'fouten'}`
export const inHints = (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'}`

/** 'opgelost, 2 fout, 1 hint', as in the columns of the sheet. */
export const scoreInWords = ({ outcome, mistakes, hints }: PaperScore) =>
  `${OUTCOME_WORDS[outcome]}, ${mistakes} fout, ${inHints(hints)}`

/** The same without what did not happen: '2 fouten'. */
export function happenedInWords({ outcome, mistakes, hints }: PaperScore): string {
  return [
    outcome !== 'open' && OUTCOME_WORDS[outcome],
    mistakes > 0 && inMistakes(mistakes),
    hints > 0 && inHints(hints),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

type Difference = { readonly before: string; readonly after: string }

/** In what two scores differ: 'opgelost, 6 fouten' before, and 'niet opgelost, 2 fouten' after. */
export function differenceInWords(before: PaperScore, after: PaperScore): Difference {
  const differing = (of: PaperScore) =>
    [
      before.outcome !== after.outcome && OUTCOME_WORDS[of.outcome],
      before.mistakes !== after.mistakes && inMistakes(of.mistakes),
      before.hints !== after.hints && inHints(of.hints),
    ]
      .filter((part) => part !== false)
      .join(', ')
  return { before: differing(before), after: differing(after) }
}

/** What is wrong with a box that no room can bring. */
export function impossibleInWords(problem: Impossible): string {
  switch (problem.type) {
    case 'bad_mistakes':
      return `het aantal fouten is een heel getal van 0 tot en met ${problem.most}.`
    case 'bad_hints':
      return `een kamer heeft ${problem.hints} hints, dus vul een heel getal in van 0 tot en met ${problem.hints}.`
    case 'shown_too_early':
      return `het antwoord wordt pas getoond na hint ${problem.hints}.`
  }
}
