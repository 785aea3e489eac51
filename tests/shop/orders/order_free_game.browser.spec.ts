import { test } from '@japa/runner'
import { maskedAddress } from '#domain/shop/masked_address'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { orderButton, fillIn } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

test.group('Ordering a free game', () => {
  test('a customer orders Cunera without a payment page, and gets a mail with the download and the play link', async () => {
    const page = await visitor()
    const email = uniqueAddress()

    await open(page, '/bestellen/cunera-van-rhenen')
    await expect(orderButton(page)).toHaveText('Bestel GRATIS')
    await expect(page.getByRole('main')).not.toContainText('met betalingsverplichting')
    await expect(page.getByRole('img', { name: 'Mollie' })).toHaveCount(0)
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await orderButton(page).click()

    await expect(page).toHaveURL(/\/bestellen\/bedankt/)
    const main = page.getByRole('main')
    await expect(main).toContainText('Bedankt! De bestelling is ontvangen.')
    await expect(main).toContainText('Je hoeft niets te betalen')
    await expect(main).toContainText(/bestelling EK-/)
    await expect(main).toContainText(`op ${maskedAddress(email)}`)
    await expect(main).toContainText('Kijk ook bij de ongewenste e-mail.')
    await expect(main.getByRole('link', { name: 'Begin met spelen' })).toHaveAttribute(
      'href',
      /\/spelen\/[^/]+\/cuneravanrhenen$/
    )
    const delivery = await waitForMail(email)
    expect(delivery.subject).toContain('Cunera van Rhenen')
    expect(link(delivery, '/spelen/')).toMatch(/\/spelen\/[^/]+\/cuneravanrhenen$/)
    await open(page, link(delivery, '/download/'))
    await expect(page.getByRole('link', { name: 'Download in kleur' })).toBeVisible()
  })
})
