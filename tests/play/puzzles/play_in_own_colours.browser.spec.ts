import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { cunera } from '#games/cunera/cunera_game'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { recept } from '#games/recept/recept_game'
import type { Game, Puzzle } from '#domain/play/puzzles/puzzle'
import { expect, open, visitor } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { findIn, firstOf, itemAt } from '#tests/helpers/present'

/** The contrast that a sign needs with its background to be seen (WCAG 1.4.11). */
const SEEN = 3

/** Readers choose dark or light colours of their own. */
const SCHEMES = ['dark', 'light'] as const
type Scheme = (typeof SCHEMES)[number]

/** A place within an element: 0 is left or at the top, 1 is right or at the bottom. */
type Spot = readonly [x: number, y: number]
const CENTRE: Spot = [0.5, 0.5]

test.group('Playing in the colours of the reader', () => {
  test('a player sees as many of the five seals full as a sheet is hard, by {$self}')
    .with([...SCHEMES])
    .run(async (_, scheme) => {
      const page = await begun(recept, scheme)
      const puzzle = firstOf(recept.puzzles)
      const seals = board.puzzleOn(page, puzzle).locator('.seal')
      await expect(seals).toHaveCount(5)
      const [full, empty] = [seals.first(), seals.last()]
      expect(contrast(await colourAt(full), await colourAt(empty))).toBeGreaterThan(SEEN)
      await expect(full).toHaveCSS('print-color-adjust', 'exact')
    })

  test('a player sees ticks, crosses and letters stand out from the paper of a drawing, by {$self}')
    .with([...SCHEMES])
    .run(async (_, scheme) => {
      const page = await begun(recept, scheme)
      const nonogram = await opened(page, puzzleOf(recept, 'floris'))
      await nonogram.getByRole('button', { name: 'Teken mee op het scherm' }).click()
      const ticked = square(nonogram, 'rij 1, kolom 1')
      const crossed = square(nonogram, 'rij 1, kolom 2')
      const paper = await colourAt(ticked)
      await ticked.click()
      await crossed.click()
      await crossed.click()
      expect(contrast(await colourAt(ticked), paper)).toBeGreaterThan(SEEN)
      expect(contrast(await colourAt(crossed), paper)).toBeGreaterThan(SEEN)

      const words = await opened(page, puzzleOf(recept, 'berend'))
      await words.getByRole('button', { name: 'Teken mee op het scherm' }).click()
      const letter = square(words, 'rij 1, kolom 5')
      const empty = await colourAt(letter)
      await letter.click()
      await page.keyboard.type('i')
      expect(contrast(await colourAt(letter), empty)).toBeGreaterThan(SEEN)
    })

  test('a player sees a letter of a word search marked and crossed out, by {$self}')
    .with([...SCHEMES])
    .run(async (_, scheme) => {
      const page = await begun(cunera, scheme)
      await page.getByRole('button', { name: 'Start het spel!' }).click()
      await board.solve(page, firstOf(cunera.puzzles))
      const part = board.puzzleOn(page, itemAt(cunera.puzzles, 1))
      const letter = part.getByRole('button', { name: /rij 2, kolom 3/ })
      /** Beside the letter, on one of the arms of the cross. */
      const spot: Spot = [0.27, 0.27]
      const paper = await colourAt(letter, spot)
      await letter.click()
      expect(contrast(await colourAt(letter, spot), paper)).toBeGreaterThan(SEEN)
      await letter.click()
      await expect(letter).toHaveAccessibleName(/kruisje$/)
      expect(contrast(await colourAt(letter, spot), paper)).toBeGreaterThan(SEEN)
    })

  test('the line of the progress is as full as the game is solved, by {$self}')
    .with([...SCHEMES])
    .run(async (_, scheme) => {
      const page = await begun(eindejaar, scheme)
      for (const puzzle of eindejaar.puzzles.slice(0, 3)) await board.solve(page, puzzle)
      const bar = page.locator('.progress-route')
      await expect(bar).toHaveJSProperty('value', 3)
      const [solved, rest] = [await colourAt(bar, [0.15, 0.5]), await colourAt(bar, [0.85, 0.5])]
      expect(contrast(solved, rest)).toBeGreaterThan(SEEN)
    })

  test('the amount that is chosen looks different from the others, by {$self}')
    .with([...SCHEMES])
    .run(async (_, scheme) => {
      const page = await reader(scheme)
      await open(page, '/cadeaubon')
      const amount = (name: string) => page.getByRole('button', { name, exact: true })
      await expect(amount('€ 25')).toHaveAttribute('aria-pressed', 'true')
      const edge: Spot = [0.12, 0.5]
      const [chosen, other] = [amount('€ 25'), amount('€ 50')]
      expect(contrast(await colourAt(chosen, edge), await colourAt(other, edge))).toBeGreaterThan(
        SEEN
      )
    })
})

const reader = (colorScheme: Scheme) => visitor({ forcedColors: 'active', colorScheme })

async function begun(game: Game, scheme: Scheme): Promise<Page> {
  const page = await reader(scheme)
  const { playLink } = await board.buyGame(page, game)
  await open(page, playLink)
  return page
}

const puzzleOf = (game: Game, name: string): Puzzle =>
  findIn(game.puzzles, (puzzle) => puzzle.name === name)

async function opened(page: Page, puzzle: Puzzle): Promise<Locator> {
  const part = board.puzzleOn(page, puzzle)
  await part.locator('summary').first().click()
  return part
}

/** A square of a board; its accessible name ends with what is in it. */
const square = (part: Locator, place: string) =>
  part
    .getByRole('button', { name: new RegExp(`${place}(,|$)`) })
    .or(part.getByRole('textbox', { name: place, exact: true }))

type Colour = readonly [red: number, green: number, blue: number]

/** The colour of what is drawn at a place of an element. */
async function colourAt(element: Locator, [x, y] = CENTRE): Promise<Colour> {
  await element.page().mouse.move(0, 0)
  await element.scrollIntoViewIfNeeded()
  const picture = sharp(await element.screenshot({ animations: 'disabled' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

/** How much lighter one colour is than another: 1 is the same, 21 is black on white. */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
