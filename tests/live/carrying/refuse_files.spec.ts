import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { freshToken } from '#app/core/tokens'
import { bringBackResults } from '#app/live/carrying/bring_back_results'
import type { EveningContent, ResultsContent } from '#app/live/carrying/carried_content'
import {
  openCarriedFile,
  readCarriedFile,
  writeCarriedFile,
  type Kind,
} from '#app/live/carrying/carried_file'
import { packEvening } from '#app/live/carrying/pack_evening'
import { packResults } from '#app/live/carrying/pack_results'
import { unpackEvening } from '#app/live/carrying/unpack_evening'
import { controlGame } from '#app/live/control/control_game'
import type { Result } from '#domain/result'
import Customer from '#models/live/customer'
import PackedEvening from '#models/live/packed_evening'
import Room from '#models/live/room'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import UnpackedEvening from '#models/live/unpacked_evening'
import { emptyShop } from '#tests/helpers/database'
import { assignment } from '#tests/helpers/core/ace_command'
import { createEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

const SECRET = 'ABCDEFGHJKLMNPQRSTUV'

function valueOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

const errorOf = <T, E>(result: Result<T, E>) => (result.ok ? null : result.error)

/** An evening that left its shop for this one: the shop that packed it is gone. */
async function fromElsewhere(options = {}): Promise<EveningContent> {
  const { customer } = await createEvening(options)
  const content = valueOf(await packEvening(customer.id))
  await customer.delete()
  await Room.query().delete()
  return content
}

function usb(cleanup: (close: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-usb-'))
  cleanup(() => rmSync(folder, { recursive: true, force: true }))
  return (name: string) => join(folder, name)
}

/** Opens a file as the commands do. */
async function opened(path: string, kind: Kind, secret: string) {
  const closed = await readCarriedFile(path, kind)
  return closed.ok ? openCarriedFile(closed.value, secret) : closed
}

test.group('A file with an evening that is not right', (group) => {
  group.each.setup(() => emptyShop())

  test('an owner who brings a wrong or broken file reads what is wrong with it, and nothing is stored', async ({
    assert,
    cleanup,
  }) => {
    const at = usb(cleanup)
    const content = await fromElsewhere()
    const head = { kind: 'evening', evening: content.key } as const
    assert.isTrue(await writeCarriedFile(at('good'), head, SECRET, content))
    assert.isFalse(await writeCarriedFile(at('good'), head, SECRET, {}))
    assert.deepEqual(valueOf(await opened(at('good'), 'evening', SECRET)), content)

    const good = readFileSync(at('good'), 'utf8')
    writeFileSync(at('cut'), good.slice(0, -200))
    writeFileSync(at('changed'), good.replace(/.{10}\n$/, 'AAAAAAAAAA\n'))
    writeFileSync(at('newer'), good.replace('"version":1', '"version":2'))
    writeFileSync(at('shaped'), good.replace(/"shape":"\w+"/, '"shape":"0123456789abcdef"'))
    writeFileSync(at('renamed'), good.replace(content.key, 'another'))
    writeFileSync(at('picture'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0a]))
    writeFileSync(at('empty'), '')
    writeFileSync(at('null'), 'null\n')
    const refusals: [string, string][] = []
    for (const name of ['none', 'empty', 'null', 'picture', 'cut', 'changed', 'newer', 'shaped'])
      refusals.push([name, errorOf(await opened(at(name), 'evening', SECRET))?.type ?? 'accepted'])
    assert.deepEqual(refusals, [
      ['none', 'no_file'],
      ['empty', 'other_file'],
      ['null', 'other_file'],
      ['picture', 'other_file'],
      ['cut', 'damaged'],
      ['changed', 'damaged'],
      ['newer', 'other_version'],
      ['shaped', 'other_version'],
    ])
    assert.deepEqual(errorOf(await opened(at('renamed'), 'evening', SECRET)), {
      type: 'wrong_code',
    })
    assert.deepEqual(errorOf(await opened(at('good'), 'results', SECRET)), {
      type: 'other_kind',
      kind: 'evening',
    })
    const typed = await assignment(['evening:unpack', at('good'), '--code=ABCDE'])
    assert.equal(typed.code, 1)
    assert.include(typed.said, 'De code hoort niet bij dit bestand')
    const foreign = await assignment(['evening:bring-back', at('good')])
    assert.include(foreign.said, 'evening:unpack pakt hem uit')
    assert.lengthOf(await Customer.all(), 0)
    assert.lengthOf(await Room.all(), 0)
  }).timeout(120_000)

  test('an evening that is being played, or has no rooms, is not packed', async ({ assert }) => {
    assert.deepEqual(errorOf(await packEvening(0)), { type: 'no_customer' })
    const nobody = await Customer.create({ name: 'Zonder spel', email: 'zonder@example.nl' })
    assert.deepEqual(errorOf(await packEvening(nobody.id)), { type: 'no_game' })
    const bare = await createEvening({ rooms: 0 })
    assert.deepEqual(errorOf(await packEvening(bare.customer.id)), { type: 'no_rooms' })
    const { customer, game } = await createEvening()
    await controlGame(game.id, 'openlobby')
    assert.isTrue((await packEvening(customer.id)).ok)
    await controlGame(game.id, 'startspel')
    assert.deepEqual(errorOf(await packEvening(customer.id)), { type: 'playing' })
  })

  test('an owner cannot unpack an evening in the shop that packed it, because its teams would be there twice', async ({
    assert,
  }) => {
    const { customer } = await createEvening()
    const content = valueOf(await packEvening(customer.id))
    assert.deepEqual(errorOf(await unpackEvening(content)), { type: 'at_home' })
    assert.lengthOf(await Customer.all(), 1)
    assert.lengthOf(await Team.query().where('customer_id', customer.id), 4)
  })
})

test.group('The same evening again', (group) => {
  group.each.setup(() => emptyShop())

  test('a change that was made at home comes along with a newer file, and chosen names stay', async ({
    assert,
    client,
  }) => {
    const content = await fromElsewhere({ rooms: 2, teams: 2 })
    const { customerId } = valueOf(await unpackEvening(content))
    const game = await Spellenfabriek.findByOrFail('customer_id', customerId)
    const owls = await Team.findByOrFail({ customerId, number: 1 })
    await controlGame(game.id, 'openlobby')
    await phone(client, owls).callApi('teamname', { newTeamName: 'De Uilen' })
    const newer: EveningContent = {
      ...content,
      game: { ...content.game, duration: 90 },
      rooms: content.rooms.slice(0, 1).map(({ homeId, row }) => ({
        homeId,
        row: { ...row, question: 'Een betere vraag?' },
      })),
      teams: content.teams.map(({ number, row }) => ({
        number,
        row: { ...row, apiToken: `new-${number}-${freshToken()}` },
      })),
    }
    assert.deepEqual(errorOf(await unpackEvening(newer)), { type: 'playing' })
    await controlGame(game.id, 'stoplobby')
    assert.equal(valueOf(await unpackEvening(newer)).outcome, 'changed')
    assert.equal(valueOf(await unpackEvening(newer)).outcome, 'the same')

    await game.refresh()
    await game.load('rooms')
    assert.equal(game.duration, 90)
    assert.deepEqual(
      game.rooms.map(({ question }) => question),
      ['Een betere vraag?']
    )
    const teams = await Team.query().where('customer_id', customerId).orderBy('number')
    assert.lengthOf(teams, content.teams.length)
    assert.equal(firstOf(teams).displayName, 'De Uilen')
    assert.match(firstOf(teams).apiToken, /^new-1/)
    assert.lengthOf(await Customer.all(), 1)
  })

  test('rooms that the laptop has already are used and not doubled', async ({ assert }) => {
    const { customer } = await createEvening({ rooms: 3 })
    const content = valueOf(await packEvening(customer.id))
    await customer.delete()
    const { customerId } = valueOf(await unpackEvening(content))
    assert.lengthOf(await Room.all(), 3)
    const game = await Spellenfabriek.findByOrFail('customer_id', customerId)
    await game.load('rooms')
    assert.lengthOf(game.rooms, 3)
  })

  test('results that are brought back twice at the same moment are there once', async ({
    assert,
    client,
  }) => {
    const { evening, results } = await playedElsewhere(client)
    const back = await Promise.all([1, 2, 3].map(() => bringBackResults(evening, results)))
    assert.lengthOf(
      back.filter(({ added }) => added.length === 1),
      1
    )
    assert.lengthOf(
      back.filter(({ known }) => known.length === 1),
      2
    )
    assert.lengthOf(await Round.all(), 2)
  })

  test('a round that was played later comes along with the next file, and the first stays as it was', async ({
    assert,
    client,
  }) => {
    const { evening, results } = await playedElsewhere(client)
    await bringBackResults(evening, results)
    const first = firstOf(results.rounds)
    const later: ResultsContent = { ...results, rounds: [first, { ...first, number: 2 }] }
    assert.deepEqual(await bringBackResults(evening, later), { added: [3], known: [2] })
    const otherLaptop = { ...results, copy: freshToken() }
    assert.deepEqual(await bringBackResults(evening, otherLaptop), { added: [4], known: [] })
  })
})

/** A round of this shop, as if a laptop had played it. */
async function playedElsewhere(client: Parameters<typeof phone>[0]) {
  const { customer, game, rooms, teams } = await createEvening({ rooms: 2, teams: 2 })
  const { key, returnSecret } = valueOf(await packEvening(customer.id))
  const copy = { key, returnSecret, copy: freshToken(), fingerprint: '' }
  const unpacked = await UnpackedEvening.create({ customerId: customer.id, ...copy })
  await controlGame(game.id, 'openlobby')
  await controlGame(game.id, 'startspel')
  const owls = phone(client, firstOf(teams))
  await owls.enter(itemAt(rooms, 0))
  await owls.answer(itemAt(rooms, 0), 'antwoord 1')
  await controlGame(game.id, 'stoplobby')
  const evening = await PackedEvening.findByOrFail('customer_id', customer.id)
  return { evening, results: valueOf(await packResults(unpacked)) }
}
