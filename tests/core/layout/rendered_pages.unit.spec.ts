import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { isRendered } from '#app/core/page_head/page_files'
import { reachedFrom } from '../../../scripts/lib/reached.ts'

const OF_OWNER = /\.layout = inAdmin$/m
const FORM = /<form\b(?:=>|[^>])*>/g
const SENT_BY_BROWSER = /\baction=|\bmethod="dialog"/

const pages = readdirSync('inertia', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('_page.tsx'))
  .map((file) => ({ file: `inertia/${file}`, isDrawn: isRendered(file.slice(0, -4)) }))

test.group('Pages that the server draws', () => {
  /**
   * An owner could type and tap there before the script runs, and a visitor would fetch the code of
   * the admin area with it.
   */
  test('a page of the owner is not drawn by the server, and one of visitors is', ({ assert }) => {
    const withLayout = pages.flatMap(({ file, isDrawn }) => {
      const text = readFileSync(file, 'utf8')
      return text.includes('.layout = ') ? [{ file, isDrawn, ofOwner: OF_OWNER.test(text) }] : []
    })
    assert.isNotEmpty(withLayout)
    assert.deepEqual(
      withLayout.filter(({ isDrawn, ofOwner }) => isDrawn === ofOwner),
      []
    )
  })

  test('a form has an address, or a browser does nothing with it before its script runs', ({
    assert,
  }) => {
    const files = new Set(pages.flatMap(({ file, isDrawn }) => (isDrawn ? reachedFrom(file) : [])))
    const forms = [...files].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(FORM)].map(([tag]) => ({ file, tag }))
    )
    assert.isAbove(forms.length, 10)
    assert.deepEqual(
      forms.filter(({ tag }) => !SENT_BY_BROWSER.test(tag)),
      []
    )
  })
})
