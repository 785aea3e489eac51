import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { cunera } from '#games/cunera/cunera_game'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { recept } from '#games/recept/recept_game'
import type { Game, Puzzle } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { findIn, firstOf, itemAt } from '#tests/helpers/present'

const puzzleOf = (game: Game, name: string): Puzzle =>
  findIn(game.puzzles, (puzzle) => puzzle.name === name)
const codes = eindejaar.puzzles.filter(({ kind }) => kind === 'finale') as readonly Puzzle[]

test.group('Playing without a printer', () => {
  test('a nonogram is ticked by finger and by key, and the marks outlive a reload', async () => {
    const page = await begun(recept)
    const part = await opened(page, puzzleOf(recept, 'floris'))
    await part.getByRole('button', { name: 'Teken mee op het scherm' }).click()
    const [first, second] = [square(part, 'rij 1, kolom 1'), square(part, 'rij 1, kolom 2')]
    await first.click()
    await expect(first).toHaveAccessibleName('rij 1, kolom 1, gekleurd')
    await page.keyboard.press('ArrowRight')
    await expect(second).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect(second).toHaveAccessibleName('rij 1, kolom 2, kruisje')
    await board.expectAccessibleEverywhere(page)
    await board.expectFitsPhone(page)

    await page.reload()
    const again = await opened(page, puzzleOf(recept, 'floris'))
    await expect(square(again, 'rij 1, kolom 1')).toHaveAccessibleName(/gekleurd/)
    await again.getByRole('button', { name: 'Gum alles uit' }).click()
    await expect(square(again, 'rij 1, kolom 1')).toHaveAccessibleName('rij 1, kolom 1')
  })

  test('a word is typed along its squares, and taken back again', async () => {
    const page = await begun(recept)
    const part = await opened(page, puzzleOf(recept, 'berend'))
    await part.getByRole('button', { name: 'Teken mee op het scherm' }).click()
    /** The word that hangs at the top runs down, and its squares touch nothing beside them. */
    await square(part, 'rij 1, kolom 5').click()
    await page.keyboard.type('ab')
    await expect(square(part, 'rij 1, kolom 5')).toHaveValue('A')
    await expect(square(part, 'rij 2, kolom 5')).toHaveValue('B')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(square(part, 'rij 2, kolom 5')).toHaveValue('')
  })

  test('a word search is ticked letter by letter', async () => {
    const page = await begun(cunera)
    await page.getByRole('button', { name: 'Start het spel!' }).click()
    await board.solve(page, firstOf(cunera.puzzles))
    const part = board.puzzleOn(page, itemAt(cunera.puzzles, 1))
    const letter = part.getByRole('button', { name: /rij 2, kolom 3/ })
    await letter.click()
    await expect(letter).toHaveAccessibleName(/gekleurd$/)
    await board.expectAccessibleEverywhere(page)
  })

  test('a cloth is laid on the letters and turned by key and by finger, and lies there after a reload', async () => {
    const page = await begun(recept)
    const part = await opened(page, puzzleOf(recept, 'corrie'))
    await part.getByRole('button', { name: 'Leg het kleedje erop' }).click()
    await expect(part.getByRole('status').filter({ hasText: 'De knoop ligt bij I.' })).toBeVisible()
    await expect(shownThrough(part)).toHaveCount(9)
    await expect(shownThrough(part)).toHaveText(
      [...'CORRIELEG'].map((one) => new RegExp(`^${one} `))
    )
    await square(part, 'rij 1, kolom 2').click()
    await expect(square(part, 'rij 1, kolom 2')).toHaveAccessibleName('C rij 1, kolom 2, omcirkeld')
    await page.keyboard.press('ArrowDown')
    await expect(square(part, 'rij 2, kolom 1')).toBeFocused()

    const turn = part.getByRole('button', { name: 'Draai een kwartslag' })
    await turn.focus()
    await page.keyboard.press('Enter')
    await expect(
      part.getByRole('status').filter({ hasText: 'De knoop ligt bij II.' })
    ).toBeVisible()
    await expect(shownThrough(part)).toHaveText(
      [...'DEEENROOS'].map((one) => new RegExp(`^${one} `))
    )
    await expect(part.locator('.laid-cloth img')).not.toHaveJSProperty('naturalWidth', 0)
    await board.expectAccessibleEverywhere(page)
    await board.expectFitsPhone(page)

    await page.reload()
    const again = await opened(page, puzzleOf(recept, 'corrie'))
    await expect(
      again.getByRole('status').filter({ hasText: 'De knoop ligt bij II.' })
    ).toBeVisible()
    await again.getByRole('button', { name: 'Haal het kleedje weg' }).click()
    await expect(shownThrough(again)).toHaveCount(36)
    await expect(square(again, 'rij 1, kolom 2')).toHaveAccessibleName(/omcirkeld$/)
  })

  test('a player marks a walk over a map around its letters, which stay readable', async () => {
    const page = await begun(eindejaar)
    const part = await opened(page, puzzleOf(eindejaar, 'sheet6'))
    await part.getByRole('button', { name: 'Teken mee op het scherm' }).click()
    await square(part, 'rij 8, kolom 1').click()
    await expect(square(part, 'rij 8, kolom 1')).toHaveAccessibleName(
      'A8, slee, rij 8, kolom 1, omcirkeld'
    )
  })

  test('a player finds a half-typed answer again after a reload, until it was right', async () => {
    const page = await begun(recept)
    const [first] = recept.puzzles as unknown as [Puzzle]
    const part = board.puzzleOn(page, first)
    await board.answerField(part).fill('halfwe')
    await page.reload()
    await expect(board.answerField(part)).toHaveValue('halfwe')
    await board.solve(page, first)
    await expect(board.solvedLine(part)).toBeFocused()
    await expect(board.solvedLine(part)).toBeInViewport()
  })
})

