import { test } from '@japa/runner'
import { gunzipSync } from 'node:zlib'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { tally } from '#app/core/tally'
import { stepKey } from '#app/play/offline/step_keys'
import { cunera } from '#games/cunera/cunera_game'
import { GAMES } from '#games/online_games'
import { fromBase64, unseal } from '#domain/play/offline/cipher'
import { bucketOf, drawingsIn } from '#domain/play/offline/kept_things'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import PlayFlag from '#models/play/play_flag'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { markSolved, playLink, player } from '#tests/helpers/play/paid_play_link'
import { leaks, secrets } from '#tests/helpers/play/secrets'
import { firstOf, headerOf, itemAt, matched, present } from '#tests/helpers/present'
import { tryOffline, type Opened } from '../../../inertia/play/offline/open_step.js'

const PATH = cunera.path
const STEPS: readonly Puzzle[] = cunera.puzzles
const own = secrets.filter(({ from }) => from.startsWith(`${PATH}/`))
const addressOf = (uniqueId: string, path: string = PATH) => `/spelen/${uniqueId}/${path}`

type Sealed = Parameters<typeof tryOffline>[0]
type Told = Parameters<typeof tryOffline>[1]['onderweg']

/**
 * The fields that players see of a puzzle. An answer that is a number cannot be searched for in a
 * text, a field for it can.
 */
const SHOWN = [
  ...['nr', 'naam', 'vlag', 'label', 'groep', 'soort', 'verhaal', 'materiaal', 'vraag'],
  ...['aantalHints', 'niveau', 'teken'],
]

const unpacked = (packed: Uint8Array) => gunzipSync(packed).toString('utf8')

/** The key that a page brings. */
async function toldTo(client: ApiClient, address: string): Promise<Told> {
  const { state } = pageProps<{ state: { onderweg: Told } }>(await client.get(address))
  return state.onderweg
}

/** The state that a device sees, and the steps that a phone keeps. */
async function keptBy(client: ApiClient, uniqueId: string) {
  const told = await toldTo(client, addressOf(uniqueId))
  const steps = await client.get(`${addressOf(uniqueId)}/onderweg`)
  steps.assertStatus(200)
  return { told, sealed: steps.body() as Sealed, text: steps.text() }
}

async function opened(sealed: Sealed, told: Told, step: Puzzle, typed: string): Promise<Opened> {
  const found = await tryOffline(sealed, { onderweg: told }, step.name, typed)
  if (found === null || found === 'wrong') throw new Error(`${step.name} stays closed: ${found}`)
  return found
}

