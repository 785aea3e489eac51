import { test } from '@japa/runner'
import { placeLines, Steps } from '../../../scripts/lib/first_screen.js'

test.group('npm start | the first screen', () => {
  test('each step says its number and the total, and its parts stand below it', ({ assert }) => {
    const lines: string[] = []
    const steps = new Steps(2, (line) => lines.push(line))
    steps.begin({ title: 'Build', detail: 'about a minute' })
    steps.part('the server and its pages')
    steps.begin({ title: 'Database', detail: 'a few seconds' })
    assert.deepEqual(lines, [
      '',
      '  1 of 2  Build     about a minute',
      '                    the server and its pages',
      '  2 of 2  Database  a few seconds',
    ])
  })

  test('the addresses stand in one column, however long they are', ({ assert }) => {
    assert.deepEqual(
      placeLines([
        { name: 'Shop', at: 'http://localhost:3333', detail: 'example data' },
        { name: 'Payments', at: 'http://localhost:3335/pay', detail: 'a simulator' },
        { name: 'Data', at: '/srv/storage', detail: '' },
      ]),
      [
        '  Shop      http://localhost:3333      example data',
        '  Payments  http://localhost:3335/pay  a simulator',
        '  Data      /srv/storage',
      ]
    )
  })
})
