import { test } from '@japa/runner'
import { expect, open, visitor } from '#tests/helpers/visitor'
import { admin } from '#tests/helpers/live/hall'

/** Both tests harm the page, and the console says so. */
const HARMED = [/./]

test.group('A page that fails', () => {
  test('a visitor gets a sentence and goes on, and the owner gets an alarm', async () => {
    const page = await visitor({ allowed: HARMED })
    await open(page, '/contact')
    /** An answer that the page cannot show: all its props but the shared ones are gone. */
    await page.route('**/escaperooms', async (route) => {
      const answer = await route.fetch()
      const sheet = (await answer.json()) as { props: Record<string, unknown> }
      const { shop, demo, errors, csrfToken } = sheet.props
      const props = { shop, demo, errors, csrfToken }
      await route.fulfill({ response: answer, json: { ...sheet, props } })
    })
    const reported = page.waitForResponse(/paginafouten/)
    await page.getByRole('navigation').getByRole('link', { name: 'Escape rooms' }).first().click()
    await expect(page.getByRole('alert')).toContainText('Er ging iets mis op deze pagina')
    const answer = await reported
    expect(answer.status()).toBe(204)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Opnieuw laden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    const boss = await admin()
    await boss.goto('/dashboard/vandaag')
    const alarm = boss.getByText('Bij een bezoeker liep een pagina vast in de browser')
    await expect(alarm.first()).toBeVisible()
    await expect(boss.getByText(/\/escaperooms · TypeError: Cannot read/).first()).toBeVisible()
  })

  test('a file that the browser held back on a page is an alarm', async () => {
    const page = await visitor({ allowed: HARMED })
    await open(page, '/vragen')
    await page.evaluate(() => {
      const image = document.createElement('img')
      image.src = 'https://elsewhere.example/pixel.gif'
      document.body.append(image)
    })
    const boss = await admin()
    await expect(async () => {
      await boss.goto('/dashboard/vandaag')
      const alarm = boss.getByText('/vragen · img-src: other address')
      await expect(alarm.first()).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
  })
})
