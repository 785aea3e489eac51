import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import invitationPicture, { INVITATION } from '#app/shop/party/invitation_picture'
import partyPdf from '#app/shop/party/party_pdf'
import { stampPdf } from '#app/shop/booklets/stamp_pdf'
import { BOOKLETS } from '#games/booklets'
import { CATALOGUE, ORDERABLE_GAMES } from '#games/catalogue'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { PUZZLES as ONTGOOCHELD } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { findPartyPack, PARTY_PACKS } from '#games/party_packs'
import { LOCK_PUZZLES } from '#games/sintjunior/sintjunior_puzzles'
import { puzzles as SENIOR } from '#games/sintsenior/sintsenior_puzzles'
import type { HintPage } from '#domain/play/hint_pages'
import { EDITIONS, type Edition } from '#domain/shop/booklets/edition'
import {
  contentsInWords,
  minutesInWords,
  minutesOf,
  partyMinutes,
  playedMinutes,
  type PartyPack,
} from '#domain/shop/party/party_pack'
import { buildingBlocks, readSheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { photographPages } from '#tests/helpers/pictures/photograph_pdf'
import { textsOf } from '#tests/helpers/shop/texts_of_drawing'
import { findIn, firstOf, present } from '#tests/helpers/present'

const MEGABYTE = 1024 * 1024
const PICTURES = app.makePath('public/img')

/** Rendered once for all tests about it. */
const drawn = new Map<string, Promise<Buffer>>()
function pdfOf(pack: PartyPack, edition: Edition = 'color'): Promise<Buffer> {
  const name = `${pack.itemName} ${edition}`
  const pdf = drawn.get(name) ?? partyPdf({ pack, edition, pictures: PICTURES })
  drawn.set(name, pdf)
  return pdf
}

const EACH_EDITION = PARTY_PACKS.flatMap((pack) =>
  EDITIONS.map((edition) => ({ pack, edition, itemName: pack.itemName }))
)

/**
 * Everything that solves a puzzle of a game: answers, other spellings and codes. A single digit, and
 * its word, are in every text about a number of things.
 */
function answersOf(itemName: string): string[] {
  const online = GAMES.filter((game) => game.itemName === itemName).flatMap(
    ({ puzzles }) => puzzles
  )
  const hinted = (HINT_PAGES as readonly HintPage[])
    .filter(({ path }) => path === itemName)
    .flatMap(({ items }) => items)
  const locks = { ontgoocheld: ONTGOOCHELD, sintjunior: LOCK_PUZZLES, sintsenior: SENIOR }
  const codes = Object.entries(locks)
    .filter(([name]) => name === itemName)
    .flatMap(([, puzzles]) => puzzles.map(({ code }) => code))
  const spellings = [...online, ...hinted]
    .filter(({ answer }) => answer.length > 1)
    .flatMap(({ answer, alsoCorrect = [] }) => [answer, ...alsoCorrect])
  const others = hinted.flatMap(({ answer2 }) => answer2 ?? [])
  return [...spellings, ...others, ...codes].filter((answer) => answer.length > 2)
}

const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

test.group('Party packs', () => {
  test('each game that is ordered online has its pack, and a game that is booked has none', ({
    assert,
  }) => {
    for (const { itemName, title, playtime } of ORDERABLE_GAMES)
      assert.deepInclude(findPartyPack(itemName), { itemName, title, playtime })
    assert.lengthOf(PARTY_PACKS, ORDERABLE_GAMES.length)
    for (const game of CATALOGUE)
      if (game.sale.kind === 'on_request') assert.isNull(findPartyPack(game.itemName))
  })

  test(
    'the list of what lies ready for {itemName} names all that the shop says it needs, once it is printed'
  )
    .with([...ORDERABLE_GAMES])
    .run(({ assert }, { itemName, needed }) => {
      const things = needed.filter((one) => !/printer|^Internet$|^Een begeleider$/.test(one))
      const { ready } = present(findPartyPack(itemName), itemName)
      assert.deepEqual(ready.slice(0, things.length), things)
      assert.isAbove(ready.length, things.length, 'something for the party itself')
    })

  test('a host of children has something for them to wear', ({ assert }) => {
    const ofChildren = BOOKLETS.filter(({ ageGroup }) => ageGroup === 'children')
    assert.sameMembers(
      ofChildren.map(({ itemName }) => itemName),
      ['binky', 'sintjunior', 'ontgoocheld']
    )
    for (const { itemName } of ofChildren)
      assert.isAtLeast(present(findPartyPack(itemName), itemName).wear.length, 2, itemName)
  })

  test('the minutes of play on the timetable of {itemName} are the playing time of the shop')
    .with([...PARTY_PACKS])
    .run(({ assert }, pack) => {
      assert.equal(playedMinutes(pack), minutesOf(pack.playtime))
      assert.isAbove(partyMinutes(pack), playedMinutes(pack))
      assert.isFalse(present(pack.timetable.at(0), 'a beginning').playing ?? false)
      assert.isFalse(present(pack.timetable.at(-1), 'an end').playing ?? false)
    })

  test('a playing time is read, and a time is said')
    .with([
      { playtime: '1 uur', minutes: 60, inWords: '1 uur' },
      { playtime: 'ongeveer 1,5 uur', minutes: 90, inWords: '1 uur en 30 minuten' },
      { playtime: '2,5 uur', minutes: 150, inWords: '2 uur en 30 minuten' },
    ])
    .run(({ assert }, { playtime, minutes, inWords }) => {
      assert.equal(minutesOf(playtime), minutes)
      assert.equal(minutesInWords(minutes), inWords)
      assert.throws(() => minutesOf('in overleg'), "'in overleg' has no hours")
    })

  test('the pack of {itemName} ({edition}) has all its pages, with nothing cut off')
    .with(EACH_EDITION)
    .run(async ({ assert }, { pack, edition }) => {
      const pdf = await pdfOf(pack, edition)
      assert.isBelow(pdf.length, 8 * MEGABYTE)
      const { notEmbedded } = await buildingBlocks(pdf)
      assert.deepEqual(notEmbedded, [], 'fonts that a printer may not have')

      const sheets = await readSheets(pdf)
      assert.lengthOf(sheets, 5 + pack.wear.length)
      const ornament = new Set(textsOf(pack.emblem.shapes).map(({ text }) => text))
      assert.deepEqual(
        sheets.flat().filter(({ text, size }) => size < 8.99 && text.trim() && !ornament.has(text)),
        [],
        'smaller than nine points'
      )
      const [host, invitation, poster, cards] = sheets.map(asWritten)
      for (const { what, minutes } of pack.timetable) {
        assert.include(host, what)
        assert.include(host, String(minutes))
      }
      for (const { mood } of pack.music)
        assert.include(plain(present(host, 'host')), plain(mood).trim())
      for (const thing of pack.ready)
        assert.include(plain(present(host, 'host')), plain(thing).trim())
      assert.lengthOf(present(invitation, 'invitation').split('Laat het weten aan'), 3, 'two')
      assert.include(plain(present(poster, 'poster')), plain(pack.poster.heading).trim())
      for (const role of pack.roles)
        assert.include(plain(present(cards, 'cards')), plain(role).trim())
      for (const [index, { title }] of pack.wear.entries())
        assert.include(asWritten(present(sheets[4 + index], title)), title)
      const certificate = plain(asWritten(present(sheets.at(-1), 'certificate')))
      assert.include(certificate, plain(pack.certificate.salutation).trim())
      assert.include(certificate, plain(pack.certificate.signature.name).trim())

      if (edition === 'ink_saving') return
      const [, ...ofParty] = await photographPages(pdf, 100)
      for (const [index, { colored }] of ofParty.entries())
        assert.isAbove(colored, 0.008, `page ${index + 2} has colour`)
    })
    .timeout(60_000)

  test(
    'no page of {itemName} that guests see has an answer or a code of the game, and neither has the picture'
  )
    .with([...PARTY_PACKS])
    .run(async ({ assert }, pack) => {
      const answers = answersOf(pack.itemName)
      assert.isAbove(answers.length, 2)
      const pages = (await readSheets(await pdfOf(pack))).map((sheet) => plain(asWritten(sheet)))
      for (const [index, page] of [...pages, plain(contentsInWords(pack))].entries())
        for (const answer of answers)
          assert.notInclude(page, plain(answer), `page ${index + 1}: ${answer}`)
    })
    .timeout(60_000)

  test(
    'the edition of {itemName} that saves ink is grey, and covers less than a twentieth of its paper'
  )
    .with([...PARTY_PACKS])
    .run(async ({ assert }, pack) => {
      const photos = await photographPages(await pdfOf(pack, 'ink_saving'), 300)
      const darkness = photos.map(
        ({ grey }) => 1 - grey.reduce((sum, value) => sum + value, 0) / (255 * grey.length)
      )
      const mean = darkness.reduce((sum, value) => sum + value, 0) / darkness.length
      assert.isBelow(mean, 0.05)
      for (const { colored } of photos) assert.isBelow(colored, 0.001)
    })
    .timeout(60_000)

  test('order and name stand on the page of the host, and on nothing that guests see', async ({
    assert,
  }) => {
    const pack = findIn(PARTY_PACKS, ({ itemName }) => itemName === 'binky')
    const sheets = await readSheets(
      await stampPdf(await pdfOf(pack), 'bestelling EK-1 voor Zoë van ’t Hoff')
    )
    const named = sheets.map((sheet) => asWritten(sheet).includes('EK-1'))
    assert.isTrue(firstOf(named))
    assert.lengthOf(named.filter(Boolean), 1)
  }).timeout(30_000)

  test('the invitation to {itemName} is a picture that a phone shows whole, and light to send')
    .with([...PARTY_PACKS])
    .run(async ({ assert }, pack) => {
      const png = await invitationPicture({ pack, pictures: PICTURES })
      const { format, width, height } = await sharp(png).metadata()
      assert.deepInclude({ format, width, height }, { format: 'png', ...INVITATION })
      assert.isBelow(png.length, MEGABYTE / 2)
    })
    .timeout(60_000)

  test('the same pack is drawn the same to the byte', async ({ assert }) => {
    const pack = firstOf(PARTY_PACKS)
    const fingerprint = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
    const again = await partyPdf({ pack, edition: 'color', pictures: PICTURES })
    assert.equal(fingerprint(again), fingerprint(await pdfOf(pack)))
  }).timeout(30_000)
})
