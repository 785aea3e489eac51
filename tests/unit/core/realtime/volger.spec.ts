import { test } from '@japa/runner'
import type { Nieuws } from '#domain/spellenfabriek/nieuws'
import { Volger } from '../../../../inertia/realtime/volger.js'

type Beeld = { readonly versie: number; readonly van?: string }

/** A follower at version 5, whose looks wait until they are let through. */
function maakVolger(neemOver?: (beeld: Beeld, nieuws: Nieuws) => Beeld | null) {
  const getoond: Beeld[] = []
  const vragen: ((antwoord: Beeld | null) => void)[] = []
  const volger = new Volger<Beeld>(
    { versie: 5 },
    {
      haal: () => new Promise((antwoord) => vragen.push(antwoord)),
      toon: (beeld) => getoond.push(beeld),
      neemOver,
    }
  )
  return { volger, getoond, vragen }
}

test.group('Following a game', () => {
  test('an event about something newer is worth one look, on however many channels it comes', async ({
    assert,
  }) => {
    const { volger, getoond, vragen } = maakVolger()
    volger.hoor({ versie: 6 })
    volger.hoor({ versie: 6 })
    assert.lengthOf(vragen, 1)
    const gekeken = volger.ververs()
    vragen.shift()!({ versie: 6 })
    await Promise.resolve()
    await Promise.resolve()
    vragen.shift()?.({ versie: 6 })
    await gekeken
    assert.equal(volger.versie, 6)
    assert.deepEqual(getoond.at(-1), { versie: 6 })
  })

  test('an event about what it shows, or about something older, is worth nothing', ({ assert }) => {
    const { volger, vragen } = maakVolger()
    volger.hoor({ versie: 5 })
    volger.hoor({ versie: 4 })
    assert.isEmpty(vragen)
  })

  test('an event without a version is worth a look', ({ assert }) => {
    const { volger, vragen } = maakVolger()
    volger.hoor(null)
    assert.lengthOf(vragen, 1)
  })

  test('an older snapshot that comes in late replaces nothing', async ({ assert }) => {
    const { volger, getoond, vragen } = maakVolger()
    const gekeken = volger.ververs()
    volger.neem({ versie: 8 })
    vragen.shift()!({ versie: 7 })
    await gekeken
    assert.equal(volger.versie, 8)
    assert.deepEqual(getoond, [{ versie: 8 }])
  })

  test('who asks during a look gets one more after it', async ({ assert }) => {
    const { volger, vragen } = maakVolger()
    const gekeken = volger.ververs()
    void volger.ververs()
    void volger.ververs()
    vragen.shift()!({ versie: 6 })
    while (vragen.length === 0) await Promise.resolve()
    vragen.shift()!({ versie: 7 })
    await gekeken
    assert.isEmpty(vragen)
    assert.equal(volger.versie, 7)
  })

  test('a look that fails leaves what there is, and the next one works', async ({ assert }) => {
    const { volger, vragen } = maakVolger()
    const eerste = volger.ververs()
    vragen.shift()!(null)
    await eerste
    assert.equal(volger.versie, 5)
    const tweede = volger.ververs()
    vragen.shift()!({ versie: 9 })
    await tweede
    assert.equal(volger.versie, 9)
  })

  test('news that can be taken over asks nothing; after a gap it looks', ({ assert }) => {
    const { volger, getoond, vragen } = maakVolger((beeld, { versie }) =>
      versie === beeld.versie + 1 ? { versie, van: 'nieuws' } : null
    )
    volger.hoor({ versie: 6 })
    volger.hoor({ versie: 7 })
    assert.isEmpty(vragen)
    assert.deepEqual(getoond, [
      { versie: 6, van: 'nieuws' },
      { versie: 7, van: 'nieuws' },
    ])
    volger.hoor({ versie: 9 })
    assert.lengthOf(vragen, 1)
  })
})
