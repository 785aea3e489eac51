import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { orderButton, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'
import { link, mailsTo, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

const WAIVER = 'Ik wil direct toegang en begrijp dat mijn herroepingsrecht daarmee vervalt'

test.group('Buying a download', () => {
  test('a customer gives up the right of withdrawal, pays, and downloads the game from the mail', async () => {
    const page = await visitor()
    const email = uniqueAddress()

    await open(page, '/bestellen/sintjunior')
    await expect(orderButton(page).locator('span')).toHaveText([
      'Bestellen EUR 9,50',
      'met betalingsverplichting',
    ])
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await page.getByRole('checkbox', { name: WAIVER }).check()
    await expectAccessible(page)
    await orderButton(page).click()
    await checkOut(page, 'Betaald')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      `Je krijgt nu een e-mail met alles om te beginnen, op ${email[0]}…@example.nl.`
    )

    expect(await sticksOutWhenSpaced(page)).toEqual([])

    const delivery = await waitForMail(email)
    expect(delivery.subject).toContain('Sinterklaasspel junior')
    expect(delivery.text).toContain(WAIVER)
    expect(delivery.html).toContain(WAIVER)

    await open(page, link(delivery, '/download/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinterklaasspel junior')
    await expectAccessible(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download in kleur' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(2000)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('a customer who keeps the right of withdrawal can order just as well, and reads so in the mail', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await open(page, '/bestellen/sintsenior')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await expect(page.getByRole('checkbox', { name: WAIVER })).not.toBeChecked()
    await orderButton(page).click()
    await checkOut(page, 'Betaald')
    const delivery = await waitForMail(email)
    expect(delivery.text).toContain('Je koos er niet voor om af te zien van je herroepingsrecht')
  })
})
