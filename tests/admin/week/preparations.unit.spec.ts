import { test } from '@japa/runner'
import { explainPart } from '#app/admin/week/explain_part'
import { itemsOf } from '#app/admin/week/items'
import { readinessOf, type EveningFacts } from '#domain/admin/week/preparations'
import { EVENINGS } from '#domain/shop/bookings/evening_price'
import { EVENING_KITS } from '#games/evening_kits'

const READY: EveningFacts = {
  game: { rooms: 6, teams: 4, cardsMark: 'cards', kitMark: 'kit', rehearsalMark: 'played' },
  printedCards: 'cards',
  printedKit: 'kit',
  rehearsal: 'passed',
  rehearsed: 'played',
}

const statesOf = (facts: Partial<EveningFacts>) =>
  Object.fromEntries(readinessOf({ ...READY, ...facts }).map(({ part, state }) => [part, state]))

test('an evening of which everything is ready says so, part by part', ({ assert }) => {
  assert.deepEqual(statesOf({}), {
    rooms: 'ready',
    cards: 'ready',
    paper_kit: 'ready',
    rehearsal: 'ready',
  })
})

test('an evening without a klant with a game has nothing else to look at', ({ assert }) => {
  assert.deepEqual(statesOf({ game: null }), { game: 'missing' })
})

test('the number of rooms is told beside that of the teams: {rooms} for {teams}')
  .with([
    { rooms: 0, teams: 4, state: 'missing' },
    { rooms: 3, teams: 4, state: 'few' },
    { rooms: 4, teams: 4, state: 'ready' },
  ])
  .run(({ assert }, { rooms, teams, state }) => {
    const game = { rooms, teams, cardsMark: 'cards', kitMark: 'kit', rehearsalMark: 'played' }
    assert.equal(statesOf({ game }).rooms, state)
  })

test('a paper that was printed before something changed has to be printed again', ({ assert }) => {
  assert.equal(statesOf({ printedCards: null }).cards, 'missing')
  assert.equal(statesOf({ printedCards: 'older' }).cards, 'outdated')
  assert.equal(statesOf({ printedKit: null }).paper_kit, 'missing')
  assert.equal(statesOf({ printedKit: 'older' }).paper_kit, 'outdated')
})

test('a rehearsal is missing, busy, passed or failed', ({ assert }) => {
  const states = ([null, 'running', 'passed', 'failed'] as const).map(
    (rehearsal) => statesOf({ rehearsal }).rehearsal
  )
  assert.deepEqual(states, ['missing', 'busy', 'ready', 'failed'])
})

test('a rehearsal of what has changed since has to be played again', ({ assert }) => {
  assert.equal(statesOf({ rehearsed: 'older' }).rehearsal, 'outdated')
  assert.equal(statesOf({ rehearsed: null }).rehearsal, 'outdated', 'of before marks were kept')
  assert.equal(statesOf({ rehearsed: 'older', rehearsal: 'failed' }).rehearsal, 'failed')
  assert.equal(statesOf({ rehearsed: 'older', rehearsal: 'running' }).rehearsal, 'busy')
})

test('each part has a sentence in each state that it can have', ({ assert }) => {
  const facts: Partial<EveningFacts>[] = [
    {},
    { game: null },
    {
      game: { rooms: 0, teams: 2, cardsMark: 'x', kitMark: 'y', rehearsalMark: 'z' },
      rehearsal: null,
    },
    {
      game: { rooms: 1, teams: 2, cardsMark: 'x', kitMark: 'y', rehearsalMark: 'z' },
      rehearsal: 'running',
    },
    { printedCards: null, printedKit: null, rehearsal: 'failed' },
    { printedCards: 'older', printedKit: 'older', rehearsed: 'older' },
  ]
  for (const fact of facts)
    for (const part of readinessOf({ ...READY, ...fact }))
      assert.isNotEmpty(explainPart(part), JSON.stringify(part))
})

test('the names of what comes along are unique and plain, because they are stored', ({
  assert,
}) => {
  for (const evening of EVENINGS) {
    const items = itemsOf(evening)
    assert.lengthOf(new Set(items), items.length)
    for (const item of items) assert.match(item, /^[a-z-]{1,40}$/)
    assert.isAbove(EVENING_KITS[evening].bring.length, 3)
  }
})
