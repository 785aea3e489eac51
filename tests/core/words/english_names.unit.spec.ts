import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { namesIn, wordsOf } from '#tests/helpers/core/names_in_code'

const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** Words that names of code had before they were English. */
const DUTCH = new Set(lines('tests/core/words/dutch_words.txt'))
/** What is stored or told outside keeps its spelling: kinds, states, keys of files and proper names. */
const STORED = new Set(lines('tests/core/words/stored_words.txt'))
/** Every word of an address, a call, an answer, an event or a cookie. */
const WIRE = new Set(
  ['wire', 'routes', 'browser'].flatMap((name) =>
    lines(`tests/golden/${name}.txt`).flatMap((line) => line.split(/[^\w]+/))
  )
)
/** Content is Dutch: games and texts, and what tests say about them. */
const CONTENT = /^(games|content|tests\/games|tests\/golden|resources)\//

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|edge)$/.test(file) && !CONTENT.test(file))

const isDutch = (name: string) =>
  !WIRE.has(name) && !STORED.has(name) && wordsOf(name).some((word) => DUTCH.has(word))

test('a name in code is English: {$self}')
  .with([...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))])
  .run(({ assert }, folder) => {
    const found = files
      .filter((file) => file === folder || file.startsWith(`${folder}/`))
      .flatMap((file) => {
        const names = namesIn(file, readFileSync(join(file), 'utf8'))
        return [...new Set(names)].filter(isDutch).map((name) => `${file}: ${name}`)
      })
    assert.deepEqual(found, [])
  })
