import { test } from '@japa/runner'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { present } from '#tests/helpers/present'
import { playLink, player } from '#tests/helpers/play/paid_play_link'

type Frame = { route: { stops: { name: string }[]; warning: string } | null }
type Page = { frame: Frame | null }

const address = (uniqueId: string, path: string) => `/spelen/${uniqueId}/${path}/route.gpx`

test.group('The route outdoors of a game', (group) => {
  group.each.setup(() => emptyShop())

  test('a player with a link of Cunera downloads the waypoints, and nobody keeps a copy of them', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('cuneravanrhenen')
    const answer = await client.get(address(uniqueId, 'cuneravanrhenen'))
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/gpx+xml; charset=utf-8')
    answer.assertHeader('cache-control', 'no-store')
    answer.assertHeader('x-robots-tag', 'noindex, nofollow')
    assert.equal(
      answer.header('content-disposition'),
      'attachment; filename="route-cunera-van-rhenen.gpx"'
    )
    const gpx = answer.text() || String(answer.body())
    assert.match(gpx, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<gpx version="1.1"/)
    assert.include(gpx, 'Niet ter plaatse nagelopen')
    assert.notInclude(gpx, '<trk')
  })

  test('a visitor without a link of this game gets no file: {$self}')
    .with(['onbekend', 'a%00b', 'eindejaarsspel', 'other game'])
    .run(async ({ client }, kind) => {
      const { uniqueId } = await playLink('eindejaarsspel')
      const [id, path] =
        kind === 'eindejaarsspel'
          ? [uniqueId, 'eindejaarsspel']
          : [kind === 'other game' ? uniqueId : kind, 'cuneravanrhenen']
      const answer = await client.get(address(id, path))
      answer.assertStatus(404)
    })

  test('the play page of Cunera offers the route, and that of another game does not', async ({
    client,
    assert,
  }) => {
    const [cunera, eindejaar] = [
      await playLink('cuneravanrhenen'),
      await playLink('eindejaarsspel'),
    ]
    const shown = async (uniqueId: string, path: string) => {
      const { frame } = pageProps<Page>(await client.get(`/spelen/${uniqueId}/${path}`))
      if (frame) return frame.route
      const begin = await player(client, path, uniqueId).callApi('stand', { kader: true })
      return (begin.body() as { kader: Frame }).kader.route
    }
    const route = present(await shown(cunera.uniqueId, 'cuneravanrhenen'), 'the route')
    assert.deepEqual(
      route.stops.map(({ name }) => name),
      pilgrimRoute.stops.map(({ name }) => name)
    )
    assert.equal(route.warning, pilgrimRoute.warning)
    assert.isNull(await shown(eindejaar.uniqueId, 'eindejaarsspel'))
  })
})
