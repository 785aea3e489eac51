import { test } from '@japa/runner'
import { BOOKLETS } from '#games/booklets'
import { CATALOGUE, type Game } from '#games/catalogue'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { allFlags } from '#domain/play/puzzles/flags'
import type { HintItem } from '#domain/play/hint_pages'
import { keepTo } from '../../../scripts/lib/golden.js'

const words = (...parts: (string | null | undefined)[]) =>
  parts.map((part) => part ?? '-').join(' ')

const listed = CATALOGUE.map(({ itemName, image, sale }: Game) =>
  sale.kind === 'orderable'
    ? words('for sale', itemName, sale.priceKey, sale.apiPath, sale.playPath, image)
    : words('on request', itemName, String(sale.cents), image)
)

const played = GAMES.flatMap((game) => [
  ...[...allFlags(game)].map((flag) => words('flag', game.path, flag)),
  ...game.puzzles.map(({ flag, answer, alsoCorrect = [], nearMisses = [] }) =>
    [
      words('answer', game.path, flag),
      answer,
      ...alsoCorrect,
      '~',
      ...nearMisses.map((near) => near.answer),
    ].join(' | ')
  ),
])

const helped = HINT_PAGES.flatMap((page) =>
  page.items.map(({ name, answer, answer2, alsoCorrect = [], hints }: HintItem) =>
    [words('hints', page.path, name, String(hints.length)), answer, answer2, ...alsoCorrect].join(
      ' | '
    )
  )
)

test('articles, progress and answers keep their names', () => {
  keepTo('content.txt', [
    ...listed,
    ...played,
    ...helped,
    ...BOOKLETS.map(({ itemName }) => words('booklet', itemName)),
  ])
})
