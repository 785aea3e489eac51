import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { HINT_PAGES } from '#games/hint_pages'
import * as board from '#tests/helpers/play/game_board'
import { door, first, Hall, input } from '#tests/helpers/live/hall'
import { field, fillIn, orderButton } from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail, SHOP_ADDRESS } from '#tests/helpers/shop/demo_inbox'
import { firstOf, present } from '#tests/helpers/present'
import { expect, untilAlive, visitor } from '#tests/helpers/visitor'

/** Pages with a form that only their script can send. */
const WITHOUT_ADDRESS = [
  '/bestellen/kunstroof',
  '/cadeaubon',
  '/contact',
  '/bestelling',
  '/binky',
] as const

test.group('Typing before the page has its script', () => {
  test('a customer who typed and ticked early orders with it', async () => {
    const page = await visitor()
    const begin = await openWithoutScript(page, '/bestellen/het-verdwenen-recept')
    await fillIn(page, { Naam: 'Noor de Vries' })
    const boxes = page.getByRole('form').getByRole('checkbox')
    for (const box of await boxes.all()) await box.check()
    begin()
    await untilAlive(page)
    await expect(field(page, 'Naam')).toHaveValue('Noor de Vries')
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await expect(box).toBeChecked()
    await expect(field(page, 'Voor wie is het?')).toBeVisible()
    await orderButton(page).click()
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Vul een email adres in'
    )
  })

  test('a message written early is sent whole', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    const begin = await openWithoutScript(page, '/contact')
    await fillIn(page, {
      'Naam': 'Noor de Vries',
      'E-mail': email,
      'Vraag of bericht': 'Komen jullie ook naar Wageningen?\nEn op zondag?',
    })
    begin()
    await untilAlive(page)
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()
    const { text } = await waitForMail(SHOP_ADDRESS, email)
    expect(text).toContain('Wageningen?')
    expect(text).toContain('En op zondag?')
  })

  test('a player who gave an answer early has it judged', async () => {
    const { path, items } = present(
      HINT_PAGES.find((one) => one.path === 'binky'),
      'the hint page of Binky'
    )
    const item = firstOf(items)
    const page = await visitor()
    const begin = await openWithoutScript(page, `/${path}`)
    const part = page.getByRole('region', { name: item.label, exact: true })
    await part.getByRole('textbox').fill(item.answer)
    begin()
    await untilAlive(page)
    await part.getByRole('button', { name: /^Controleer/ }).click()
    await board.expectSolved(part, item.answer)
  })

  test('a team that typed its name early goes on with it', async () => {
    const hall = await Hall.open(1)
    await hall.run('openlobby')
    const page = await visitor()
    const begin = await openWithoutScript(page, firstOf(hall.addresses))
    await page.getByLabel('Teamnaam').fill('De Uilen')
    begin()
    await page.getByRole('button', { name: 'Ga verder' }).click()
    await expect(page.getByRole('heading', { name: 'Welkom, De Uilen' })).toBeVisible()
  })

  test('a visitor who presses the button of {$self} early stays there with what was typed')
    .with([...WITHOUT_ADDRESS])
    .run(async (_, path) => {
      const page = await visitor()
      await openWithoutScript(page, path)
      await pressEarly(page)
    })

  test('a team that presses early on the screen of its room stays there with what was typed', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const page = await hall.player(1, 'De Uilen')
    await door(page, first).click()
    await expect(input(page)).toBeVisible()
    await openWithoutScript(page, firstOf(hall.addresses))
    await pressEarly(page)
  })
})

async function pressEarly(page: Page) {
  const form = page.getByRole('main').locator('form').first()
  const text = form.getByRole('textbox').first()
  await text.fill('Noor')
  const left: string[] = []
  page.on('request', (one) => one.isNavigationRequest() && left.push(one.url()))
  await form.getByRole('button').last().click()
  /** Another page would be asked for before this. */
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status))
  expect(left).toEqual([])
  await expect(text).toHaveValue('Noor')
}

/**
 * Opens a page whose script does not come, as on a slow connection, and waits until all of its text
 * is there.
 *
 * @returns lets the script come
 */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  return letCome
}