test.group('A long page', () => {
  test('the line with the progress stays in sight, and jumps to a puzzle', async () => {
    const page = await begun(eindejaar)
    const line = page.getByRole('navigation', { name: 'Voortgang en raadsels' })
    await expect(line).toContainText('0 van 12')
    const last = itemAt(eindejaar.puzzles, 11)
    await line.getByRole('button', { name: 'Ga naar…' }).click()
    await board.expectAccessibleEverywhere(page)
    await line.getByRole('link', { name: last.label }).click()
    const heading = board.puzzleOn(page, last).getByRole('heading')
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(line).toBeInViewport()
    const [lineBox, headingBox] = await Promise.all([line.boundingBox(), heading.boundingBox()])
    expect(headingBox?.y).toBeGreaterThan((lineBox?.y ?? 0) + (lineBox?.height ?? 0))

    await line.getByRole('button', { name: 'Ga naar…' }).click()
    await page.keyboard.press('Escape')
    await expect(line.getByRole('link')).toHaveCount(0)
  })

  test('a lock fits the screen, and springs open with its code', async () => {
    const page = await begun(eindejaar)
    await page.setViewportSize({ width: 390, height: 740 })
    const [green] = codes as [Puzzle]
    const lock = board.puzzleOn(page, green)
    const picture = lock.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThan(740)
    await board.solve(page, green)
    await expect(lock.getByRole('img', { name: 'Het slot is open.' })).toBeVisible()
    await expect(lock.getByRole('img')).toHaveAccessibleName(/6, 4, 7/)
    await expect(lock.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
  })
})

test.group('The end of a game', () => {
  test('an open question closes when another device ends the game', async () => {
    const noor = await begun(eindejaar)
    const sam = await visitor()
    await open(sam, noor.url())
    const [sheet] = eindejaar.puzzles as unknown as [Puzzle]
    const fillIn = board.puzzleOn(sam, sheet).getByRole('button', { name: 'Vul antwoord in' })
    await fillIn.click()
    await board.expectDialog(sam, 'Vul antwoord in')
    for (const code of codes) await board.solve(noor, code)
    await board.expectNoDialog(sam)
    await expect(sam.getByRole('heading', { level: 1 })).toHaveText(eindejaar.ending.title)
  })

  test('players say with two taps how it was, and one line more if they wish', async () => {
    const page = await begun(eindejaar)
    for (const code of codes) await board.solve(page, code)
    const opinion = page.getByRole('region', { name: 'Hoe was het?' })
    await opinion.getByRole('button', { name: 'heel leuk' }).click()
    await opinion.getByRole('button', { name: 'precies goed' }).click()
    await expect(opinion.getByText('Dank je wel.')).toBeVisible()
    await expect(opinion.getByRole('button', { name: 'heel leuk' })).toHaveCount(0)
    await board.expectAccessibleEverywhere(page)
    const line = opinion.getByRole('textbox', { name: 'Nog iets wat we moeten weten?' })
    await line.fill('De slee was het mooist')
    await opinion.getByRole('button', { name: 'Versturen' }).click()
    await expect(opinion.getByText('Ook je regel is aangekomen.')).toBeVisible()
    await page.reload()
    await expect(opinion.getByText('Dank je wel.')).toBeVisible()
    await expect(line).toHaveCount(0)
  })

  test('a buyer lets the rating count on the page of the game, and takes it back', async () => {
    const page = await begun(eindejaar)
    for (const code of codes) await board.solve(page, code)
    const opinion = page.getByRole('region', { name: 'Hoe was het?' })
    const count = opinion.getByRole('button', { name: 'Ja, laat meetellen' })
    await expect(count).toHaveCount(0)
    await opinion.getByRole('button', { name: 'geweldig' }).click()
    await opinion.getByRole('button', { name: 'makkelijk', exact: true }).click()
    await opinion.getByRole('textbox', { name: 'Eén regel erbij' }).fill('Met oma gespeeld')
    await count.click()
    const given = opinion.getByText('Je beoordeling staat bij je bestelling')
    await expect(given).toBeVisible()
    await expect(opinion.getByRole('heading', { name: 'Help anderen kiezen' })).toBeFocused()
    await page.reload()
    await expect(given).toBeVisible()
    await board.expectAccessibleEverywhere(page)
    await opinion.getByRole('button', { name: 'Haal mijn beoordeling weg' }).click()
    await expect(count).toBeVisible()
  })
})

/** A game of one's own. */
async function begun(game: Game): Promise<Page> {
  const page = await visitor()
  const { playLink } = await board.buyGame(page, game)
  await open(page, playLink)
  return page
}

/** A puzzle with its papers on the table. */
async function opened(page: Page, puzzle: Puzzle): Promise<Locator> {
  const part = board.puzzleOn(page, puzzle)
  await part.locator('summary').first().click()
  return part
}

/** The squares that can be marked now. */
const shownThrough = (part: Locator) => part.locator('.pen-squares .tick')

/** A square of a board; its accessible name ends with what is in it. */
const square = (part: Locator, place: string) =>
  part
    .getByRole('button', { name: new RegExp(`${place}(,|$)`) })
    .or(part.getByRole('textbox', { name: place, exact: true }))
