import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from '@japa/runner'

const require = createRequire(import.meta.url)

type Package = { readonly dependencies?: Record<string, string> }

test.group('Counting pages', () => {
  test('the layout that counts papers is the one that prints them', ({ assert }) => {
    const ours = JSON.parse(readFileSync('package.json', 'utf8')) as Package
    const renderer = require.resolve('@react-pdf/renderer')
    const fromHere = require.resolve('@react-pdf/layout')
    const fromThere = require.resolve('@react-pdf/layout', { paths: [renderer] })
    assert.equal(fromHere, fromThere)
    assert.match(ours.dependencies?.['@react-pdf/layout'] ?? '', /^\d+\.\d+\.\d+$/)
  })
})
