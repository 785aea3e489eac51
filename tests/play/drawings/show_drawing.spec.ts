import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { drawingAddress, pictureAddress } from '#app/play/drawings/drawing_address'
import { opensAtOnce } from '#app/play/puzzles/play_pages'
import PuzzleTransformer from '#app/play/puzzles/puzzle_transformer'
import { GAMES } from '#games/online_games'
import { isInTurn } from '#domain/play/puzzles/flags'
import { toSvg } from '#domain/drawing'
import type { Game, Puzzle } from '#domain/play/puzzles/puzzle'
import { emptyShop } from '#tests/helpers/database'
import { markSolved, playLink, player } from '#tests/helpers/play/paid_play_link'
import { drawingsOf } from '#tests/helpers/play/drawings_of'
import { gameAt } from '#tests/helpers/play/game_at'
import { findIn, firstOf, present } from '#tests/helpers/present'

const PATHS = GAMES.map(({ path }) => path)
const ADDRESS = /\/tekeningen\/[\w-]+\.svg/g

/** The addresses that players of these puzzles are told. */
const addressesOf = (puzzles: readonly Puzzle[]) => {
  const told = puzzles.map((puzzle) => new PuzzleTransformer(puzzle, 0).toObject())
  return [...new Set(JSON.stringify(told).match(ADDRESS) ?? [])]
}

/** The puzzle whose turn it is at the start of a game. */
const openAtStart = (game: Game) =>
  game.puzzles.filter((puzzle) => isInTurn(game, puzzle, new Set()))

/**
 * The addresses of drawings that a page names, in its text and in its data, and in the state that it asks
 * for when the game is not in it yet.
 */
async function namedOn(client: ApiClient, path: string, uniqueId: string) {
  const page = await client.get(`/spelen/${uniqueId}/${path}`)
  const device = player(client, path, uniqueId)
  const later = opensAtOnce(gameAt(path))
    ? ''
    : (await device.callApi('stand', { kader: true })).text()
  const text = (page.text() + later).replaceAll(String.raw`\/`, '/')
  return [...new Set(text.match(ADDRESS) ?? [])]
}

const svgOf = (file: ApiResponse) => Buffer.from(file.body() as Uint8Array).toString()

test.group('The files of drawings', (group) => {
  group.each.setup(() => emptyShop())

  test('the page of a fresh game {$self} names the drawings of open puzzles, and no later one')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const game = gameAt(path)
      const { uniqueId } = await playLink(path)
      const named = await namedOn(client, path, uniqueId)
      const open = addressesOf(openAtStart(game))
      assert.isNotEmpty(open)
      assert.includeMembers(named, openAtStart(game).flatMap(drawingsOf).map(drawingAddress))
      assert.sameMembers(named, open)
      assert.notInclude(named, pictureAddress(game.ending.picture))
    })

  test('the picture of the end of {$self} is named once the game is over, and not before')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const game = gameAt(path)
      const last = findIn([...game.puzzles].reverse(), ({ kind }) => kind === 'finale')
      const { uniqueId, delivery } = await playLink(path)
      const ending = pictureAddress(game.ending.picture)
      await markSolved(
        delivery,
        game.puzzles.filter((puzzle) => puzzle !== last)
      )
      assert.notInclude(await namedOn(client, path, uniqueId), ending)
      await markSolved(delivery, [last])
      assert.include(await namedOn(client, path, uniqueId), ending)
      const file = await client.get(ending)
      file.assertStatus(200)
      assert.include(svgOf(file), '<svg')
    })

  test('a drawing is a compressed file that browsers keep, and its letters need no font', async ({
    client,
    assert,
  }) => {
    const drawing = firstOf(gameAt('het-verdwenen-recept').puzzles.flatMap(drawingsOf))
    const address = drawingAddress(drawing)
    const plain = await client.get(address).header('accept-encoding', 'identity')
    plain.assertStatus(200)
    plain.assertHeader('content-type', 'image/svg+xml')
    plain.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    plain.assertHeader('x-robots-tag', 'noindex')
    assert.isUndefined(plain.header('set-cookie'))
    const svg = svgOf(plain)
    assert.include(toSvg(drawing), '<text')
    assert.match(svg, /^<svg /)
    assert.notInclude(svg, '<text')

    for (const encoding of ['br', 'gzip']) {
      const packed = await client.get(address).header('accept-encoding', encoding)
      packed.assertHeader('content-encoding', encoding)
      assert.isBelow(Number(packed.header('content-length')), svg.length / 3)
      assert.equal(svgOf(packed), svg)
    }
  })

  test('an address that no page named is not found: {$self}')
    .with([
      `${'A'.repeat(24)}.svg`,
      'recept_einde.svg',
      `${'A'.repeat(24)}.png`,
      '..%2f..%2fpackage.json',
    ])
    .run(async ({ client }, file) => {
      const reply = await client.get(`/tekeningen/${file}`)
      reply.assertStatus(404)
    })

  test('an address says nothing about its content to whoever has the drawing and not our key', ({
    assert,
  }) => {
    const { ending } = gameAt('eindejaarsspel')
    const address = present(pictureAddress(ending.picture).match(ADDRESS), 'an address')
    assert.notInclude(firstOf(address), 'einde')
    assert.match(firstOf(address), /^\/tekeningen\/[\w-]{24}\.svg$/)
  })
})
