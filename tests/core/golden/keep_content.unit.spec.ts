import { test } from '@japa/runner'
import { BOEKJES } from '#games/booklets'
import { CATALOGUE, type Game } from '#games/catalogue'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { allFlags } from '#domain/play/puzzles/flags'
import type { HintItem } from '#domain/play/hint_pages'
import { keepTo } from '../../../scripts/lib/golden.js'

const words = (...parts: (string | null | undefined)[]) =>
  parts.map((part) => part ?? '-').join(' ')

const listed = CATALOGUE.map(({ itemName, afbeelding: image, verkoop: sale }: Game) =>
  sale.soort === 'bestelbaar'
    ? words('for sale', itemName, sale.prijsSleutel, sale.apiPad, sale.speelPad, image)
    : words('on request', itemName, String(sale.centen), image)
)

const played = GAMES.flatMap((game) => [
  ...[...allFlags(game)].map((flag) => words('flag', game.pad, flag)),
  ...game.raadsels.map(
    ({ vlag: flag, antwoord: answer, ookGoed: alsoCorrect = [], bijnaGoed: nearMisses = [] }) =>
      [
        words('answer', game.pad, flag),
        answer,
        ...alsoCorrect,
        '~',
        ...nearMisses.map((near) => near.antwoord),
      ].join(' | ')
  ),
])

const helped = HINT_PAGES.flatMap((page) =>
  page.items.map(({ naam: name, answer, answer2, ookGoed: alsoCorrect = [], hints }: HintItem) =>
    [words('hints', page.pad, name, String(hints.length)), answer, answer2, ...alsoCorrect].join(
      ' | '
    )
  )
)

test('what is for sale, progress and answers are called as they were', () => {
  keepTo('content.txt', [
    ...listed,
    ...played,
    ...helped,
    ...BOEKJES.map(({ itemName }) => words('booklet', itemName)),
  ])
})
