import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { Hall, REFUSED, button, heading } from '#tests/helpers/live/hall'
import * as board from '#tests/helpers/play/game_board'
import { realShop } from '#tests/helpers/real_shop'
import { visitor, expect } from '#tests/helpers/visitor'

const OLD = ['De Uilen', 'De Vossen'] as const

test.group('A new group', () => {
  test('the owner hands the evening to the next group, with new cards', async () => {
    const hall = await Hall.open(OLD.length)
    const { boss, customerId } = hall
    const settings = `${realShop().url}/dashboard/klant/spellenfabriek/${customerId}`
    await hall.run('openlobby')
    const [owls, foxes] = [await hall.player(1, OLD[0]), await hall.player(2, OLD[1])]
    for (const phone of [owls, foxes]) await expect(heading(phone)).toContainText('Welkom')
    await hall.run('startspel')

    await boss.goto(settings)
    await expect(panel(boss)).toContainText('Een nieuwe groep kan als het spel is afgelopen.')
    await expect(button(boss, 'Nieuwe groep')).toHaveCount(0)
    await hall.run('finishspel')
    await boss.reload()
    await expect(button(boss, 'Nieuwe groep')).toBeVisible()

    await keepsEverythingAfterNo(boss)
    await takesOver(boss)
    for (const phone of [owls, foxes])
      await expect(phone.getByRole('alert')).toContainText('Probeer opnieuw in te loggen')
    await expect(cards(boss).first()).toContainText('Team 1')
    await expect(boss.getByText('Alle QR-codes zijn vernieuwd')).toBeVisible()
    await board.expectAccessibleEverywhere(boss)

    await boss.getByRole('link', { name: 'Rondes en uitslagen' }).click()
    await boss.getByRole('link', { name: /Ronde 1/ }).click()
    for (const name of OLD) await expect(boss.getByText(name).first()).toBeVisible()

    await boss.goto(settings)
    const next = await scan(boss)
    await hall.run('openlobby')
    await next.getByLabel('Teamnaam').fill(OLD[1])
    await button(next, 'Ga verder').click()
    await expect(heading(next)).toContainText('Welkom')
    await hall.run('startspel')
    await boss.reload()
    await expect(cards(boss).first()).toContainText(OLD[1])
    await expect(boss.getByText('Alle QR-codes zijn vernieuwd')).toHaveCount(0)
  }).timeout(180_000)
})

async function keepsEverythingAfterNo(boss: Page) {
  await button(boss, 'Nieuwe groep').click()
  const dialog = boss.getByRole('alertdialog')
  await expect(dialog).toContainText('Er komen 2 teamnamen vrij')
  await expect(dialog).toContainText('De eindscores verdwijnen van alle telefoons')
  await expect(dialog).toContainText('De QR-codes blijven dezelfde')
  await board.choose(boss, 'Nee')
  await expect(cards(boss).first()).toContainText(OLD[0])
}

async function takesOver(boss: Page) {
  await boss.getByRole('checkbox', { name: 'Ook nieuwe QR-codes' }).check()
  await button(boss, 'Nieuwe groep').click()
  await expect(boss.getByRole('alertdialog')).toContainText(
    'Er komen 2 nieuwe QR-codes. De oude kaarten werken dan niet meer'
  )
  await board.choose(boss, 'Ja')
  await expect(panel(boss).getByRole('status')).toHaveText(
    'De teamnamen zijn vrij, en alle teams hebben een nieuwe QR-code. Print de kaarten opnieuw.'
  )
}

/** A phone of the next group, with the card of the first team. */
async function scan(boss: Page): Promise<Page> {
  const address = await cards(boss).first().locator('.address').innerText()
  const phone = await visitor({ allowed: REFUSED, viewport: { width: 390, height: 844 } })
  await phone.goto(address)
  return phone
}

const panel = (page: Page) => page.getByRole('region', { name: 'Nieuwe groep' })
const cards = (page: Page) => page.locator('.qr-card')
