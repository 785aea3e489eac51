import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import {
  ADDRESS,
  orderButton,
  onPaymentPage,
  checkOut,
  field,
  fillIn,
} from '#tests/helpers/shop/checkout'
import { mailsTo, uniqueAddress, waitForMail, SHOP_ADDRESS } from '#tests/helpers/shop/demo_inbox'

test.group('Buying a posted game', () => {
  test('a customer finds Kunstroof, orders it with a discount code and pays, and we know what to post', async () => {
    const page = await visitor()
    const email = uniqueAddress()

    await open(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Bekijk de escape rooms' }).click()
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Kunstroof' }) })
    await expect(card).toContainText(/€\s12,50/)
    await card.getByText('meer info').click({ force: true })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunstroof')
    await page.getByRole('link', { name: 'bestel nu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunstroof bestellen')
    await expect(page.getByRole('img', { name: 'Mollie' })).toBeVisible()

    await fillIn(page, {
      'Naam': 'Noor de Vries',
      'E-mail': email,
      ...ADDRESS,
      'Actiecode': 'KIJKOP5',
    })
    const total = page.getByRole('status')
    await expect(total).toContainText(/€\s12,50/)
    await field(page, 'Actiecode').blur()
    await expect(total).toContainText(/Totaal, met €\s5,00 korting/)
    await expect(total).toContainText(/€\s7,50/)
    await expect(orderButton(page)).toHaveText(/^Bestellen\s*met betalingsverplichting$/)
    await expectAccessible(page)
    await orderButton(page).click()

    await onPaymentPage(page)
    await expect(page.getByRole('main')).toContainText(/€\s7,50/)
    await checkOut(page, 'Betaald')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestelling is ontvangen')
    await expect(page.getByRole('main')).toContainText('Bedankt! De bestelling is ontvangen.')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('binnen 5 werkdagen per post')
    await expectAccessible(page)

    const assignment = await waitForMail(SHOP_ADDRESS, email)
    expect(assignment.subject).toContain('Te versturen: Kunstroof')
    expect(assignment.text).toContain('Noor de Vries\nDorpsstraat 12\n3911 AB Rhenen')

    const delivery = await waitForMail(email, 'per post')
    expect(delivery.text).toContain('We versturen je spel binnen 5 werkdagen per post.')
    expect(delivery.text).toMatch(/€\s7,50/)
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await mailsTo(SHOP_ADDRESS)).filter(({ text }) => text.includes(email))).toHaveLength(1)
  })

  test('a code for a part shows what is left to pay, and the form without a code shows the full price', async () => {
    const page = await visitor()
    await open(page, '/bestellen/binky')
    await fillIn(page, { Actiecode: 'speurneus10' })
    await field(page, 'Actiecode').blur()
    await expect(page.getByRole('status')).toContainText(/met €\s1,50 korting\s*€\s13,50/)

    await fillIn(page, { Actiecode: '' })
    await field(page, 'Actiecode').blur()
    await expect(page.getByRole('status')).toHaveText(/^Totaal\s*€\s15,00$/)
  })
})