test.group('A link that a phone keeps', (group) => {
  group.each.setup(() => emptyShop())

  test('a phone without a line walks all ten steps with the answers alone', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH)
    const { told, sealed } = await keptBy(client, uniqueId)
    let key = told
    for (const [place, step] of STEPS.entries()) {
      const typed = `  ${(step.alsoCorrect ?? [step.answer]).at(-1)?.toUpperCase()} `
      const { next, told: nextKey } = await opened(sealed, key, step, typed)
      assert.equal(next?.raadsel.naam, STEPS[place + 1]?.name)
      assert.equal(nextKey?.naam, STEPS[place + 1]?.name)
      key = nextKey
    }
    assert.isNull(key)
  })

  test('a wrong answer opens nothing, and a step that is not at hand cannot be tried', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH)
    const { told, sealed } = await keptBy(client, uniqueId)
    const [first, second] = [itemAt(STEPS, 0), itemAt(STEPS, 1)]
    assert.equal(
      await tryOffline(sealed, { onderweg: told }, first.name, 'twee reizigers'),
      'wrong'
    )
    assert.isNull(await tryOffline(sealed, { onderweg: told }, second.name, second.answer))
    /** The key of the first step, taken for that of the second. */
    const lie = told && { ...told, naam: second.name }
    assert.isNull(await tryOffline(sealed, { onderweg: lie }, second.name, second.answer))
  })

  test('a link that is halfway has the key of its own step, and the next step needs an answer', async ({
    client,
    assert,
  }) => {
    const { uniqueId, delivery } = await playLink(PATH)
    await markSolved(delivery, STEPS.slice(0, 4))
    const { told, sealed } = await keptBy(client, uniqueId)
    const fifth = itemAt(STEPS, 4)
    assert.equal(told?.naam, fifth.name)
    const { next } = await opened(sealed, told, fifth, fifth.answer)
    assert.equal(next?.raadsel.naam, STEPS[5]?.name)
    for (const address of Object.keys(present(next, 'next').tekeningen))
      (await client.get(address)).assertStatus(200)
  })

  test('every device learns the key of the step at hand with the state', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH)
    const device = player(client, PATH, uniqueId)
    const [first, second] = [itemAt(STEPS, 0), itemAt(STEPS, 1)]
    const before = (await device.callApi('stand')).body() as { onderweg: Told }
    assert.equal(before.onderweg?.naam, first.name)
    await device.submit(first.flag, { antwoord: first.answer })
    const after = (await device.callApi('stand')).body() as { onderweg: Told }
    const { sealed } = await keptBy(client, uniqueId)
    assert.deepEqual(after.onderweg, (await opened(sealed, before.onderweg, first, 'één')).told)
    assert.equal(after.onderweg?.naam, second.name)
  })

  test('two phones that send what each found alone at the same moment have every step kept and counted once', async ({
    client,
    assert,
  }) => {
    const { uniqueId, delivery } = await playLink(PATH)
    await tally.write()
    await db.from('tallies').delete()
    const sendAll = async (steps: readonly Puzzle[]) => {
      const phone = player(client, PATH, uniqueId)
      for (const { flag, answer, alsoCorrect = [] } of steps) {
        const reply = await phone.submit(flag, { antwoord: alsoCorrect.at(-1) ?? answer })
        reply.assertStatus(200)
        assert.isTrue((reply.body() as { juist: boolean }).juist, flag)
      }
      return phone.flags()
    }
    const [behind, ahead] = await Promise.all([
      sendAll(STEPS.slice(0, 3)),
      sendAll(STEPS.slice(0, 5)),
    ])
    const expected = STEPS.slice(0, 5).map(({ flag }) => flag)
    assert.includeMembers(expected, behind)
    assert.sameMembers(ahead, expected)

    const stored = await PlayFlag.query().where('delivery_id', delivery.id).orderBy('id')
    assert.deepEqual(
      stored.map(({ name }) => name),
      expected
    )
    await delivery.refresh()
    assert.equal(delivery.gameVersion, expected.length)
    await tally.write()
    const counted: { part: string; count: number }[] = await db
      .from('tallies')
      .where({ kind: 'opgelost', game: cunera.itemName })
    assert.sameDeepMembers(
      counted.map(({ part, count }) => ({ part, count: Number(count) })),
      expected.map((part) => ({ part, count: 1 }))
    )
  })

  test('a game that is over has no key', async ({ client, assert }) => {
    const { uniqueId, delivery } = await playLink(PATH)
    await markSolved(delivery, STEPS)
    const { told } = await keptBy(client, uniqueId)
    assert.isNull(told)
  })

  test('a phone finds no answer, explanation or hint in the sealed steps, nor in what an answer opens', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH)
    const { told, sealed, text } = await keptBy(client, uniqueId)
    assert.deepEqual(leaks(text, own), [])
    for (const { inhoud: content } of sealed.stappen)
      assert.deepEqual(leaks(Buffer.from(content, 'base64').toString('latin1'), own), [])

    let key = told
    for (const step of STEPS) {
      const { next, told: nextKey } = await opened(sealed, key, step, step.answer)
      key = nextKey
      if (!next) continue
      assert.sameMembers(Object.keys(next), ['raadsel', 'tekeningen', 'sloten'])
      for (const lock of next.sloten) assert.sameMembers(Object.keys(lock), ['lezing', 'slot'])
      /** A story may hold the answer of a step before it, which its players know. */
      const place = STEPS.indexOf(step) + 1
      const ahead = own.filter(({ from }) =>
        STEPS.slice(place).some(({ name }) => from === `${PATH}/${name}`)
      )
      assert.deepEqual(leaks(JSON.stringify(next.raadsel), ahead), [], next.raadsel.naam)
    }
  })

  test('a step that is sent ahead opens with its own key alone, and holds story, drawings and locks, but no answer, explanation or hint', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH)
    const { sealed } = await keptBy(client, uniqueId)
    assert.sameMembers(Object.keys(sealed), ['rondes', 'stappen'])
    assert.lengthOf(sealed.stappen, STEPS.length)
    for (const [place, step] of STEPS.entries()) {
      const { naam: name, inhoud: content, ...rest } = itemAt(sealed.stappen, place)
      assert.equal(name, step.name)
      assert.deepEqual(rest, {})
      const sent = fromBase64(content)
      for (const other of STEPS.keys())
        if (other !== place) assert.isNull(await unseal(stepKey(cunera, other), sent))
      const text = unpacked(present(await unseal(stepKey(cunera, place), sent), name))

      const ahead = STEPS.slice(place).map((later) => `${PATH}/${later.name}`)
      assert.deepEqual(
        leaks(
          text,
          own.filter(({ from }) => ahead.includes(from))
        ),
        [],
        name
      )
      const kept = JSON.parse(text) as NonNullable<Opened['next']>
      assert.sameMembers(Object.keys(kept), ['raadsel', 'tekeningen', 'sloten'])
      assert.sameMembers(Object.keys(kept.raadsel), SHOWN)
      assert.deepEqual(kept.raadsel.verhaal, [...step.story])
      assert.sameMembers(Object.keys(kept.tekeningen), drawingsIn(kept.raadsel))
      assert.isNotEmpty(kept.sloten)
      for (const lock of kept.sloten) assert.sameMembers(Object.keys(lock), ['lezing', 'slot'])
    }
  })

  test('the shell that a phone keeps holds nothing of how far the game is', async ({
    client,
    assert,
  }) => {
    const { uniqueId, delivery } = await playLink(PATH)
    await markSolved(delivery, STEPS.slice(0, 3))
    const shell = await client.get(addressOf(uniqueId)).header('x-onderweg', '1')
    shell.assertStatus(200)
    assert.deepInclude(pageProps<object>(shell), { state: null, kept: true, offline: true })
    assert.include(shell.text(), `"url":"${addressOf(uniqueId)}"`)
    assert.deepEqual(leaks(shell.text(), own), [])
    assert.notInclude(shell.text(), firstOf(itemAt(STEPS, 0).story))
  })

  test('a phone keeps every file of the page of its link, and no other page', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH)
    const worker = await client.get(`${addressOf(uniqueId)}/onderweg.js`)
    worker.assertStatus(200)
    assert.match(headerOf(worker, 'content-type'), /^text\/javascript/)
    assert.equal(headerOf(worker, 'service-worker-allowed'), addressOf(uniqueId))
    assert.include(headerOf(worker, 'content-security-policy'), "worker-src 'self'")
    assert.notMatch(worker.text(), /^(import|export)\b/m)
    assert.deepEqual(leaks(worker.text(), own), [])

    const [, json] = matched(/^const KEPT = (.*)$/m, worker.text())
    const { files } = JSON.parse(present(json, 'json')) as { files: string[] }
    assert.isAbove(files.filter((file) => file.endsWith('.js')).length, 3)
    assert.lengthOf(
      files.filter((file) => /\/kaart\d+\.svg|\/woord\d\.mp3/.test(file)),
      15
    )
    for (const file of files) (await client.get(file)).assertStatus(200)
    const page = await client.get(addressOf(uniqueId))
    const named = [...page.text().matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    assert.isNotEmpty(named)
    for (const [, file] of named) assert.include(files, present(file, 'file'))
  })
})

