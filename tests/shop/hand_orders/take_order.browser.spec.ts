import { test } from '@japa/runner'
import { admin } from '#tests/helpers/live/hall'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { expect, expectAccessible } from '#tests/helpers/visitor'

test.group('An order by hand', () => {
  test('a game sold for cash is paid at once and has its invoice', async () => {
    const boss = await admin()
    const main = boss.getByRole('main')
    await boss.goto('/dashboard/bestellingen')
    await main.getByRole('link', { name: 'Bestelling met de hand' }).click()
    await expect(main.getByRole('heading', { name: 'Wie en wat' })).toBeVisible()
    await main.getByLabel('Spel', { exact: true }).selectOption('het-verdwenen-recept')
    await main.getByLabel('Contant, het geld is binnen').check()
    await main.getByLabel(/^Naam/).fill('Joke van Dam')
    await main.getByLabel(/^E-mail/).fill(uniqueAddress('joke'))
    await expectAccessible(boss)
    await main.getByRole('button', { name: 'Opslaan als betaald' }).click()

    await boss.waitForURL(/\/dashboard\/bestellingen\/\d+$/)
    await expect(main).toContainText('Contant')
    await expect(main).toContainText(/Factuur \d{4}-\d{5}/)
    await expectAccessible(boss)
  })
})
