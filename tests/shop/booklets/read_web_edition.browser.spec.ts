import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { visitor, expect, open, overflowing } from '#tests/helpers/visitor'
import { ADDRESS, checkOut, fillIn, orderButton } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

const OPEN_PAGE = 'Open het boekje als webpagina'

test.group('Reading a booklet as a web page', () => {
  test('a buyer of a download opens the booklet from the download page and finds a hint only on request', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await open(page, '/bestellen/sintjunior')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await orderButton(page).click()
    await checkOut(page, 'Betaald')
    const mail = await waitForMail(email)
    await open(page, link(mail, '/download/'))
    await page.getByRole('link', { name: OPEN_PAGE }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinterklaasspel junior')
    await page.getByRole('link', { name: 'Vel met de envelop: Het briefje in de schoen' }).click()
    await expect(page).toHaveURL(/#vel-\d+$/)
    const hint = page.getByText('Hint 1. Vannacht raakte de sneeuw de dakgoot.')
    await expect(hint).toBeHidden()
    await page.getByText('Het vel met de envelop (open dit als je een hint wilt)').click()
    await expect(hint).toBeVisible()
    await expectReadable(page)
  }).timeout(120_000)

  test('a buyer of a posted game opens the booklet from the page of the order', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADDRESS })
    await orderButton(page).click()
    await checkOut(page, 'Betaald')
    const mail = await waitForMail(email, 'per post')
    await open(page, link(mail, '/bestelling/'))
    await page.getByRole('link', { name: OPEN_PAGE }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binky')
    await expect(page.getByText('Spoor 2, vier tenen')).toBeVisible()
    await expectReadable(page)
  }).timeout(120_000)
})

/**
 * Expects that it can be read on a phone and a large screen, by day and by night, and with letters
 * twice as large.
 */
async function expectReadable(page: Page) {
  const findings = await obstaclesEverywhere(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect([...findings, ...(await overflowing(page))]).toEqual([])
}
