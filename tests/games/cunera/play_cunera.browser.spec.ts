import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { asMorse, WORDS } from '#games/cunera/morse'
import { cunera } from '#games/cunera/cunera_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'

const steps: readonly Puzzle[] = cunera.puzzles
const [step1, step2, step3, step4] = steps as [Puzzle, Puzzle, Puzzle, Puzzle]

test.group('Playing Cunera', () => {
  test('a family plays the free game from the order to its last map', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, cunera)
    await open(page, playLink)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cunera.title)
    for (const paragraph of cunera.intro) await expect(page.getByText(paragraph)).toBeVisible()
    await expectMap(page, 1)
    await expect(page.getByRole('article')).toHaveCount(0)
    await board.expectAccessibleEverywhere(page)
    await startButton(page).click()
    await board.expectAtTop(page)

    for (const [index, step] of steps.entries()) {
      await expectOnly(page, step)
      await expectMap(page, index + 1)
      if (index === steps.length - 1) await expectTableKept(page)
      if (step === step2) await haveFilledIn(page, step)
      else await board.solve(page, step)
      await expect(traveled(page)).toHaveCount(index + 1)
      await expect(traveled(page).nth(index)).toContainText(step.label)
      await expect(traveled(page).nth(index)).toContainText(step.showAnswer)
      const next = steps[index + 1]
      if (!next) continue
      await expect(board.puzzleOn(page, next).getByRole('heading')).toBeFocused()
      await board.expectAtTop(page)
    }

    await expectEnd(page)
    await board.expectAtTop(page)
    await board.expectAccessibleEverywhere(page)
    await board.expectCertificate(page)
    await open(page, playLink)
    await expectEnd(page)
  })

  test('a wrong answer stays for correction, each hint waits for the one before it, and the answer waits for two', async () => {
    const page = await playing()
    const part = board.puzzleOn(page, step1)
    await board.submit(part, board.WRONG_ANSWER)
    await board.expectDialog(page, 'Helaas...', 'Dit antwoord is niet goed!')
    await board.expectAccessibleEverywhere(page)
    await board.choose(page, 'Sluiten')
    await expect(board.answerField(part)).toBeFocused()
    await expect(board.answerField(part)).toHaveValue(board.WRONG_ANSWER)

    const fillIn = part.getByRole('button', { name: 'Vul antwoord in' })
    for (const [index, hint] of step1.hints.entries()) {
      await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(index + 1)
      await expect(fillIn).toHaveCount(index < 2 ? 0 : 1)
      await board.hintButton(part, index + 1).click()
      await expect(part.getByText(hint)).toBeVisible()
    }
    await board.openAllDrawers(page)
    await board.expectAccessibleEverywhere(page)

    await fillIn.click()
    await board.expectDialog(page, 'Vul antwoord in', confirmed(step1))
    await board.choose(page, 'Nee')
    await board.expectNoDialog(page)
    await expect(board.answerField(part)).toHaveValue(board.WRONG_ANSWER)
  })

  test('a player who solved the first step goes on there, without starting again', async () => {
    const page = await playing()
    await open(page, page.url())
    await expect(startButton(page)).toBeVisible()
    await startButton(page).click()
    await board.solve(page, step1)
    await expectOnly(page, step2)

    await open(page, page.url())
    await expectOnly(page, step2)
    await expectMap(page, 2)
    await expect(startButton(page)).toHaveCount(0)
    await expect(traveled(page)).toHaveCount(1)
  })

  test('one clip plays at a time from its beginning, and stops when pressed again and at its end', async () => {
    const page = await playing({ followClips })
    for (const step of [step1, step2, step3]) await board.solve(page, step)
    const button = (number: number) => page.getByRole('button', { name: `Woord ${number}` })
    const expectSilence = async () => {
      for (let number = 1; number <= WORDS.length; number++) {
        await expect(button(number)).toHaveAttribute('aria-pressed', 'false')
        await expect(button(number)).toBeEnabled()
      }
    }
    const expectPlaying = async (number: number) => {
      await expect(button(number)).toHaveAttribute('aria-pressed', 'true')
      await expect(button(number)).toBeEnabled()
      for (let other = 1; other <= WORDS.length; other++)
        if (other !== number) await expect(button(other)).toBeDisabled()
    }
    await expectSilence()

    await button(3).click()
    await expectPlaying(3)
    await expectAccessible(page)
    await expect.poll(() => spot(page)).toBeGreaterThan(0.3)
    await button(3).click()
    await expectSilence()
    expect((await clips(page)).map(({ playing: audible }) => audible)).toEqual([false])

    await button(3).click()
    await expectPlaying(3)
    await button(3).click()
    await button(1).click()
    await expectPlaying(1)
    expect((await clips(page)).map(({ playing: audible }) => audible)).toEqual([false, false, true])
    await expectSilence()
    await expect(page.getByText('kon niet worden afgespeeld')).toHaveCount(0)
    expect(await clips(page)).toEqual(
      [3, 3, 1].map((number) => ({ name: `woord${number}.mp3`, begin: 0, playing: false }))
    )

    await page.getByText('Liever kijken dan luisteren').click()
    await expect(page.getByRole('definition')).toHaveCount(WORDS.length)
    await board.expectAccessibleEverywhere(page)
    await board.solve(page, step4)
  })

  test('the clips say the five words in Morse', async () => {
    const page = await visitor()
    await open(page, '/')
    for (const [index, word] of WORDS.entries()) {
      const tones = await listenTo(page, `/geluid/cunera/woord${index + 1}.mp3`)
      expect(translate(tones), `woord${index + 1}.mp3`).toBe(asMorse(word))
    }
  })
})

