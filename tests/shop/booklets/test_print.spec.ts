import { inflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { emptyShop } from '#tests/helpers/database'
import { headerOf, onlyOf, present } from '#tests/helpers/present'

type Area = { readonly width: number; readonly height: number }
type Point = readonly [x: number, y: number]

/** The pages of a pdf are packed streams; these are the ones that draw. */
function drawingCodes(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, piece]) => {
    try {
      return [inflateSync(Buffer.from(present(piece, 'piece'), 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** What is filled on a page, in points, with all scaling around it worked in. */
function areas(code: string): Area[] {
  const found: Area[] = []
  const pile: Point[] = []
  let scale: Point = [1, 1]
  let path: Point[] = []
  let numbers: number[] = []
  for (const word of code.split(/\s+/)) {
    if (/^-?[\d.]+$/.test(word)) {
      numbers.push(Number(word))
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0] = numbers
    if (word === 'q') pile.push(scale)
    if (word === 'Q') scale = present(pile.pop(), 'the top of the pile')
    if (word === 'cm') scale = [scale[0] * Math.hypot(a, b), scale[1] * Math.hypot(c, d)]
    if (word === 'm' || word === 'l') path.push([a, b])
    if (word === 're') path.push([a, b], [a + c, b + d])
    if (word === 'f')
      found.push({ width: range(path, 0) * scale[0], height: range(path, 1) * scale[1] })
    if (['f', 'S', 'B', 'n'].includes(word)) path = []
    numbers = []
  }
  return found
}

function range(path: readonly Point[], as: 0 | 1): number {
  const values = path.map((point) => point[as])
  return Math.max(...values) - Math.min(...values)
}

test.group('The test print', (group) => {
  group.each.setup(() => emptyShop())

  test('the test print is one page of A4 with a bar of exactly ten centimetres', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/printproef.pdf')
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/pdf')
    const pdf = response.body() as Buffer
    const text = pdf.toString('latin1')
    assert.equal(/\/Type \/Pages[^>]*?\/Count (\d+)/s.exec(text)?.[1], '1')
    assert.lengthOf(text.match(/\/Type \/Page\b(?!s)/g) ?? [], 1)
    assert.match(text, /\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)

    const bars = drawingCodes(pdf)
      .flatMap(areas)
      .filter(({ width, height }) => width > 10 * height && height > 5)
    assert.approximately(onlyOf(bars).width, 283.46, 0.005)
  })

  test('the test print is free for everybody, and kept by browsers', async ({ client, assert }) => {
    const first = await client.get('/printproef.pdf')
    assert.match(headerOf(first, 'cache-control'), /public, max-age=86400/)
    assert.isUndefined(first.header('set-cookie'))
    const etag = headerOf(first, 'etag')
    const second = await client.get('/printproef.pdf').header('if-none-match', etag)
    second.assertStatus(304)
  })

  test('the test print is offered with the games that are printed, and with no other', async ({
    client,
    assert,
  }) => {
    const link = 'href="/printproef.pdf"'
    for (const itemName of ['sintjunior', 'cunera-van-rhenen', 'het-verdwenen-recept'])
      assert.include((await client.get(`/escaperooms/${itemName}`)).text(), link, itemName)
    for (const itemName of ['binky', 'kunstroof', 'spellenfabriek'])
      assert.notInclude((await client.get(`/escaperooms/${itemName}`)).text(), link, itemName)
  })
})
