import { test } from '@japa/runner'
import { cunera } from '#games/cunera/cunera_game'
import { HINT_PAGES } from '#games/hint_pages'
import { Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { playLink } from '#tests/helpers/play/paid_play_link'
import { firstOf } from '#tests/helpers/present'

/** What a browser shows of a page before any script ran: its elements, without the props. */
const shownOf = (page: { text(): string }) =>
  page
    .text()
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/&#39;|&#x27;/g, "'")

test.group('The words in the pages of players', (group) => {
  group.each.setup(() => emptyShop())

  test('the start of Cunera shows its title and the whole introduction', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(cunera.path)
    const page = await client
      .get(`/spelen/${uniqueId}/${cunera.path}`)
      .header('accept', 'text/html')
    page.assertStatus(200)
    const shown = shownOf(page)
    assert.match(shown, new RegExp(`<h1[^>]*>${cunera.title}</h1>`))
    for (const paragraph of cunera.intro) assert.include(shown, paragraph)
  })

  test('hint page /{path} shows its title, its introduction and what every item is about')
    .with([...HINT_PAGES])
    .run(async ({ client, assert }, { path, title, introduction, items }) => {
      const page = await client.get(`/${path}`)
      page.assertStatus(200)
      const shown = shownOf(page)
      assert.match(shown, new RegExp(`<h1[^>]*>${title}</h1>`))
      assert.include(shown, introduction)
      for (const { label, description } of items) {
        assert.include(shown, label)
        assert.include(shown, description)
      }
    })

  test('the screen of a team shows that it waits, and without a code what to scan', async ({
    client,
    assert,
  }) => {
    const { customer, teams } = await createEvening()
    const path = `/spelen/${customer.id}/spellenfabriek`
    const browser = new Browser(client)
    assert.include(shownOf(await browser.open(path)), 'Scan de code op de kaart van jullie team')
    await browser.open(`${path}?api_token=${firstOf(teams).apiToken}`)
    const shown = shownOf(await browser.open(path))
    assert.match(shown, /<h1[^>]*>Nog even wachten<\/h1>/)
    assert.include(shown, 'Houd dit scherm bij de hand.')
  })
})
