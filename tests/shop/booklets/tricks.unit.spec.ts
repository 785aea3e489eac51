import { test } from '@japa/runner'
import { BOOKLETS } from '#games/booklets'
import { CATALOGUE } from '#games/catalogue'
import { CIPHER_SLIDE } from '#games/kit/cipher_slide'
import { LEAST_TRICKS, MOST_OF_A_KIND } from '#domain/shop/booklets/tricks'

const SOLD = BOOKLETS.filter(({ itemName }) => CATALOGUE.some((game) => game.itemName === itemName))

/** Every trick of the shop, with the game that it is in. */
const TRICKS = BOOKLETS.flatMap(({ title, ageGroup, tricks }) =>
  tricks.map((trick) => ({ ...trick, game: title, ageGroup }))
)

test.group('Tricks with paper, hands and the room', () => {
  test('{itemName} has at least two tricks, each on a sheet of its booklet')
    .with(SOLD)
    .run(({ assert }, { tricks, sheets }) => {
      assert.isAtLeast(new Set(tricks.map(({ kind }) => kind)).size, LEAST_TRICKS)
      const titles = sheets.map(({ title }) => title)
      for (const { sheet } of tricks) assert.include(titles, sheet)
    })

  test('the slide of an answer sheet is a trick of each game that has it', ({ assert }) => {
    const slides = BOOKLETS.flatMap(({ title, sheets }) =>
      sheets
        .filter(({ blocks }) => blocks.includes(CIPHER_SLIDE))
        .map((sheet) => ({ game: title, sheet: sheet.title }))
    )
    assert.deepEqual(
      TRICKS.filter(({ kind }) => kind === 'slide_a_strip').map(({ game, sheet }) => ({
        game,
        sheet,
      })),
      slides
    )
    assert.sameMembers(
      slides.map(({ game }) => game),
      ['Sinterklaasspel junior', 'Sinterklaasspel senior']
    )
  })

  test('a buyer of two games meets a kind of trick at most twice', ({ assert }) => {
    const often = Map.groupBy(TRICKS, ({ kind }) => kind)
    for (const [kind, all] of often) assert.isAtMost(all.length, MOST_OF_A_KIND, kind)
  })

  test('two games for the same age share no kind of trick', ({ assert }) => {
    for (const all of Map.groupBy(TRICKS, (one) => `${one.kind} for ${one.ageGroup}`).entries())
      assert.lengthOf([...new Set(all[1].map(({ game }) => game))], 1, all[0])
  })
})
