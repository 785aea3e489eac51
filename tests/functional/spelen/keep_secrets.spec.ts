import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import { SPELLEN } from '#content/spelen/index'
import { legeWinkel } from '#tests/helpers/database'
import { speellink, speler } from '#tests/helpers/speellink'

/** A number as answer cannot be looked for: every puzzle is full of numbers. */
function woordantwoorden(antwoord: string, ...ook: string[]): string[] {
  return /^\d+$/.test(antwoord) ? [] : [antwoord, ...ook]
}

/** What nobody may read before they found it or asked for it. */
type Geheim = { readonly van: string; readonly soort: string; readonly tekst: string }

const geheimen: Geheim[] = [
  ...SPELLEN.flatMap(({ pad, raadsels, einde }) => [
    ...raadsels.flatMap(({ naam, antwoord, ookGoed, toonAntwoord, uitleg, hints, bijnaGoed }) => {
      const van = `${pad}/${naam}`
      return [
        ...woordantwoorden(antwoord, toonAntwoord, ...(ookGoed ?? [])).map((tekst) => ({
          van,
          soort: 'antwoord',
          tekst,
        })),
        ...[uitleg, ...hints, ...(bijnaGoed ?? []).map((bijna) => bijna.tekst)].map((tekst) => ({
          van,
          soort: 'tekst',
          tekst,
        })),
      ]
    }),
    ...einde.alineas.map((tekst) => ({ van: `${pad}/einde`, soort: 'tekst', tekst })),
  ]),
  ...HINTPAGINAS.flatMap(({ pad, items }) =>
    items.flatMap((item) => {
      const van = `${pad}/${item.naam}`
      const { answer, answerAddition, hints } = item
      const answer2 = 'answer2' in item ? item.answer2 : undefined
      return [
        ...[answer, answer2].flatMap((tekst) => (tekst ? [{ van, soort: 'antwoord', tekst }] : [])),
        ...[answerAddition, ...hints].map((tekst) => ({ van, soort: 'tekst', tekst })),
      ]
    })
  ),
]

/** Words of three letters stand everywhere; what is long enough to be recognised may not. */
const herkenbaar = ({ tekst }: Geheim) => tekst.length >= 4

/** The secrets that stand in a text, as whole words. */
function lekken(tekst: string, van: readonly Geheim[]): string[] {
  const doorzoek = plat(tekst)
  return van
    .filter(herkenbaar)
    .filter((geheim) => doorzoek.includes(` ${plat(geheim.tekst).trim()} `))
    .map((geheim) => `${geheim.van} ${geheim.soort}: ${geheim.tekst.slice(0, 60)}`)
}

/** Words only, one space between them. */
function plat(tekst: string): string {
  return ` ${tekst
    .replace(/\\[nt"]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
}

test.group('What the browser does not get', (group) => {
  group.each.setup(() => legeWinkel())

  test('no built file holds an answer, a hint or an explanation', ({ assert }) => {
    /** Words of our own: a colour, a kind of paper, what is paid back, a dog on the home page, a symbol. */
    const woordenVanOns = ['blauw', 'brief', 'geld', 'hond', 'maan']
    const teZoeken = geheimen.filter(({ tekst }) => !woordenVanOns.includes(tekst.toLowerCase()))
    const map = app.makePath('public/assets')
    const bestanden = readdirSync(map).filter((naam) => /\.(js|css)$/.test(naam))
    assert.isAbove(bestanden.length, 10)
    for (const naam of bestanden) {
      assert.deepEqual(lekken(readFileSync(join(map, naam), 'utf8'), teZoeken), [], naam)
    }
  })

  test('no picture of a game holds them either', ({ assert }) => {
    const map = app.makePath('public/img')
    const bestanden = ['spelen', 'cunera'].flatMap((van) =>
      readdirSync(join(map, van)).map((naam) => join(map, van, naam))
    )
    assert.isAbove(bestanden.length, 10)
    for (const bestand of bestanden)
      assert.deepEqual(lekken(readFileSync(bestand, 'utf8'), geheimen), [], bestand)
  })

  test(
    '{$self}: the page of a fresh game holds the puzzles whose turn it is, and no more of them than a player sees'
  )
    .with(SPELLEN.map(({ pad }) => pad))
    .run(async ({ client, assert }, pad) => {
      const { uniqueid } = await speellink(pad)
      const pagina = await client.get(`/spelen/${uniqueid}/${pad}`)
      const [, json] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(pagina.text())!
      const { props } = JSON.parse(json!) as {
        props: { kader: object; stand: { raadsels: object[]; onthuld: object; einde: null } }
      }
      const { stand } = props
      assert.isNotEmpty(stand.raadsels)
      assert.deepEqual(stand.onthuld, {})
      assert.isNull(stand.einde)
      for (const raadsel of stand.raadsels) {
        assert.sameMembers(Object.keys(raadsel), [
          ...['nr', 'naam', 'vlag', 'label', 'groep', 'soort', 'verhaal', 'materiaal', 'vraag'],
          ...['aantalHints', 'niveau', 'teken'],
        ])
      }
      /** Secrets are looked for among the words; paths of drawings and kinds of paper are none. */
      const eigen = geheimen.filter(({ van }) => van.startsWith(`${pad}/`))
      const woorden = json!.replace(/ d=\\"[^"]*"|"soort":"\w+"/g, ' ')
      assert.deepEqual(lekken(woorden, eigen), [])
    })

  test('a game under way tells what was reached and nothing else', async ({ client, assert }) => {
    for (const { pad, raadsels, hintsOplopend } of SPELLEN) {
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const [eerste, tweede] = raadsels
      await device.dienIn(`${eerste!.naam}_hint1`)
      await device.dienIn(eerste!.vlag, { antwoord: eerste!.antwoord })
      const { onthuld } = (await device.roep('stand')).body() as { onthuld: object }
      assert.deepEqual(onthuld, {
        [`${eerste!.naam}_hint1`]: { hint: eerste!.hints[0] },
        [eerste!.vlag]: { antwoord: eerste!.toonAntwoord, uitleg: eerste!.uitleg },
      })
      const tekst = JSON.stringify(onthuld)
      const rest = geheimen.filter(({ van }) => van === `${pad}/${tweede!.naam}`)
      assert.deepEqual(lekken(tekst, rest), [], `${pad} ${hintsOplopend}`)
    }
  })

  test('the source of hint page /{$self} holds how many hints there are, and none of them')
    .with(HINTPAGINAS.map(({ pad }) => pad))
    .run(async ({ client, assert }, pad) => {
      const pagina = await client.get(`/${pad}`)
      pagina.assertStatus(200)
      const eigen = geheimen.filter(({ van }) => van.startsWith(`${pad}/`))
      assert.deepEqual(lekken(pagina.text().replace(/&#39;|&#x27;/g, "'"), eigen), [])
    })
})
