import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { recept } from '#games/recept/recept_game'
import { theRecipe } from '#games/recept/the_recipe'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { waitForPost } from '#tests/helpers/shop/checkout'
import { mailsTo, waitForMail } from '#tests/helpers/shop/demo_inbox'
import * as board from '#tests/helpers/play/game_board'
import { firstOf, lastOf } from '#tests/helpers/present'

const puzzles: readonly Puzzle[] = recept.puzzles
const from = (group: string, kind: Puzzle['kind']) =>
  puzzles.filter((puzzle) => puzzle.group === group && puzzle.kind === kind)
const [feestzaal, spoelkeuken, bar, eetzaal] = from('ruimten', 'puzzle') as [
  Puzzle,
  Puzzle,
  Puzzle,
  Puzzle,
]
const FINALES = puzzles.filter(({ kind }) => kind === 'finale')

test.group('Playing the missing recipe', () => {
  test('the mail and the order page open the same game, which begins with its story', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, recept)
    const begin = page.getByRole('link', { name: 'Begin met spelen' })
    await expect(begin).toHaveAttribute('href', playLink)
    await begin.click()
    await expect(page).toHaveURL(playLink)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(recept.title)

    await open(page, playLink)
    for (const paragraph of recept.intro) await expect(page.getByText(paragraph)).toBeVisible()
    for (const group of ['ruimten', 'personen'])
      for (const puzzle of from(group, 'puzzle')) {
        const part = board.puzzleOn(page, puzzle)
        await expect(part).toContainText(puzzle.question)
        await expect(board.answerField(part)).toBeVisible()
      }
    await expect(page.getByText('0 van 9 opgelost')).toBeVisible()
    await expect(page.getByText('0 van 7 opgelost')).toBeVisible()
    const sourceCode = board.flatText(await page.content())
    expect(sourceCode).toContain(board.flatText(feestzaal.question))
    for (const { question, story } of FINALES)
      for (const text of [question, ...story])
        expect(sourceCode).not.toContain(board.flatText(text))
    await board.expectAccessibleEverywhere(page)
  })

  test('a wrong answer stays for correction, and a right one makes way for a check mark', async () => {
    const page = await playing()
    const part = board.puzzleOn(page, feestzaal)
    await board.submit(part, board.WRONG_ANSWER)
    await board.expectDialog(page, 'Helaas...', 'Dit antwoord is niet goed!')
    await board.expectAccessibleEverywhere(page)
    await board.choose(page, 'Sluiten')
    await expect(board.answerField(part)).toBeFocused()
    await expect(board.answerField(part)).toHaveValue(board.WRONG_ANSWER)

    await board.submit(part, ` ${feestzaal.answer.toLowerCase()} `)
    await board.expectDialog(
      page,
      `Gefeliciteerd! (${feestzaal.label})`,
      `Het antwoord '${feestzaal.showAnswer}' is juist!`,
      feestzaal.explanation
    )
    await board.expectAccessibleEverywhere(page)
    await board.choose(page, 'Verder')
    await expect(board.solvedLine(part)).toBeFocused()
    await board.expectSolved(part, feestzaal.showAnswer)
    await expect(page.getByText('1 van 9 opgelost')).toBeVisible()

    const address = page.url()
    const explanation = part.getByText(feestzaal.explanation)
    await expect(explanation).toBeHidden()
    await part.locator('summary', { hasText: 'Uitleg' }).click()
    await expect(explanation).toBeInViewport()
    expect(page.url()).toBe(address)
  })

  test('hints open in any order and close again, and an answer is filled in on request', async () => {
    const page = await playing()
    const part = board.puzzleOn(page, spoelkeuken)
    const [hint1, hint2] = spoelkeuken.hints as [string, string]
    await board.hintButton(part, 2).click()
    await expect(part.getByText(hint2)).toBeVisible()
    await expect(part.getByText(hint1)).toHaveCount(0)
    await expect(board.hintButton(part, 2)).toHaveAttribute('aria-expanded', 'true')
    await board.hintButton(part, 2).click()
    await expect(part.getByText(hint2)).toHaveCount(0)
    await board.hintButton(part, 1).click()
    await expect(part.getByText(hint1)).toBeVisible()
    await board.hintButton(part, 2).click()
    await expect(part.getByText(hint1)).toBeVisible()
    await expect(part.getByText(hint2)).toBeVisible()
    await board.openAllDrawers(page)
    await board.expectAccessibleEverywhere(page)

    const fillIn = part.getByRole('button', { name: 'Antwoord automatisch invullen' })
    const confirmed = `Weet je zeker dat je het antwoord automatisch wilt invullen voor ${spoelkeuken.label} ?`
    await fillIn.click()
    await board.expectDialog(page, 'Antwoord automatisch invullen', confirmed)
    await board.choose(page, 'Nee')
    await board.expectNoDialog(page)
    await expect(fillIn).toBeFocused()
    await expect(board.answerField(part)).toHaveValue('')

    await fillIn.click()
    await board.expectDialog(page, 'Antwoord automatisch invullen', confirmed)
    await board.choose(page, 'Ja')
    await board.expectDialog(
      page,
      spoelkeuken.label,
      spoelkeuken.showAnswer,
      spoelkeuken.explanation
    )
    await board.choose(page, 'Verder')
    await board.expectSolved(part, spoelkeuken.showAnswer)
  })

  test('a player who comes back finds everything as it was, the sound too', async () => {
    const page = await playing()
    const sound = page.getByRole('button', { name: 'Geluid' })
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await sound.click()
    await expect(sound).toHaveAttribute('aria-pressed', 'true')
    const bell = page.waitForRequest('**/geluid/bel.mp3?v=*')
    await board.solve(page, bar)
    await bell
    await board.hintButton(board.puzzleOn(page, eetzaal), 1).click()
    await expect(page.getByText(firstOf(eetzaal.hints))).toBeVisible()

    await open(page, page.url())
    await board.expectSolved(board.puzzleOn(page, bar), bar.showAnswer)
    await expect(page.getByText('1 van 9 opgelost')).toBeVisible()
    await expect(sound).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(firstOf(eetzaal.hints))).toHaveCount(0)
    await board.hintButton(board.puzzleOn(page, eetzaal), 1).click()
    await expect(page.getByText(firstOf(eetzaal.hints))).toBeVisible()

    await sound.click()
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await open(page, page.url())
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
  })

  test('a complete group brings its last question, and the second final brings the end and the recipe', async () => {
    const page = await visitor()
    const { email, playLink } = await board.buyGame(page, recept)
    await open(page, playLink)

    for (const group of ['ruimten', 'personen']) {
      const [finale] = from(group, 'finale') as [Puzzle]
      for (const puzzle of from(group, 'puzzle')) {
        await expect(board.puzzleOn(page, finale)).toHaveCount(0)
        await board.solve(page, puzzle)
      }
      await expect(board.puzzleOn(page, finale)).toContainText(finale.question)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(recept.title)
      if (group === 'ruimten') await board.solve(page, finale)
    }
    expect(await mailsTo(email)).toHaveLength(1)

    await board.solve(page, lastOf(FINALES))
    await expectEnd(page)
    await board.expectAtTop(page)
    await board.expectAccessibleEverywhere(page)
    await board.expectCertificate(page)
    const mail = await waitForMail(email, theRecipe.title)
    for (const { what } of theRecipe.ingredients) expect(mail.text).toContain(what)

    const signedOff: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/finished')) signedOff.push(request.url())
    })
    await open(page, playLink)
    await expectEnd(page)
    await board.openAllDrawers(page)
    await board.expectFitsPhone(page)
    await board.expectAccessibleEverywhere(page)
    await waitForPost(page)
    expect(signedOff).toEqual([])
    /** One with the link, one with the recipe. */
    expect(await mailsTo(email)).toHaveLength(2)
  })
})

async function playing(): Promise<Page> {
  const page = await visitor()
  const { playLink } = await board.buyGame(page, recept)
  await open(page, playLink)
  return page
}

async function expectEnd(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recept.ending.title)
  for (const paragraph of recept.ending.paragraphs)
    await expect(page.getByText(paragraph)).toBeVisible()
  for (const paragraph of recept.intro) await expect(page.getByText(paragraph)).toHaveCount(0)
  await board.expectOnlyNameField(page)
}
