import { test } from '@japa/runner'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, opBetaalpagina, rekenAf, vulIn } from '#tests/helpers/kassa'
import { uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

test.group('Waiting for a payment', () => {
  test('a page that waits notices by itself that the payment was made in another tab', async () => {
    const page = await bezoeker()
    const email = uniekAdres()

    await open(page, '/bestellen/kunstroof')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADRES })
    await bestelknop(page).click()
    await opBetaalpagina(page)
    const betaalpagina = page.url()
    await rekenAf(page, 'Laat open')
    await expect(page.getByText('We wachten op de betaling')).toBeVisible()
    await expect(page.getByText('Deze pagina ververst vanzelf.')).toBeVisible()
    await verwachtToegankelijk(page)

    const ander = await page.context().newPage()
    await ander.goto(betaalpagina)
    await rekenAf(ander, 'Betaald')
    await expect(ander.getByText('De betaling is binnen')).toBeVisible()

    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await expect(page.getByText('We wachten op de betaling')).toHaveCount(0)
    await wachtOpMail(email)
  })
})
