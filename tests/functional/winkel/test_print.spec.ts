import { inflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { legeWinkel } from '#tests/helpers/database'

type Vlak = { readonly breedte: number; readonly hoogte: number }
type Punt = readonly [x: number, y: number]

/** The pages of a pdf are packed streams; these are the ones that draw. */
function tekencodes(pdf: Buffer): string[] {
  const tekst = pdf.toString('latin1')
  return [...tekst.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(([, stuk]) => {
    try {
      return [inflateSync(Buffer.from(stuk!, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** What is filled on a page, in points, with all scaling around it worked in. */
function vlakken(code: string): Vlak[] {
  const gevonden: Vlak[] = []
  const stapel: Punt[] = []
  let schaal: Punt = [1, 1]
  let pad: Punt[] = []
  let getallen: number[] = []
  for (const woord of code.split(/\s+/)) {
    if (/^-?[\d.]+$/.test(woord)) {
      getallen.push(Number(woord))
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0] = getallen
    if (woord === 'q') stapel.push(schaal)
    if (woord === 'Q') schaal = stapel.pop()!
    if (woord === 'cm') schaal = [schaal[0] * Math.hypot(a, b), schaal[1] * Math.hypot(c, d)]
    if (woord === 'm' || woord === 'l') pad.push([a, b])
    if (woord === 're') pad.push([a, b], [a + c, b + d])
    if (woord === 'f')
      gevonden.push({ breedte: bereik(pad, 0) * schaal[0], hoogte: bereik(pad, 1) * schaal[1] })
    if (['f', 'S', 'B', 'n'].includes(woord)) pad = []
    getallen = []
  }
  return gevonden
}

function bereik(pad: readonly Punt[], as: 0 | 1): number {
  const waarden = pad.map((punt) => punt[as])
  return Math.max(...waarden) - Math.min(...waarden)
}

test.group('The test print', (group) => {
  group.each.setup(() => legeWinkel())

  test('is one page of A4 with a bar of exactly ten centimetres', async ({ client, assert }) => {
    const response = await client.get('/printproef.pdf')
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/pdf')
    const pdf = response.body() as Buffer
    const tekst = pdf.toString('latin1')
    assert.equal(/\/Type \/Pages[^>]*?\/Count (\d+)/s.exec(tekst)?.[1], '1')
    assert.lengthOf(tekst.match(/\/Type \/Page\b(?!s)/g) ?? [], 1)
    assert.match(tekst, /\/MediaBox \[0 0 595\.28\d* 841\.89\d*\]/)

    const balken = tekencodes(pdf)
      .flatMap(vlakken)
      .filter(({ breedte, hoogte }) => breedte > 10 * hoogte && hoogte > 5)
    assert.lengthOf(balken, 1)
    assert.approximately(balken[0]!.breedte, 283.46, 0.005)
  })

  test('is free for everybody, and kept by browsers', async ({ client, assert }) => {
    const eerste = await client.get('/printproef.pdf')
    assert.match(eerste.header('cache-control')!, /public, max-age=86400/)
    assert.isUndefined(eerste.header('set-cookie'))
    const etag = eerste.header('etag')!
    const tweede = await client.get('/printproef.pdf').header('if-none-match', etag)
    tweede.assertStatus(304)
  })

  test('is offered with the games that are printed, and with no other', async ({
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
