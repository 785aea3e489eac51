import { test } from '@japa/runner'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { bestelknop, vulIn } from '#tests/helpers/kassa'
import { link, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

test.group('Ordering a free game', () => {
  test('Cunera costs nothing: no payment page, and a mail with the download and the play link', async () => {
    const page = await bezoeker()
    const email = uniekAdres()

    await open(page, '/bestellen/cunera-van-rhenen')
    await expect(bestelknop(page)).toHaveText('Bestel GRATIS')
    await expect(page.getByRole('main')).not.toContainText('met betalingsverplichting')
    await expect(page.getByRole('img', { name: 'Mollie' })).toHaveCount(0)
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await bestelknop(page).click()

    await expect(page).toHaveURL(/\/bestellen\/bedankt/)
    await expect(page.getByRole('main')).toContainText('Bedankt! De bestelling is ontvangen.')
    const levering = await wachtOpMail(email)
    expect(levering.subject).toContain('Cunera van Rhenen')
    expect(link(levering, '/spelen/')).toMatch(/\/spelen\/[^/]+\/cuneravanrhenen$/)
    await open(page, link(levering, '/download/'))
    await expect(page.getByRole('link', { name: 'Download de pdf' })).toBeVisible()
  })
})
