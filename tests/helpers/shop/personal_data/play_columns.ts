import type { Lots } from '#tests/helpers/shop/personal_data/lots'

/** The tables of the games behind a personal link. */
export const PLAY_COLUMNS = {
  PlayFlagSchema: {
    table: 'play_flags',
    columns: {
      automatic: 'nobody, included',
      createdAt: 'nobody, included',
      id: 'nobody, omitted',
      deliveryId: 'nobody, omitted',
      name: 'erased, included',
    },
  },
  /** Nothing says whose they are; a text that one person tried is gone within weeks. */
  WrongGuessSchema: {
    table: 'wrong_guesses',
    columns: {
      count: 'nobody, omitted',
      game: 'nobody, omitted',
      id: 'nobody, omitted',
      lastDay: 'nobody, omitted',
      puzzle: 'nobody, omitted',
      text: 'nobody, omitted',
    },
  },
  /** Nothing says whose they are. */
  PlayOpinionSchema: {
    table: 'play_opinions',
    columns: {
      day: 'nobody, omitted',
      difficulty: 'nobody, omitted',
      fun: 'nobody, omitted',
      game: 'nobody, omitted',
      id: 'nobody, omitted',
      remark: 'nobody, omitted',
    },
  },
} satisfies Lots
