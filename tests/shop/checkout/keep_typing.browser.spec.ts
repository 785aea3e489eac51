import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { dayOf } from '#domain/dutch_time'
import { ADDRESS, field, fillIn, onPaymentPage, orderButton } from '#tests/helpers/shop/checkout'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { expect, open, untilAlive, visitor } from '#tests/helpers/visitor'

const NOOR = { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress() }
const DAY_MS = 86_400_000
const DAY = dayOf(new Date(Date.now() + 3 * DAY_MS))

const FORMS = [
  { form: 'an order', address: '/bestellen/binky', typed: { ...NOOR, ...ADDRESS } },
  {
    form: 'a message',
    address: '/contact',
    typed: { ...NOOR, 'Telefoon': '0317 12 34 56', 'Vraag of bericht': 'Komen jullie ook?' },
  },
  {
    form: 'a withdrawal',
    address: '/herroepen',
    typed: Object.fromEntries([
      ['Naam', 'Noor'],
      ['E-mail', uniqueAddress()],
      ['Bestelnummer', 'EK-ABCD2345'],
    ]),
  },
  {
    form: 'a voucher',
    address: '/cadeaubon',
    typed: { 'Bedrag in hele euro’s': '40', 'Je naam': 'Noor', 'Je bericht': 'Veel plezier!' },
  },
] as const

test.group('The words that a visitor typed', () => {
  test('a visitor finds {form} as it was after a link, a reload and going back')
    .with([...FORMS])
    .run(async (_, { address, typed }) => {
      const page = await visitor()
      await open(page, address)
      await fillIn(page, typed)
      await page
        .getByRole('link', { name: /^Vragen/i })
        .first()
        .click()
      await expect(page).toHaveURL(/\/vragen$/)
      await page.goBack()
      await expectTyped(page, typed)
      await page.reload()
      await expectTyped(page, typed)
      await open(page, '/vragen')
      await open(page, address)
      await expectTyped(page, typed)
    })

  test('the gift half of an order stays too, and the consent is given anew', async () => {
    const page = await visitor()
    await open(page, '/bestellen/eindejaarsspel')
    await fillIn(page, NOOR)
    await page.getByRole('checkbox', { name: /^Ik wil direct toegang/ }).check()
    await page.getByRole('checkbox', { name: 'Is het een cadeau?' }).check()
    const gift = { 'Voor wie is het?': 'Oma Truus', 'Je bericht': 'Gefeliciteerd!' }
    await fillIn(page, { ...gift, 'E-mail van de ontvanger': 'truus@example.nl' })
    await page.getByLabel('Op welke dag?').fill(DAY)
    await open(page, '/vragen')
    await open(page, '/bestellen/eindejaarsspel')
    await expectTyped(page, { ...NOOR, ...gift, 'E-mail van de ontvanger': 'truus@example.nl' })
    await expect(page.getByLabel('Op welke dag?')).toHaveValue(DAY)
    const consent = page.getByRole('checkbox', { name: /^Ik wil direct toegang/ })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await page.reload()
    await untilAlive(page)
    await expect(page.getByRole('checkbox', { name: 'Is het een cadeau?' })).toBeChecked()
    await expect(consent).not.toBeChecked()

    await page.getByRole('radio', { name: /^Ik geef het zelf/ }).check()
    await open(page, '/vragen')
    await open(page, '/bestellen/eindejaarsspel')
    await expect(page.getByRole('radio', { name: /^Ik geef het zelf/ })).toBeChecked()
    await expect(field(page, 'E-mail van de ontvanger')).toHaveCount(0)
  })

  test('an order that is placed is forgotten in the tab, and another tab never knew of it', async () => {
    const page = await visitor()
    await open(page, '/bestellen/sintjunior')
    await fillIn(page, NOOR)
    await page.getByRole('checkbox', { name: 'Is het een cadeau?' }).check()
    await fillIn(page, { 'Voor wie is het?': 'Oma Truus' })
    const other = await page.context().newPage()
    await open(other, '/bestellen/sintjunior')
    await expectTyped(other, { Naam: '' })
    await page.getByRole('radio', { name: /^Ik geef het zelf/ }).check()
    expect(await keptIn(page)).toHaveLength(2)
    await orderButton(page).click()
    await onPaymentPage(page)
    await open(page, '/bestellen/sintjunior')
    await expectTyped(page, { Naam: '' })
    await expect(page.getByRole('checkbox', { name: 'Is het een cadeau?' })).not.toBeChecked()
    expect(await keptIn(page)).toEqual([])
  })

  test('a discount code and a voucher that were typed are looked up again', async () => {
    const page = await visitor({ allowed: [/status of 422 .*\/api\/cadeaubon/] })
    await open(page, '/bestellen/binky')
    await fillIn(page, { Actiecode: 'SPEURNEUS10' })
    await page.getByText('Ik heb een cadeaubon').click()
    await fillIn(page, { 'Code van de cadeaubon': 'AAAA-BBBB-CCCC-DDDD' })
    await open(page, '/vragen')
    await open(page, '/bestellen/binky')
    await expect(page.getByText(/^Totaal, met/)).toBeVisible()
    await expect(field(page, 'Code van de cadeaubon')).toBeVisible()
    await expect(field(page, 'Code van de cadeaubon')).toHaveAttribute('aria-invalid', 'true')
  })
})

async function expectTyped(page: Page, typed: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(typed))
    await expect(byLabel(page, label)).toHaveValue(value)
}

/** A field by the beginning of its label, because a field that may stay empty says so behind it. */
const byLabel = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}(?! van de)`) })

/** What the tab keeps of forms. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('typed:')))