/** What is noted in the table of the last step is there again after a reload. */
async function expectTableKept(page: Page) {
  const letter = page.getByRole('textbox', { name: 'eerste: Letter' })
  await letter.fill('S')
  await open(page, page.url())
  await expect(letter).toHaveValue('S')
  await expect(page.getByRole('textbox', { name: 'negende: Letter' })).toHaveValue('')
}

const startButton = (page: Page) => page.getByRole('button', { name: 'Start het spel!' })
const confirmed = ({ label }: Puzzle) =>
  `Weet je zeker dat je het antwoord automatisch wilt invullen voor ${label} ?`

function traveled(page: Page): Locator {
  return page.getByRole('region', { name: 'Afgelegd' }).getByRole('listitem')
}

/** Begins a game of one's own. */
async function playing({
  followClips: follow,
}: { followClips?: (page: Page) => Promise<void> } = {}) {
  const page = await visitor()
  const { playLink } = await board.buyGame(page, cunera)
  await follow?.(page)
  await open(page, playLink)
  await startButton(page).click()
  await expect(board.puzzleOn(page, step1)).toBeVisible()
  return page
}

async function expectMap(page: Page, picture: number | RegExp) {
  const map = page.getByRole('img', { name: 'De kaart van de tocht' })
  const address =
    typeof picture === 'number' ? new RegExp(`^/img/cunera/kaart${picture}\\.svg\\?v=`) : picture
  await expect(map).toHaveAttribute('src', address)
  await expect(map).not.toHaveJSProperty('naturalWidth', 0)
}

async function expectOnly(page: Page, step: Puzzle) {
  await expect(board.puzzleOn(page, step)).toContainText(step.question)
  await expect(page.getByRole('article')).toHaveCount(1)
}

async function haveFilledIn(page: Page, step: Puzzle) {
  const part = board.puzzleOn(page, step)
  for (const [index, hint] of step.hints.entries()) {
    await board.hintButton(part, index + 1).click()
    await expect(part.getByText(hint)).toBeVisible()
  }
  await part.getByRole('button', { name: 'Vul antwoord in' }).click()
  await board.expectDialog(page, 'Vul antwoord in', confirmed(step))
  await board.choose(page, 'Ja')
  await board.expectDialog(page, step.label, step.showAnswer, step.explanation)
  await board.choose(page, 'Verder')
  await board.expectNoDialog(page)
}

async function expectEnd(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cunera.ending.title)
  for (const paragraph of cunera.ending.paragraphs)
    await expect(page.getByText(paragraph)).toBeVisible()
  await expectMap(page, /^\/tekeningen\/[\w-]+\.svg$/)
  await expect(traveled(page)).toHaveCount(steps.length)
  await expect(startButton(page)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
  await board.expectOnlyNameField(page)
}

type Played = { clip: HTMLMediaElement; begin: number }

/** Remembers what the page plays, and from where: the players of clips stand nowhere in the page. */
async function followClips(page: Page) {
  await page.addInitScript(() => {
    const played: Played[] = []
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      played.push({ clip: this, begin: this.currentTime })
      return play.call(this)
    }
    Object.assign(window, { played })
  })
}

function clips(page: Page) {
  return page.evaluate(() =>
    (window as unknown as { played: Played[] }).played.map(({ clip, begin }) => ({
      name: new URL(clip.src).pathname.split('/').pop(),
      begin,
      playing: !clip.paused,
    }))
  )
}

function spot(page: Page) {
  return page.evaluate(
    () => (window as unknown as { played: Played[] }).played.at(-1)?.clip.currentTime
  )
}

type Tone = { readonly on: boolean; readonly seconds: number }

/** Decodes a clip as the browser does, and hears how long it is loud and how long it is silent. */
function listenTo(page: Page, url: string): Promise<Tone[]> {
  return page.evaluate(async (address) => {
    const PER_SECOND = 16_000
    const WINDOW = 80
    const bytes = await (await fetch(address)).arrayBuffer()
    const recording = await new OfflineAudioContext(1, 1, PER_SECOND).decodeAudioData(bytes)
    const samples = recording.getChannelData(0)
    const strength = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) =>
      samples
        .subarray(index * WINDOW, (index + 1) * WINDOW)
        .reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
    )
    const threshold = Math.max(...strength) / 2
    const tones: Tone[] = []
    for (const volume of strength) {
      const on = volume > threshold
      const previous = tones.at(-1)
      const seconds = WINDOW / PER_SECOND
      if (previous?.on === on) tones[tones.length - 1] = { on, seconds: previous.seconds + seconds }
      else tones.push({ on, seconds })
    }
    return tones
  }, url)
}

const POINT = 0.12
const TOLERANCE = 0.03

/** Dots, dashes, and a space where the silence is that of a new letter. */
function translate(tones: readonly Tone[]): string {
  const inside = tones.slice(tones[0]?.on ? 0 : 1, tones.at(-1)?.on ? undefined : -1)
  return inside
    .map(({ on, seconds }) => {
      const lasts = (units: number) => Math.abs(seconds - units * POINT) < TOLERANCE
      if (lasts(1)) return on ? '.' : ''
      if (on && lasts(3)) return '-'
      if (!on && lasts(4)) return ' '
      return `(${on ? 'tone' : 'silence'} of ${seconds.toFixed(2)} s)`
    })
    .join('')
}
