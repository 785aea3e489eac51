import { test } from '@japa/runner'
import { Hall, heading } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'

test.group('A status that is not ours, on the screens', () => {
  test("each page that tells the status says 'Onbekend'", async () => {
    const hall = await Hall.open(2)
    const { boss, customerId } = hall
    await hall.begin()
    const phone = await hall.player(1, 'De Uilen')
    const screen = await hall.bigScreen()
    hall.storeUnknownStatus()

    for (const page of [phone, screen]) {
      await page.reload()
      await expect(page.getByText('Onbekend', { exact: true })).toBeVisible()
    }
    const settings = `/dashboard/klant/spellenfabriek/${customerId}`
    for (const path of [`/dashboard/klant/${customerId}`, settings, `${settings}/lobby`]) {
      await boss.goto(path)
      await expect(boss.getByText('Onbekend', { exact: true }).first()).toBeVisible()
    }
    await boss.goto(`${settings}/rondes`)
    await expect(heading(boss)).toBeVisible()
  })
})
