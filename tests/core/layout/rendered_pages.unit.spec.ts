import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { isRendered } from '#app/core/page_head/page_files'

const PAGES = 'inertia'
const OF_OWNER = /\.layout = inAdmin$/m

/**
 * On a page that the server draws, an owner could type and tap before its script runs, and a visitor
 * would fetch the code of the admin area with it.
 */
test('a page of the owner is not drawn by the server, and one of visitors is', ({ assert }) => {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_page.tsx'))
    .map((file) => ({
      component: file.slice(0, -4),
      text: readFileSync(join(PAGES, file), 'utf8'),
    }))
    .filter(({ text }) => /\.layout = /.test(text))
  const rendered = pages.filter(({ component }) => isRendered(component))
  assert.isNotEmpty(rendered)
  assert.deepEqual(
    rendered.map(({ component }) => component),
    pages.flatMap(({ component, text }) => (OF_OWNER.test(text) ? [] : [component]))
  )
})
