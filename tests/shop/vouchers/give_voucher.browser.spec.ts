import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { admin } from '#tests/helpers/live/hall'
import {
  ADDRESS,
  checkOut,
  field,
  fillIn,
  onPaymentPage,
  orderButton,
} from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { matched, present } from '#tests/helpers/present'

const REFUSED = [/status of 422/]

test.group('Giving a voucher', () => {
  test('the owner gives a voucher, and its receiver pays with it and keeps what is left', async () => {
    const email = uniqueAddress('tim')
    const boss = await admin()
    await boss.goto('/dashboard/cadeaubonnen/nieuw')
    await expectAccessibleEverywhere(boss)
    await boss.getByLabel('Bedrag in euro’s').fill('20')
    await boss.getByLabel('Voor wie').fill('Tim de Boer')
    await boss.getByLabel('E-mail').fill(email)
    await boss.getByRole('button', { name: 'Uitgeven en mailen' }).click()
    await expect(boss.getByRole('row', { name: /Tim de Boer/ })).toContainText('werkt')

    const mail = await waitForMail(email, 'cadeaubon')
    const [, code] = matched(/Code: (\S+)/, mail.text)
    const page = await visitor({ allowed: REFUSED })
    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Tim de Boer', 'E-mail': email, ...ADDRESS })
    const label = await orderButton(page).innerText()
    await page.getByText('Ik heb een cadeaubon').click()
    await field(page, 'Code van de cadeaubon').fill('ABCD')
    await page.getByRole('button', { name: 'Saldo bekijken' }).click()
    await expect(page.getByRole('main')).toContainText('Deze code klopt niet helemaal')
    await field(page, 'Code van de cadeaubon').fill(present(code, 'the code').toLowerCase())
    await page.getByRole('button', { name: 'Saldo bekijken' }).click()
    const form = page.getByRole('form')
    await expect(form).toContainText(/Nog te betalen\s*€\s0,00/)
    await expect(form).toContainText(/blijft €\s5,00 staan/)
    await expectAccessible(page)
    await expect(orderButton(page)).toHaveText(/^Bestellen\s*met betalingsverplichting$/)
    expect(await orderButton(page).innerText()).toBe(label)
    await orderButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestelling is ontvangen')
    expect((await waitForMail(email, 'Binky')).text).toMatch(/Betaald met cadeaubon: €\s15,00/)

    await open(page, '/bestellen/het-verdwenen-recept')
    await fillIn(page, { 'Naam': 'Tim de Boer', 'E-mail': email })
    await page.getByText('Ik heb een cadeaubon').click()
    await field(page, 'Code van de cadeaubon').fill(present(code, 'the code'))
    await field(page, 'Code van de cadeaubon').blur()
    await expect(page.getByRole('form')).toContainText(/Nog te betalen\s*€\s12,50/)
    await expect(orderButton(page)).toHaveText(/^Bestellen\s*met betalingsverplichting$/)
    await orderButton(page).click()
    await onPaymentPage(page)
    await expect(page.getByRole('main')).toContainText(/€\s12,50/)
    await checkOut(page, 'Betaald')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await page.getByRole('link', { name: 'Alles over je bestelling' }).click()
    await expect(page.getByRole('main')).toContainText(/Met cadeaubon\s*€\s5,00/)
    await expectAccessible(page)

    await boss.getByRole('link', { name: /^…/ }).first().click()
    await expect(boss.getByRole('main')).toContainText(/€\s0,00 van €\s20,00/)
    await expectAccessibleEverywhere(boss)
  }).timeout(120_000)
})
