import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { emptyShop } from '#tests/helpers/database'
import { captured, headerOf, present } from '#tests/helpers/present'

const PRELOAD = /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g

/** A script that the page names, and one that a script imports at its start. */
const SCRIPT = /(?:modulepreload" href|module" src)="\/assets\/([\w-]+\.js)"/g
const IMPORT = /(?:from|import)["'`]\.\/([\w-]+\.js)["'`]/g

async function fetched(client: ApiClient, path: string) {
  const answer = await client.get(path)
  answer.assertStatus(200)
  return { text: answer.text() }
}

async function preloaded(client: ApiClient, path: string) {
  const page = await client.get(path).header('accept', 'text/html')
  const html = page.text()
  return { html, fonts: [...html.matchAll(PRELOAD)].map(([, font]) => present(font, 'font')) }
}

test.group('The letters of the first screen', (group) => {
  group.each.setup(() => emptyShop())

  test('{$self} asks for the fonts of its titles and texts before its style sheet')
    .with(['/', '/bestellen/binky', '/binky', '/spelen/niemand/cuneravanrhenen', '/login'])
    .run(async ({ client, assert }, path) => {
      const { html, fonts } = await preloaded(client, path)
      assert.lengthOf(fonts, 2)
      assert.isBelow(html.indexOf('as="font"'), html.indexOf('rel="stylesheet"'))
    })

  test('{$self} asks for all its scripts at once, after what is to be seen')
    .with(['/', '/escaperooms/binky', '/spelen/niemand/cuneravanrhenen'])
    .run(async ({ client, assert }, path) => {
      const { html } = await preloaded(client, path)
      const asked = [...html.matchAll(SCRIPT)].map(([, name]) => present(name, 'a script'))
      assert.isAbove(asked.length, 3)
      for (const script of asked) {
        const { text } = await fetched(client, `/assets/${script}`)
        for (const [, imported] of text.matchAll(IMPORT))
          assert.include(asked, present(imported, 'a script'))
      }
      const tags = html.match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
      assert.lengthOf(tags, asked.length)
      for (const tag of tags) assert.include(tag, 'fetchpriority="low"')
    })

  test('the fonts are the files that the style sheet names, kept for ever', async ({
    client,
    assert,
  }) => {
    const { html, fonts } = await preloaded(client, '/')
    const style = (await client.get(captured(/rel="stylesheet" href="([^"]+)"/, html))).text()
    for (const font of fonts) {
      assert.include(style, font)
      const file = await client.get(font)
      file.assertStatus(200)
      assert.equal(headerOf(file, 'content-type'), 'font/woff2')
      assert.include(headerOf(file, 'cache-control'), 'immutable')
    }
  })
})
