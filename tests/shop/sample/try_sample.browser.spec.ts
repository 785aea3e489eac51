import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'

const NO_JAVASCRIPT = { javaScriptEnabled: false, allowed: [/\/assets\/[\w-]+\.js csp$/] }
const PHONE = { viewport: { width: 390, height: 844 } }

test.group('Trying a puzzle without an order', () => {
  test('a stranger on a phone sees at once what is sold, for whom, from what price, and where to press', async () => {
    const page = await visitor(PHONE)
    await open(page, '/')
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByText(/zelf te printen, per post of bij jullie op locatie, vanaf €/),
      page.getByText(/met je gezin, je vrienden of je hele afdeling/),
      page.getByRole('link', { name: 'Bekijk de escape rooms' }).first(),
      page.getByRole('link', { name: 'Speel Cunera gratis' }),
      page.getByRole('link', { name: 'Hoe werkt het?' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    const film = page.locator('video')
    await expect(film, 'nobody waits for a poster far below').not.toHaveAttribute('poster')
    await page.getByRole('link', { name: 'Hoe werkt het?' }).click()
    await expect(page.getByRole('heading', { name: 'Zo werkt het' })).toBeInViewport()
    await expect(film).toHaveAttribute('preload', 'none')
    await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveAttribute('poster', /^\/film\/zo-werkt-het\.webp\?v=[\w-]{10}$/)
    const poster = await page.request.get((await film.getAttribute('poster')) ?? '')
    expect(poster.headers()['content-type']).toBe('image/webp')
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  test('a visitor with the keyboard alone types a wrong word, takes the hint, types the word, and the door opens under the focus', async () => {
    const page = await visitor({ allowed: [/status of 422 .*\/api\/proefraadsel/] })
    await open(page, '/proefraadsel')
    await expectAccessible(page)
    const field = page.getByLabel('Welk woord opent het slot?')
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Vul eerst een antwoord in\./)
    await expect(field).toBeFocused()

    await page.keyboard.type('moord')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(/haar tenen/)

    await page.getByText('Vouw de hint open').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/telt de eerste letter/)).toBeVisible()

    await field.fill('Droom')
    await field.press('Enter')
    const ending = page.getByRole('heading', { name: /De deur zwaait open/ })
    await expect(ending).toBeFocused()
    await expectAccessible(page)
    const link = page.getByRole('link', { name: 'Bewaar als plaatje' })
    await expect(link).toHaveAttribute('download')
    await expect(link).toHaveAttribute('href', /^\/og\/proefraadsel-delen\.png\?v=[\w-]{10}$/)
  })

  test('the form on the home page leads without JavaScript to the same ending', async () => {
    const page = await visitor({ ...NO_JAVASCRIPT, ...PHONE })
    await page.goto('/')
    await page.getByLabel('Welk woord opent het slot?').fill('droom')
    await page.getByRole('button', { name: 'Probeer het slot' }).click()
    await expect(page.getByRole('heading', { name: /De deur zwaait open/ })).toBeVisible()
  })
})
