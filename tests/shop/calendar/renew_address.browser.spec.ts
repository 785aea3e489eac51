import { test } from '@japa/runner'
import { admin } from '#tests/helpers/live/hall'
import { expect, expectAccessible } from '#tests/helpers/visitor'

test.group('The address of the calendar', () => {
  test('the owner makes an address with the evenings in it, renews it, and the old one is dead', async () => {
    const boss = await admin()
    const main = boss.getByRole('main')
    const make = async (name: string) => {
      await boss.goto('/dashboard/agenda')
      await main.getByLabel('Huidig wachtwoord').fill('escape-room-demo')
      await main.getByRole('button', { name }).click()
      await expect(main.getByRole('heading', { name: 'Je agenda-adres' })).toBeFocused()
      return new URL(await main.locator('code').innerText()).pathname
    }
    const old = await make('Maak mijn agenda-adres')
    await expectAccessible(boss)
    const evenings = await boss.request.get(old)
    expect(evenings.status()).toBe(200)
    expect(await evenings.text()).toContain('BEGIN:VEVENT')

    const renewed = await make('Maak een nieuw adres')
    expect(renewed).not.toBe(old)
    expect((await boss.request.get(old)).status()).toBe(404)
    expect((await boss.request.get(renewed)).status()).toBe(200)
  })
})
