import { test } from '@japa/runner'
import { emptyShop } from '#tests/helpers/database'

const spaced = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&')

test.group('The computed price of an evening', (group) => {
  group.each.setup(() => emptyShop())

  test('a visitor without JavaScript reads the price on the page of an evening', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/escaperooms/spellenfabriek?personen=24&km=38')
    page.assertStatus(200)
    const html = spaced(page.text())
    for (const text of ['€ 360,00', '€ 30,40', '€ 390,40', 'Vraag of het kan'])
      assert.include(html, text)
    assert.include(html, 'href="/contact?spel=spellenfabriek&personen=24&km=38"')
    assert.match(html, /rel="canonical" href="[^"]+\/escaperooms\/spellenfabriek"/)
    assert.notInclude(html, 'bestel nu')
  })

  test('a page with an answer is for one visitor, and the empty page for all', async ({
    client,
    assert,
  }) => {
    const asked = await client.get('/escaperooms/ontgoocheld2?personen=5&km=10')
    assert.isUndefined(asked.header('etag'))
    assert.isUndefined(asked.header('set-cookie'))
    const plain = await client.get('/escaperooms/ontgoocheld2')
    assert.include(plain.text(), 'Wat kost het bij jullie?')
    assert.notInclude(plain.text(), 'Als indicatie')
    assert.include((await client.get('/contact')).text(), 'Vraag of bericht')
  })

  test('an impossible value is told under its field, with everything that was typed', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/escaperooms/spellenfabriek?personen=nul&km=600&dag=2020-01-01')
    page.assertStatus(422)
    const html = page.text()
    assert.include(html, 'Vul een getal in.')
    assert.include(html, 'Deze dag is al geweest.')
    assert.include(html, 'Vul hele kilometers in, van 0 tot en met 500.')
    for (const typed of ['value="nul"', 'value="600"', 'value="2020-01-01"'])
      assert.include(html, typed)
    assert.notInclude(html, 'Als indicatie')
  })

  test('a game that is ordered computes nothing', async ({ client, assert }) => {
    const page = await client.get('/escaperooms/binky?personen=24&km=38')
    page.assertStatus(200)
    assert.notInclude(page.text(), 'Als indicatie')
    assert.include(page.text(), 'bestel nu')
  })

  test('the contact form begins with the question, in words of ours', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/contact?spel=ontgoocheld2&personen=5&km=12&dag=')
    const html = spaced(page.text())
    assert.include(html, 'Ik heb belangstelling voor Ontgoocheld 2.0.')
    assert.include(html, 'Jullie rekenhulp gaf als indicatie € 69,60:')
    assert.isUndefined(page.header('etag'))
  })

  test('an address that is not one of ours leaves the contact form empty: {query}')
    .with([
      { query: 'spel=binky&personen=5&km=12' },
      { query: 'spel=spellenfabriek&personen=%3Cscript%3E&km=12' },
      { query: 'spel=spellenfabriek&personen=99999999&km=12' },
      { query: 'spel[]=spellenfabriek&personen=5&km=12' },
      { query: 'spel=koop+nu&personen=koop+nu&km=12' },
    ])
    .run(async ({ client, assert }, { query }) => {
      const page = await client.get(`/contact?${query}`)
      page.assertStatus(200)
      assert.match(page.text(), /<textarea[^>]*><\/textarea>/)
      assert.notInclude(page.text(), 'koop nu')
    })
})
