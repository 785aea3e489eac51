import { test } from '@japa/runner'
import { ROOMS } from '#games/spellenfabriek/spellenfabriek_rooms'
import { door, first, Hall } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'
import { present } from '#tests/helpers/present'

const { timeEstimate: estimate } = present(
  ROOMS.find(({ name }) => name === first.name),
  'the first room'
)
/** Half a minute, so that a slow page does not reach the next colour. */
const BEYOND = 0.5

test.group('The board of the host', () => {
  test('a row turns yellow with a sign beyond the time of its room, and red beyond one and a half times', async () => {
    const hall = await Hall.open(1)
    const { boss } = hall
    await hall.begin()
    const owls = await hall.player(1, 'De Uilen')
    await door(owls, first).click()
    await expect(owls.getByRole('textbox', { name: 'Antwoord' })).toBeVisible()
    const row = boss
      .getByRole('list', { name: 'Teams, wie je nodig heeft eerst' })
      .getByRole('listitem')
    const colour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)

    const seen: string[] = []
    for (const [minutes, urgency, words] of [
      [0, 'calm', `geschat ${estimate}`],
      [estimate + BEYOND, 'late', 'loopt uit'],
      [1.5 * estimate + BEYOND, 'stuck', 'zit vast'],
    ] as const) {
      hall.stayInRooms(minutes)
      await boss.goto(`/dashboard/klant/spellenfabriek/${hall.customerId}/lobby`)
      await expect(row).toHaveClass(`board-row board-${urgency}`)
      await expect(row.locator(`.board-mark-${urgency}`)).toContainText(words)
      await expect(row.locator('.board-minutes svg')).toHaveCount(urgency === 'calm' ? 0 : 1)
      seen.push(await colour())
    }
    expect(new Set(seen).size).toBe(3)
  })
})
