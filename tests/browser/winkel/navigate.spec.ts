import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { bezoeker, expect, open, totHetLeeft } from '#tests/helpers/bezoeker'

const PLAIN_JSON =
  'All Inertia requests must receive a valid Inertia response, however a plain JSON response was received.'

test.group('Going from page to page', () => {
  test('a visit asks for the page as data, with our headers, and does not load the document again', async () => {
    const page = await bezoeker()
    await open(page, '/escaperooms')
    await merk(page)
    const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')

    const [verzoek] = await Promise.all([
      page.waitForRequest(
        (een) => een.url().endsWith('/escaperooms/binky') && een.resourceType() !== 'image'
      ),
      page.getByRole('main').getByRole('link', { name: 'Binky' }).first().click(),
    ])
    const headers = await verzoek.allHeaders()
    expect(headers).toMatchObject({
      'x-inertia': 'true',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': token,
    })
    expect(headers['x-inertia-version']).toMatch(/^\w{8,}$/)

    const antwoord = await verzoek.response()
    expect(antwoord?.headers()['x-inertia']).toBe('true')
    const pagina = (await antwoord?.json()) as Record<string, unknown>
    expect(pagina).toMatchObject({
      component: 'winkel/spel',
      url: '/escaperooms/binky',
      props: { errors: {} },
    })
    expect(pagina.version).toBe(headers['x-inertia-version'])

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Binky')
    await expect(page).toHaveTitle('Binky | Het Kabinet van Raadsels')
    expect(await gemerkt(page)).toBe(true)
  })

  test('after a new version of the shop, a visit loads the whole page again', async () => {
    const page = await bezoeker({ mag: [/status of 409 .*\/vragen/] })
    await open(page, '/')
    await merk(page)
    const oud = await page.request.get('/vragen', {
      headers: {
        'x-inertia': 'true',
        'x-requested-with': 'XMLHttpRequest',
        'x-inertia-version': 'ouder',
      },
    })
    expect(oud.status()).toBe(409)
    expect(oud.headers()['x-inertia-location']).toBe('/vragen')

    await page.route('**/vragen', (route) =>
      isBezoek(route)
        ? route.continue({
            headers: { ...route.request().headers(), 'x-inertia-version': 'ouder' },
          })
        : route.continue()
    )
    await hoofdmenu(page, 'Vragen').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
    await totHetLeeft(page)
    expect(await gemerkt(page)).toBe(false)
  })

  test('an answer that is a plain page opens over the whole screen, and closes with {hoe}')
    .with([
      { hoe: 'Escape', sluit: (page: Page) => page.keyboard.press('Escape') },
      { hoe: 'a click beside it', sluit: (page: Page) => page.mouse.click(12, 12) },
    ])
    .run(async (_, { sluit }) => {
      const page = await bezoeker()
      await open(page, '/')
      await page.route('**/vragen', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Onderhoud</h1><p>Tot zo.</p>' })
      )
      await hoofdmenu(page, 'Vragen').click()

      const dialoog = page.locator('dialog#inertia-error-dialog')
      await expect(dialoog).toBeVisible()
      await expect(
        dialoog.frameLocator('iframe').getByRole('heading', { name: 'Onderhoud' })
      ).toBeVisible()
      const vak = (await dialoog.boundingBox())!
      const scherm = page.viewportSize()!
      expect(vak.width).toBeGreaterThanOrEqual(scherm.width - 110)
      expect(vak.height).toBeGreaterThanOrEqual(scherm.height - 110)
      expect(
        await dialoog.evaluate((el) => getComputedStyle(el, '::backdrop').backgroundColor)
      ).toBe('rgba(0, 0, 0, 0.6)')

      await sluit(page)
      await expect(dialoog).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe('/')
    })

  test('an answer that is plain JSON says so', async () => {
    const page = await bezoeker()
    await open(page, '/')
    await page.route('**/vragen', (route) => route.fulfill({ json: { iets: 'anders' } }))
    await hoofdmenu(page, 'Vragen').click()
    const overlay = page
      .locator('dialog#inertia-error-dialog')
      .frameLocator('iframe')
      .locator('body')
    await expect(overlay).toContainText(PLAIN_JSON)
    await expect(overlay).toContainText('{"iets":"anders"}')
  })

  test('a bar shows that a visit takes longer than a quarter of a second, and not before', async () => {
    const page = await bezoeker()
    await page.clock.install()
    await open(page, '/')
    let laatDoor = () => {}
    const wacht = new Promise<void>((resolve) => (laatDoor = resolve))
    await page.route('**/vragen', async (route) => {
      await wacht
      await route.continue()
    })
    const balk = page.locator('#nprogress .bar')

    await page.clock.pauseAt(Date.now() + 60_000)
    await Promise.all([page.waitForRequest('**/vragen'), hoofdmenu(page, 'Vragen').click()])
    await page.clock.runFor(249)
    await expect(balk).toHaveCount(0)
    await page.clock.runFor(2)
    await expect(balk).toBeVisible()
    await page.clock.resume()
    laatDoor()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veelgestelde vragen')
    await expect(balk).not.toBeVisible()
  })

  test('going back returns to where one was on the page', async () => {
    const page = await bezoeker({ viewport: { width: 390, height: 844 } })
    await open(page, '/escaperooms')
    const kaart = page.getByRole('main').getByRole('link', { name: 'Kunstroof' }).first()
    await kaart.scrollIntoViewIfNeeded()
    /** A place is written down a moment after the scrolling; nobody goes back within that moment. */
    const opgeschreven = (vanaf: number) =>
      page.waitForFunction((minstens) => {
        const bewaard = (history.state as { documentScrollPosition?: { top: number } })
          .documentScrollPosition
        return window.scrollY >= minstens && bewaard?.top === window.scrollY
      }, vanaf)
    await opgeschreven(800)
    const plek = await page.evaluate(() => window.scrollY)

    await kaart.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kunstroof')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
    await opgeschreven(40)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape rooms')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(plek)
  })

  test('an unknown address says OEPS! and leads back home', async () => {
    const page = await bezoeker({ mag: [/status of 404 .*\/bestaat-niet/] })
    await open(page, '/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('OEPS!')
    await expect(page.getByRole('main')).toContainText('Deze pagina kon niet worden gevonden.')
    await page.getByRole('main').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ontrafel een mysterie, tegen de klok'
    )
  })
})

function hoofdmenu(page: Page, naam: string) {
  return page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: naam })
}

function isBezoek(route: Route): boolean {
  return route.request().headers()['x-inertia'] === 'true'
}

/** A mark that lasts as long as the document does. */
async function merk(page: Page) {
  await page.evaluate(() => Object.assign(window, { gemerkt: true }))
}

async function gemerkt(page: Page): Promise<boolean> {
  return page.evaluate(() => 'gemerkt' in window)
}