test.group('A link that a phone does not keep any more', (group) => {
  group.each.setup(() => emptyShop())

  /** The worker that a phone gets now clears away what the one before it kept. */
  async function expectFarewell(client: ApiClient, address: string) {
    const worker = await client.get(`${address}/onderweg.js`)
    worker.assertStatus(200)
    worker.assertTextIncludes('registration.unregister()')
    worker.assertTextIncludes(bucketOf(address))
  }

  test('a phone with an unknown link hears so, and clears what it kept', async ({ client }) => {
    const address = addressOf('een-link-die-niemand-kent')
    const steps = await client.get(`${address}/onderweg`)
    steps.assertStatus(404)
    await expectFarewell(client, address)
  })

  test('a phone with a link whose money went back is refused, and clears what it kept', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink(PATH, { revoked: true })
    const steps = await client.get(`${addressOf(uniqueId)}/onderweg`)
    steps.assertStatus(410)
    assert.deepEqual(leaks(steps.text(), own), [])
    await expectFarewell(client, addressOf(uniqueId))
  })

  test('a phone keeps nothing of a shop that turned this off, and gets no key', async ({
    client,
    assert,
    cleanup,
  }) => {
    Object.assign(env, { playOffline: false })
    cleanup(() => void Object.assign(env, { playOffline: true }))
    const { uniqueId } = await playLink(PATH)
    assert.isNull(await toldTo(client, addressOf(uniqueId)))
    ;(await client.get(`${addressOf(uniqueId)}/onderweg`)).assertStatus(410)
    await expectFarewell(client, addressOf(uniqueId))
    const page = await client.get(addressOf(uniqueId))
    assert.include(page.text(), '"offline":false')
  })

  test('{$self} needs a line, and tells no key')
    .with(GAMES.filter(({ keptFiles }) => !keptFiles).map(({ path }) => path))
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const begin = await player(client, path, uniqueId).callApi('stand', { kader: true })
      assert.isNull((begin.body() as { onderweg: Told }).onderweg)
      ;(await client.get(`${addressOf(uniqueId, path)}/onderweg`)).assertStatus(410)
      await expectFarewell(client, addressOf(uniqueId, path))
    })
})
