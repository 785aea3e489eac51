import { test } from '@japa/runner'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { gpxOf } from '#domain/play/outdoor_routes/gpx'
import { kilometresBetween, sourcesOf, stopOfStep } from '#domain/play/outdoor_routes/outdoor_route'
import { cunera } from '#games/cunera/cunera_game'
import { findIn, present } from '#tests/helpers/present'

const FACTS = [
  ...pilgrimRoute.advice,
  ...pilgrimRoute.distances,
  ...pilgrimRoute.stops.flatMap(({ facts }) => facts),
]

const stop = (name: string) => findIn(pilgrimRoute.stops, (one) => one.name.includes(name))
const positionOf = (name: string) => present(stop(name).position, `the position of ${name}`)

/** The Dutch grid in degrees: the series of Schreutelkamp and Strang van Hees, exact to a metre. */
function inDegrees(x: number, y: number): { latitude: number; longitude: number } {
  const [a, b] = [(x - 155_000) * 1e-5, (y - 463_000) * 1e-5]
  const north =
    3235.65389 * b - 32.58297 * a ** 2 - 0.2475 * b ** 2 - 0.84978 * a ** 2 * b - 0.0655 * b ** 3
  const east =
    5260.52916 * a +
    105.94684 * a * b +
    2.45656 * a * b ** 2 -
    0.81885 * a ** 3 +
    0.05594 * a * b ** 3
  return { latitude: 52.1551744 + north / 3600, longitude: 5.38720621 + east / 3600 }
}

test.group('Cunera | the pilgrim route', () => {
  test('every fact and every position names where it comes from', ({ assert }) => {
    const positions = pilgrimRoute.stops.flatMap(({ position }) => (position ? [position] : []))
    for (const { source } of [...FACTS, ...positions]) {
      assert.isNotEmpty(source.title)
      assert.match(source.address, /^https?:\/\/\S+$/)
    }
    for (const { name, facts, where, extra } of pilgrimRoute.stops) {
      assert.isNotEmpty(facts, name)
      assert.isNotEmpty(where, name)
      assert.isNotEmpty(extra, name)
    }
    const addresses = sourcesOf(pilgrimRoute).map(({ address }) => address)
    assert.lengthOf(new Set(addresses), addresses.length)
  })

  test('the route says on itself that nobody went there', ({ assert }) => {
    assert.match(pilgrimRoute.warning, /^Niet ter plaatse nagelopen/)
  })

  test('the church stands where its grid position says, to within five metres', ({ assert }) => {
    const church = positionOf('Cunerakerk')
    const [, x, y] = present(
      church.source.title.match(/RD ([\d,]+) \/ ([\d,]+)/),
      'a grid position'
    ).map((text) => Number(text.replace(',', '.')))
    const grid = inDegrees(present(x, 'x'), present(y, 'y'))
    assert.isBelow(kilometresBetween(church, { ...church, ...grid }), 0.005)
  })

  test('the hill lies where the degrees, minutes and seconds of its source say', ({ assert }) => {
    const { latitude, longitude } = positionOf('Heimenberg')
    assert.closeTo(latitude, 51 + 57 / 60 + 9 / 3600, 0.00001)
    assert.closeTo(longitude, 5 + 36 / 60 + 3 / 3600, 0.00001)
  })

  test('the distance that we worked out ourselves is right', ({ assert }) => {
    const text = findIn(pilgrimRoute.distances, (one) => one.text.includes('berekend')).text
    const [, distance] = present(text.match(/([\d,]+) kilometer/), 'a distance')
    const worked = kilometresBetween(positionOf('Ereveld'), positionOf('Cunerakerk'))
    assert.equal(worked.toFixed(1).replace('.', ','), distance)
  })

  test('no step of the game asks for what is seen on the way', ({ assert }) => {
    const asked = cunera.puzzles
      .map(({ question, hints }) => [question, ...hints].join(' '))
      .join(' ')
    for (const word of ['linden', 'Markt', 'Grebbeweg', 'museum', 'molen', 'wijsje'])
      assert.notMatch(asked, new RegExp(`\\b${word}\\b`, 'iu'))
  })

  test('every step belongs to one stop', ({ assert }) => {
    const steps = pilgrimRoute.stops.flatMap((one) => [...one.steps])
    assert.sameMembers(
      steps,
      cunera.puzzles.map((_, index) => index + 1)
    )
    assert.equal(stopOfStep(pilgrimRoute, 7)?.number, 4)
    assert.isNull(stopOfStep(pilgrimRoute, 11))
  })

  test('the route gives no word of the game away', ({ assert }) => {
    const told = JSON.stringify(pilgrimRoute).toLowerCase()
    for (const { answer } of cunera.puzzles)
      if (!/^\d+$/.test(answer)) assert.notInclude(told, answer.toLowerCase())
  })

  test('the GPX has a waypoint for each position, each with its source, and no track', ({
    assert,
  }) => {
    const gpx = gpxOf(pilgrimRoute, 'Het Kabinet & co')
    const positions = pilgrimRoute.stops.filter(({ position }) => position)
    assert.lengthOf([...gpx.matchAll(/<wpt /g)], positions.length)
    assert.lengthOf([...gpx.matchAll(/<src>[^<]+<\/src>/g)], positions.length)
    assert.notMatch(gpx, /<(trk|rte)/)
    assert.include(gpx, 'creator="Het Kabinet &#38; co"')
    for (const { name, where, position } of pilgrimRoute.stops)
      if (!position) assert.include(gpx, `${name}: ${where}`)
    assert.include(gpx, 'lat="51.95692" lon="5.56449"')
  })
})
