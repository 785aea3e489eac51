import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { maskableIcon } from '../../../scripts/lib/pictures.ts'
import { present } from '#tests/helpers/present'

const SIZE = 512
/** A phone may cut away all but a circle of four fifths of the width (W3C, maskable icons). */
const SAFE_RADIUS = (SIZE * 0.8) / 2
/** The least difference of colour, out of 255, that does not come from rounding. */
const SEEN = 4

type Icon = { src: string; sizes: string; type: string; purpose?: string }

/** How far the drawing reaches from the middle, and how many pixels it has. */
async function reachOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 4)]
  let [reach, pixels, clear] = [0, 0, 0]
  for (let index = 0; index < info.width * info.height; index++) {
    const pixel = data.subarray(index * 4, index * 4 + 4)
    if (pixel[3] !== 255) clear++
    if (ground.every((value, at) => Math.abs(value - (pixel[at] ?? 0)) < SEEN)) continue
    pixels++
    const x = (index % info.width) + 0.5 - info.width / 2
    const y = Math.floor(index / info.width) + 0.5 - info.height / 2
    reach = Math.max(reach, Math.hypot(x, y))
  }
  return { reach, pixels, clear, size: [info.width, info.height] }
}

test.group('The icon of the shop on a phone', () => {
  test('the drawing of the maskable icon stays within what every phone shows, on one colour', async ({
    assert,
  }) => {
    const { reach, pixels, clear, size } = await reachOf(await maskableIcon(SIZE))
    assert.deepEqual(size, [SIZE, SIZE])
    assert.isAtMost(reach, SAFE_RADIUS)
    assert.isAbove(pixels, (SIZE * SIZE) / 20, 'there is a drawing, and not a speck')
    assert.equal(clear, 0, 'nothing shows through')
  })

  test('the manifest names that icon as maskable, and icons to show as they are beside it', ({
    assert,
  }) => {
    const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
      icons: Icon[]
    }
    const maskable = present(
      manifest.icons.find(({ purpose }) => purpose === 'maskable'),
      'the maskable icon'
    )
    assert.deepInclude(maskable, {
      ...{ src: '/icon-maskable-512.png', sizes: `${SIZE}x${SIZE}`, type: 'image/png' },
    })
    const others = manifest.icons.filter(({ purpose }) => purpose === undefined)
    assert.includeMembers(
      others.map(({ sizes }) => sizes),
      ['192x192', '512x512']
    )
  })
})
