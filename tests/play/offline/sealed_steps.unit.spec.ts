import { createDecipheriv, pbkdf2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { cunera } from '#games/cunera/cunera_game'
import {
  acceptedForms,
  lockStep,
  tryAnswer,
  type AnswerLock,
} from '#domain/play/offline/answer_lock'
import {
  asBytes,
  fromBase64,
  KEY_BYTES,
  NONCE_BYTES,
  seal,
  slowKey,
  toBase64,
  unseal,
  type Bytes,
} from '#domain/play/offline/cipher'
import { bucketOf, drawingsIn } from '#domain/play/offline/kept_things'
import { isAnswerTo } from '#domain/play/puzzles/puzzle_answer'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { captured, itemAt } from '#tests/helpers/present'

/** Few rounds make the tests quick; nothing here has to be safe. */
const ROUNDS = 10
const keyOf = (seed: number): Bytes => new Uint8Array(32).fill(seed)
const step = { key: keyOf(1), rounds: ROUNDS }
const nextKey = keyOf(2)

const STEPS: Puzzle[] = [...cunera.puzzles]

let count = 0
const freshNonce = (): Bytes => new Uint8Array(12).fill(++count)
const lock = (puzzle: Pick<Puzzle, 'answer' | 'alsoCorrect'>) =>
  lockStep(puzzle, step, nextKey, freshNonce)
const opens = async (locks: readonly AnswerLock[], typed: string) =>
  (await tryAnswer(typed, locks, step)) !== null

/** How people also write an answer; each of these counts on the server. */
const dressed = (answer: string) => [
  answer,
  ` ${answer} `,
  answer.toUpperCase(),
  `${answer}.`,
  `${answer}\u200B`,
]

test.group('The time that a guess takes', () => {
  test('each guess takes as many rounds as the decision counts with', ({ assert }) => {
    const decision = readFileSync(
      'docs/decisions/play/0100-a-step-waits-sealed-on-the-phone.md',
      'utf8'
    )
    const rounds = captured(/answerRounds: ([\d_]+)/, readFileSync('config/play.ts', 'utf8'))
    assert.include(decision, `${rounds.replaceAll('_', ',')} rounds`)
  })

  /** The answers that RFC 7914 gives for PBKDF2 with SHA-256 (section 11). */
  test('a key of PBKDF2 is the known one for "{text}" after {rounds} rounds')
    .with([
      {
        ...{ text: 'passwd', salt: 'salt', rounds: 1 },
        key: '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc',
      },
      {
        ...{ text: 'Password', salt: 'NaCl', rounds: 80_000 },
        key: '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56',
      },
    ])
    .run(async ({ assert }, { text, salt, rounds, key }) => {
      const found = await slowKey(text, asBytes(salt), rounds)
      assert.equal(Buffer.from(found).toString('hex'), key)
    })

  test('a lock opens for PBKDF2 of the answer in its canonical form, and the key of its step', async ({
    assert,
  }) => {
    const [{ sealed }] = (await lock({ answer: ' Legende! ' })) as [AnswerLock]
    const key = pbkdf2Sync('word:legende', step.key, ROUNDS, KEY_BYTES, 'sha256')
    assert.deepEqual(openedByOthers(key, Buffer.from(sealed, 'base64')), Buffer.from(nextKey))
  })
})

/** What another implementation of AES-256-GCM reads: the nonce, what is sealed, and its mark. */
function openedByOthers(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -16)), decipher.final()])
}

test.group('A step that waits sealed', () => {
  test('every accepted spelling of {label} opens the same next step')
    .with(STEPS)
    .run(async ({ assert }, puzzle) => {
      const locks = await lock(puzzle)
      for (const accepted of [puzzle.answer, puzzle.showAnswer, ...(puzzle.alsoCorrect ?? [])])
        for (const typed of dressed(accepted))
          assert.deepEqual(await tryAnswer(typed, locks, step), nextKey, typed)
    })

  test('the phone judges what people type for {label} as the server does')
    .with(STEPS)
    .run(async ({ assert }, puzzle) => {
      const locks = await lock(puzzle)
      const others = STEPS.map(({ answer }) => answer)
      const misses = (puzzle.nearMisses ?? []).map(({ answer }) => answer)
      for (const typed of [...others, ...misses.slice(0, 4), '', ' ', '.', 'zeker weten van niet'])
        assert.equal(await opens(locks, typed), isAnswerTo(puzzle, typed), typed)
    })

  test('the key of another step opens nothing, so no answer before it may be missing', async ({
    assert,
  }) => {
    const [first] = cunera.puzzles
    const locks = await lock(first)
    assert.isNull(await tryAnswer(first.answer, locks, { key: keyOf(9), rounds: ROUNDS }))
  })

  test('spellings that the check takes as one have one lock', ({ assert }) => {
    const forms = acceptedForms({ answer: 'legende', alsoCorrect: ['Legende!', ' legende.'] })
    assert.deepEqual(forms, [{ reading: 'word', text: 'legende' }])
  })

  test('an answer of digits is read as digits and a sentence as a sentence', ({ assert }) => {
    assert.deepEqual(acceptedForms({ answer: '239', alsoCorrect: ['2, 3 en 9', 'één'] }), [
      { reading: 'code', text: '239' },
      { reading: 'sentence', text: '2 3 en 9' },
      { reading: 'word', text: 'één' },
    ])
  })
})

test.group('Sealing', () => {
  test('a sealed text opens with its key alone, and not after a change', async ({ assert }) => {
    const sealed = await seal(keyOf(1), asBytes('een geheim'), freshNonce())
    assert.deepEqual(await unseal(keyOf(1), sealed), asBytes('een geheim'))
    assert.isNull(await unseal(keyOf(2), sealed))
    const changed = sealed.with(-1, itemAt(sealed, sealed.length - 1) ^ 1)
    assert.isNull(await unseal(keyOf(1), changed))
    assert.isNull(await unseal(keyOf(1), sealed.slice(0, 8)))
  })

  test('bytes survive the way through text', ({ assert }) => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    assert.deepEqual(fromBase64(toBase64(bytes)), bytes)
  })
})

test.group('The files that a phone keeps', () => {
  test('the drawings of a step are found wherever they stand in it', ({ assert }) => {
    const shown = {
      materiaal: [
        { soort: 'tekening', tekening: { adres: '/a.svg', breedte: 1 } },
        { soort: 'verklaringen', personen: [{ tekening: { adres: '/b.svg' } }] },
        { soort: 'tekst', alineas: ['/c.svg'] },
        { soort: 'tekening', tekening: { adres: '/a.svg' } },
      ],
      niveau: null,
    }
    assert.deepEqual(drawingsIn(shown), ['/a.svg', '/b.svg'])
  })

  test('two links on one phone are kept apart', ({ assert }) => {
    assert.notEqual(bucketOf('/spelen/een/x'), bucketOf('/spelen/twee/x'))
  })
})
