import { test } from '@japa/runner'
import { admin } from '#tests/helpers/live/hall'
import { expect, expectAccessible, overflowing } from '#tests/helpers/visitor'

test.group('The filter of the orders', () => {
  test('the filter is one button with the count of the filters on a phone, and open on a wide screen', async () => {
    const boss = await admin()
    const main = boss.getByRole('main')
    await boss.goto('/dashboard/bestellingen')
    await expect(main.getByLabel('Stand', { exact: true })).toBeVisible()

    await boss.setViewportSize({ width: 390, height: 844 })
    await expect(main.getByLabel('Stand', { exact: true })).toBeHidden()
    await main.getByRole('button', { name: 'Filter', exact: true }).click()
    await main.getByLabel('Stand', { exact: true }).selectOption({ index: 1 })
    await boss.waitForURL(/\?status=/)
    await expectAccessible(boss)
    expect(await overflowing(boss)).toEqual([])

    await boss.reload()
    const folded = main.getByRole('button', { name: /^Filter ?, 1 actief$/ })
    await expect(folded).toHaveAttribute('aria-expanded', 'false')
    await expect(main.getByLabel('Stand', { exact: true })).toBeHidden()
    await expectAccessible(boss)
  })
})
