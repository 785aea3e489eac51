import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { cunera } from '#games/cunera/cunera_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import * as board from '#tests/helpers/play/game_board'
import {
  expectKept,
  expectStep,
  keptStep,
  solveAlone,
  waitingFlags,
  walker,
} from '#tests/helpers/play/walk'
import { expect, open } from '#tests/helpers/visitor'
import { matched, present } from '#tests/helpers/present'
import { realShop } from '#tests/helpers/real_shop'

const [step1, step2, step3, step4, step5] = cunera.puzzles as readonly Puzzle[] as [
  ...[Puzzle, Puzzle, Puzzle, Puzzle, Puzzle],
]

test.group('Two phones on one walk', () => {
  test('phones that went on apart without a line lose nothing and count nothing twice when they meet again', async () => {
    const ahead = await walker()
    const { playLink } = await board.buyGame(ahead, cunera)
    await takesAlong(ahead, playLink)
    const behind = await walker()
    await takesAlong(behind, playLink)

    await ahead.context().setOffline(true)
    await behind.context().setOffline(true)
    await solveAlone(behind, step1)
    await solveAlone(behind, step2, otherWordsFor(step2))
    await expectStep(behind, step3)
    await solveAlone(ahead, step1)
    await solveAlone(ahead, step2)
    await solveAlone(ahead, step3)
    await solveAlone(ahead, step4)
    await expectStep(ahead, step5)
    /** An answer that a phone found stays when its page is loaded again. */
    await behind.reload()
    await expectStep(behind, step3)

    /**
     * The phone that is behind reconnects first. It learns what the other one found once that one
     * reconnects too.
     */
    await behind.context().setOffline(false)
    await expect.poll(() => solvedOn(playLink)).toEqual([step1.flag, step2.flag])
    await expectStep(ahead, step5)
    await ahead.context().setOffline(false)
    await expectStep(behind, step5)
    await expectStep(ahead, step5)
    for (const phone of [ahead, behind])
      for (const step of [step1, step2, step3, step4])
        await expect(phone.getByText(step.explanation)).toBeAttached()
    expect(solvedOn(playLink)).toEqual([step1, step2, step3, step4].map(({ flag }) => flag))
    for (const phone of [ahead, behind]) await expect.poll(() => waitingFlags(phone)).toEqual([])

    /** From here on they play together, as they do with a line. */
    await board.solve(behind, step5)
    await expect(ahead.getByText(step5.explanation)).toBeAttached()
  })
})

/** Opens the game and waits until the phone can do without a line. */
async function takesAlong(page: Page, playLink: string) {
  await open(page, playLink)
  await page.getByRole('button', { name: 'Start het spel!' }).click()
  await expectKept(page)
  await expect.poll(() => keptStep(page)).toBe(step1.name)
}

/** Another right answer than that of its author. */
function otherWordsFor({ answer, alsoCorrect = [] }: Puzzle): string {
  return present(
    alsoCorrect.find((words) => words !== answer),
    'another right answer'
  )
}

/** The solved puzzles of a link in the order in which they came, each as often as it is stored. */
function solvedOn(playLink: string): string[] {
  const [, token] = matched(/\/spelen\/([^/]+)\//, playLink)
  const database = new Database(realShop().database)
  const rows = database
    .prepare(
      `select play_flags.name from play_flags join deliveries on deliveries.id = delivery_id
       where token = ? order by play_flags.id`
    )
    .all(token) as { name: string }[]
  database.close()
  const puzzles: readonly string[] = cunera.puzzles.map(({ flag }) => flag)
  return rows.map(({ name }) => name).filter((name) => puzzles.includes(name))
}
