import type { Game } from '#domain/play/puzzles/puzzle'

/** Every sentence of a game that its players read, up to its end. */
export const wordsOf = ({ intro, groups, puzzles }: Game): string[] => [
  ...intro,
  ...groups.map(({ introduction }) => introduction),
  ...puzzles.flatMap(({ question, story, hints, explanation }) => [
    question,
    explanation,
    ...story,
    ...hints,
  ]),
]
