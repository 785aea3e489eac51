import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { visitor, expect, open, untilAlive } from '#tests/helpers/visitor'
import { present } from '#tests/helpers/present'

const PLAIN_JSON =
  'All Inertia requests must receive a valid Inertia response, however a plain JSON response was received.'

test.group('Going from page to page', () => {
  test('a visitor goes to the next page with our headers and without loading the document again', async () => {
    const page = await visitor()
    await open(page, '/escaperooms')
    await mark(page)
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')

    const [request] = await Promise.all([
      page.waitForRequest(
        (one) => one.url().endsWith('/escaperooms/binky') && one.resourceType() !== 'image'
      ),
      page.getByRole('main').getByRole('link', { name: 'Binky' }).first().click(),
    ])
    const headers = await request.allHeaders()
    expect(headers).toMatchObject({
      'x-inertia': 'true',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': token,
    })
    expect(headers['x-inertia-version']).toMatch(/^\w{8,}$/)

    const reply = await request.response()
    expect(reply?.headers()['x-inertia']).toBe('true')
    const pageData = (await reply?.json()) as Record<string, unknown>
    expect(pageData).toMatchObject({
      component: 'shop/catalogue/game_page',
      url: '/escaperooms/binky',
      props: { errors: {} },
    })
    expect(pageData.version).toBe(headers['x-inertia-version'])

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binky')
    await expect(page).toHaveTitle('Binky | Het Kabinet van Raadsels')
    expect(await marked(page)).toBe(true)
  })

  test('a visitor who chooses by chips keeps the keyboard where it is, and the panel open', async () => {
    const page = await visitor()
    await open(page, '/escaperooms')
    const panel = page.locator('details', { hasText: 'Help me kiezen' })
    await panel.getByText('Help me kiezen').click()
    const chip = panel.getByRole('listitem').getByRole('link').first()
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expect(chip).toBeFocused()
    await expect(panel.getByRole('status')).toContainText(/past hierbij|passen hierbij/)

    await page.keyboard.press('Enter')
    await expect(chip).not.toHaveAttribute('aria-current')
    await expect(chip).toBeFocused()
    await expect(panel.getByRole('status')).toHaveText('')
  })

  test('a visit after a new version of the shop loads the whole page again', async () => {
    const page = await visitor({ allowed: [/status of 409 .*\/vragen/] })
    await open(page, '/')
    await mark(page)
    const old = await page.request.get('/vragen', {
      headers: {
        'x-inertia': 'true',
        'x-requested-with': 'XMLHttpRequest',
        'x-inertia-version': 'ouder',
      },
    })
    expect(old.status()).toBe(409)
    expect(old.headers()['x-inertia-location']).toBe('/vragen')

    await page.route('**/vragen', (route) =>
      isVisit(route)
        ? route.continue({
            headers: { ...route.request().headers(), 'x-inertia-version': 'ouder' },
          })
        : route.continue()
    )
    await mainMenu(page, 'Vragen').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
    await untilAlive(page)
    expect(await marked(page)).toBe(false)
  })

  test('an answer that is a plain page opens over the whole screen, and closes with {how}')
    .with([
      { how: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
      { how: 'a click beside it', close: (page: Page) => page.mouse.click(12, 12) },
    ])
    .run(async (_, { close }) => {
      const page = await visitor()
      await open(page, '/')
      await page.route('**/vragen', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Onderhoud</h1><p>Tot zo.</p>' })
      )
      await mainMenu(page, 'Vragen').click()

      const dialog = page.locator('dialog#inertia-error-dialog')
      await expect(dialog).toBeVisible()
      await expect(
        dialog.frameLocator('iframe').getByRole('heading', { name: 'Onderhoud' })
      ).toBeVisible()
      const box = present(await dialog.boundingBox(), 'the place of the dialog')
      const screen = present(page.viewportSize(), 'the size of the screen')
      expect(box.width).toBeGreaterThanOrEqual(screen.width - 110)
      expect(box.height).toBeGreaterThanOrEqual(screen.height - 110)
      expect(
        await dialog.evaluate((el) => getComputedStyle(el, '::backdrop').backgroundColor)
      ).toBe('rgba(0, 0, 0, 0.6)')

      await close(page)
      await expect(dialog).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe('/')
    })

  test('a visitor reads so when an answer is plain JSON', async () => {
    const page = await visitor()
    await open(page, '/')
    await page.route('**/vragen', (route) => route.fulfill({ json: { iets: 'anders' } }))
    await mainMenu(page, 'Vragen').click()
    const overlay = page
      .locator('dialog#inertia-error-dialog')
      .frameLocator('iframe')
      .locator('body')
    await expect(overlay).toContainText(PLAIN_JSON)
    await expect(overlay).toContainText('{"iets":"anders"}')
  })

  test('a bar shows when a visit takes longer than a quarter of a second, and not before', async () => {
    const page = await visitor()
    await page.clock.install()
    await open(page, '/')
    let letThrough = () => {}
    const waiting = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/vragen', async (route) => {
      await waiting
      await route.continue()
    })
    const bar = page.locator('#nprogress .bar')

    await page.clock.pauseAt(Date.now() + 60_000)
    await Promise.all([page.waitForRequest('**/vragen'), mainMenu(page, 'Vragen').click()])
    await page.clock.runFor(249)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(2)
    await expect(bar).toBeVisible()
    await page.clock.resume()
    letThrough()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
    await expect(bar).not.toBeVisible()
  })

  test('a visitor who goes back returns to the same place on the page', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } })
    await open(page, '/escaperooms')
    const card = page.getByRole('main').getByRole('link', { name: 'Kunstroof' }).first()
    await card.scrollIntoViewIfNeeded()
    /**
     * Waits until the browser stored the scroll position, which happens a moment after the
     * scrolling; nobody goes back within that moment.
     */
    const writtenDown = (from: number) =>
      page.waitForFunction((atLeast) => {
        const saved = (history.state as { documentScrollPosition?: { top: number } })
          .documentScrollPosition
        return window.scrollY >= atLeast && saved?.top === window.scrollY
      }, from)
    await writtenDown(800)
    const spot = await page.evaluate(() => window.scrollY)

    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunstroof')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
    await writtenDown(40)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape rooms')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(spot)
  })

  test('the place on a page is written down a tenth of a second after the scrolling', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } })
    await page.clock.install()
    await open(page, '/escaperooms')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true })
          window.scrollTo({ top: 500, behavior: 'instant' })
        })
    )
    const writtenDown = () =>
      page.evaluate(
        () =>
          (history.state as { documentScrollPosition?: { top: number } }).documentScrollPosition
            ?.top ?? 0
      )
    await page.clock.runFor(99)
    expect(await writtenDown()).toBe(0)
    await page.clock.runFor(2)
    await expect.poll(writtenDown).toBe(500)
  })

  test('an unknown address says OEPS! and leads back home', async () => {
    const page = await visitor({ allowed: [/status of 404 .*\/bestaat-niet/] })
    await open(page, '/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OEPS!')
    await expect(page.getByRole('main')).toContainText('Deze pagina kon niet worden gevonden.')
    await page.getByRole('main').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ontrafel een mysterie, tegen de klok'
    )
  })
})

function mainMenu(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name })
}

function isVisit(route: Route): boolean {
  return route.request().headers()['x-inertia'] === 'true'
}

/** A mark that lasts as long as the document does. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

async function marked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}
