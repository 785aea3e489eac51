import { test } from '@japa/runner'
import { ROOMS } from '#games/spellenfabriek/spellenfabriek_rooms'
import { defaultEmblem, EMBLEMS, houseOf, OWN_EMBLEMS } from '#domain/live/doors'
import { playedSeconds } from '#domain/live/game/countdown'

test.group('The street of doors', () => {
  test('each room that comes with the shop has a door of its own', ({ assert }) => {
    const emblems = ROOMS.map(({ emblem }) => emblem)
    assert.sameMembers(emblems, [...OWN_EMBLEMS])
    const houses = OWN_EMBLEMS.map((emblem) => JSON.stringify(houseOf(emblem, 1)))
    assert.lengthOf(new Set(houses), ROOMS.length)
  })

  test('a room that somebody made has the same door on every screen, and unlike its neighbours', ({
    assert,
  }) => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1)
    const streetOf = () => ids.map((id) => JSON.stringify(houseOf(defaultEmblem(id), id)))
    assert.deepEqual(streetOf(), streetOf())
    assert.lengthOf(new Set(streetOf()), ids.length)
  })

  test('the drawing {$self} is on the door, whichever room chose it')
    .with([...EMBLEMS])
    .run(({ assert }, emblem) => {
      for (const id of [1, 2, 999]) assert.equal(houseOf(emblem, id).emblem, emblem)
    })
})

test.group('How long has been played', () => {
  const start = Date.UTC(2026, 10, 23, 20)
  const clock = {
    start,
    durationMinutes: 60,
    extraSeconds: 300,
    pauseSeconds: 120,
    pausedSince: null,
  }

  test('pauses do not count, and extra time does', ({ assert }) => {
    assert.equal(playedSeconds(clock, start + 600_000), 480)
    assert.equal(playedSeconds({ ...clock, pausedSince: start + 300_000 }, start + 600_000), 180)
    assert.equal(playedSeconds({ ...clock, start: null }, start), 0)
  })
})
