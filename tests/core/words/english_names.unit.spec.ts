import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from '@japa/runner'
import {
  kindsIn,
  namesGivenIn,
  namesIn,
  namesInsideOf,
  wordsOf,
} from '#tests/helpers/core/names_in_code'

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
/** The words of fields that tell cases apart, such as the status of an order. */
const WIRE_KINDS = new Set(lines('tests/golden/wire.txt').map((line) => line.split('=')[1]))
/** Content is Dutch: games and texts, and what tests say about them. */
const CONTENT = /^(games|content|tests\/games|tests\/golden|resources)\//

/** All code gives its own names; texts are Dutch, and tests read answers of the wire. */
const NOT_OURS = /^(content|tests|\.adonisjs)\//
/** The files that read or write the wire, ours or that of the payment provider. */
const BORDER =
  /(_validator|_transformer)\.tsx?$|^inertia\/wire\/answers\.ts$|^domain\/live\/game\/news\.ts$|^app\/live\/rehearsal\/(robots\/(phone|game_master)|report)\.ts$|^drill\/evening\/phone\.ts$|^app\/core\/payment\/mollie_provider\.ts$/
/** The names of puzzles that are stored as a flag, or are in the address of a hint. */
const STORED_PUZZLES = lines('tests/golden/content.txt').flatMap(
  (line) => /^(?:flag|hints) \S+ (\w+?)(?:_antwoord|_hint\d)?(?: \d.*)?$/.exec(line)?.[1] ?? []
)
/** A puzzle is called after its stored name, as a file and as a value. */
const PUZZLES = new Set(STORED_PUZZLES.flatMap((name) => [name, asValue(name)]))

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')
const files = tracked.filter((file) => /\.(ts|tsx|css|edge)$/.test(file) && !CONTENT.test(file))

const hasDutchWord = (name: string) => wordsOf(name).some((word) => DUTCH.has(word))
const isDutch = (name: string) =>
  ![WIRE, STORED, PUZZLES].some((kept) => kept.has(name)) && hasDutchWord(name)

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

test('names from the wire stop at validators and transformers', ({ assert }) => {
  const found = tracked
    .filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.test(file) && !BORDER.test(file))
    .flatMap((file) => {
      const names = new Set(namesGivenIn(file, readFileSync(join(file), 'utf8')))
      return [...names]
        .filter((name) => !PUZZLES.has(name) && hasDutchWord(name))
        .map((name) => `${file}: ${name}`)
    })
  assert.deepEqual(found, [])
})

test('a variable has an English name, also where its value comes from the wire, in tests and games as well', ({
  assert,
}) => {
  const found = tracked
    .filter((file) => /\.tsx?$/.test(file) && !/^(content|\.adonisjs)\//.test(file))
    .flatMap((file) => {
      const names = new Set(namesInsideOf(file, readFileSync(join(file), 'utf8')))
      return [...names]
        .filter((name) => !PUZZLES.has(name) && hasDutchWord(name))
        .map((name) => `${file}: ${name}`)
    })
  assert.deepEqual(found, [])
})

test('a file has an English name, in games as well, unless its puzzle is stored under it', ({
  assert,
}) => {
  const found = tracked
    .filter((file) => /\.(ts|tsx|css|edge)$/.test(file))
    .filter((file) => {
      const [name = ''] = basename(file).split('.')
      return !PUZZLES.has(name) && hasDutchWord(name)
    })
  assert.deepEqual(found, [])
})

test('a word that tells cases apart is English, unless it is stored or crosses the wire', ({
  assert,
}) => {
  const found = tracked
    .filter(
      (file) => /\.tsx?$/.test(file) && ![CONTENT, NOT_OURS, BORDER].some((one) => one.test(file))
    )
    .flatMap((file) => {
      const kinds = new Set(kindsIn(file, readFileSync(join(file), 'utf8')))
      return [...kinds]
        .filter((kind) => hasDutchWord(kind) && !STORED.has(kind) && !WIRE_KINDS.has(kind))
        .map((kind) => `${file}: ${kind}`)
    })
  assert.deepEqual(found, [])
})

test('each word that keeps its spelling is used by the code', ({ assert }) => {
  const used = new Set(
    tracked
      .filter((file) => /\.(ts|tsx|css|edge)$/.test(file) && !CONTENT.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(file), 'utf8')
        return [...namesIn(file, text), ...(/\.tsx?$/.test(file) ? kindsIn(file, text) : [])]
      })
  )
  assert.deepEqual(
    [...STORED].filter((word) => !used.has(word)),
    []
  )
})

/** `vier_stappen` as `vierStappen`. */
function asValue(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
