import { test } from '@japa/runner'
import { ROOMS } from '#games/spellenfabriek/spellenfabriek_rooms'
import { defaultEmblem, EMBLEMS, houseOf, housesOf, OWN_EMBLEMS } from '#domain/live/doors'
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

  test('rooms of one evening with the same drawing {$self} on the door have different houses')
    .with([...EMBLEMS])
    .run(({ assert }, emblem) => {
      const street = Array.from({ length: 30 }, (_, index) => ({ id: 7 * index + 1, emblem }))
      const houses = [...housesOf(street).values()]
      assert.lengthOf(new Set(houses.map((house) => JSON.stringify(house))), street.length)
      assert.deepEqual(houses[0], houseOf(emblem, 1), 'the first one is as it is alone')
      for (const house of houses) assert.equal(house.emblem, emblem)
      const [first, second] = houses
      if ((OWN_EMBLEMS as readonly string[]).includes(emblem))
        for (const part of ['gable', 'leaf', 'paint', 'wall'] as const)
          assert.notEqual(first?.[part], second?.[part])
    })

  test('a house that no other one resembles stays the same in any street', ({ assert }) => {
    const street = OWN_EMBLEMS.map((emblem, index) => ({ id: index + 1, emblem }))
    const houses = housesOf([...street, { id: 99, emblem: 'dice' as const }])
    for (const { id, emblem } of street) assert.deepEqual(houses.get(id), houseOf(emblem, id))
    assert.notDeepEqual(houses.get(99), houses.get(1))
  })

  test('the drawing {$self} is on the door, whichever room chose it')
    .with([...EMBLEMS])
    .run(({ assert }, emblem) => {
      for (const id of [1, 2, 999]) assert.equal(houseOf(emblem, id).emblem, emblem)
    })
})

test.group('The time that was played', () => {
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
