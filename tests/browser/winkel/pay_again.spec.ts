import { test } from '@japa/runner'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import {
  ADRES,
  bestelknop,
  opBetaalpagina,
  rekenAf,
  vulIn,
  wachtTotDePostIsGeweest,
} from '#tests/helpers/kassa'
import { mailsAan, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

test.group('Paying again', () => {
  test('a payment that failed is paid again from the same page, and the game is delivered once', async () => {
    const page = await bezoeker()
    const email = uniekAdres()

    await open(page, '/bestellen/binky')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADRES })
    await bestelknop(page).click()
    await rekenAf(page, 'Mislukt')
    await expect(page.getByText('De betaling is niet gelukt')).toBeVisible()
    await verwachtToegankelijk(page)

    await page.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await opBetaalpagina(page)
    const betaling = page.url().split('/').at(-1)!
    await rekenAf(page, 'Betaald')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await wachtOpMail(email)

    const opnieuw = await fetch(`${echteWinkel().simulator}/betalingen/${betaling}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'webhook' }),
    })
    expect(opnieuw.ok).toBe(true)
    await wachtTotDePostIsGeweest(page)
    expect(await mailsAan(email)).toHaveLength(1)
  })

  test('a payment that was cancelled can be paid again as well', async () => {
    const page = await bezoeker()
    await open(page, '/bestellen/ontgoocheld')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniekAdres() })
    await bestelknop(page).click()
    await rekenAf(page, 'Geannuleerd')
    await expect(page.getByText('De betaling is niet gelukt')).toBeVisible()
    await page.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await opBetaalpagina(page)
  })
})
