import { test } from '@japa/runner'
import { viewGameState } from '#app/live/game/game_state'
import { drawPaperKit } from '#app/live/paper_kit/paper_kit_controller'
import { paperKit } from '#app/live/paper_kit/paper_kit'
import { BAND } from '#app/live/paper_kit/hint_sheet'
import { renameTeam } from '#app/live/control/control_game'
import { rank } from '#domain/live/game/ranking'
import { readSheets, type Sheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { createEvening, phone } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt, present } from '#tests/helpers/present'

const A4 = { wide: 595.28 }
const LONG = 'Hottentottententententoonstellingscomité'
type Evening = Awaited<ReturnType<typeof createEvening>>

async function printed({ customer, game }: Evening) {
  const state = present(await viewGameState(game.id), 'the game')
  const now = new Date('2026-11-21T12:00:00Z')
  return readSheets(await drawPaperKit(paperKit({ customer, state, shop: 'De winkel', now })))
}

const ofKind = (sheets: Sheets, kind: string) =>
  sheets.filter((sheet) => sheet.some(({ text }) => text.startsWith(`${kind}, blad`)))
const wordsOf = (sheets: Sheets, kind: string) => ofKind(sheets, kind).map(asWritten).join(' ')

test.group('The paper kit as people read it', (group) => {
  group.each.setup(() => emptyShop())

  test('each sheet says which one it is and when it was made, in curly quotes', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 2, rooms: 2 })
    await evening.customer.merge({ name: 'Muziekvereniging Ons Genoegen '.repeat(3).trim() }).save()
    const sheets = await printed(evening)
    for (const [index, sheet] of sheets.entries()) {
      const words = asWritten(sheet)
      assert.include(words, `blad ${index + 1} van ${sheets.length}`)
      assert.include(words, 'gemaakt op 21 november 2026 om 13.00 uur')
      assert.notMatch(words, /['"]/)
    }
  })

  test('a room has the number of its door on the phones, also when rooms are left out', async ({
    client,
    assert,
  }) => {
    const evening = await createEvening({ teams: 1, rooms: 3 })
    for (const [index, number] of [4, 7, 12].entries())
      await itemAt(evening.rooms, index)
        .merge({ sequenceNumber: number, name: `Zaal ${'abc'[index]}` })
        .save()
    const answer = await phone(client, firstOf(evening.teams)).request('klant')
    const doors = JSON.stringify(answer.body())
    const sheets = await printed(evening)
    for (const [index, number] of [4, 7, 12].entries()) {
      const name = `Zaal ${'abc'[index]}`
      assert.match(doors, new RegExp(`"naam":"${name}"[^}]*"volgnummer":${number}\\b`))
      for (const kind of ['Scoreblad', 'Teamkaart'])
        assert.include(wordsOf(sheets, kind), `${number}. ${name}`, kind)
      assert.include(wordsOf(sheets, `Kamer ${number}`), name)
      const hints = sheets.filter((sheet) => asWritten(sheet).startsWith(`Hints, kamer ${number} `))
      assert.include(asWritten(firstOf(hints)), name)
    }
    assert.include(wordsOf(sheets, 'Scoreblad'), 'kamer 4 tot en met 12')
  })

  test('the score sheet asks in the words and the order of the page to type in', async ({
    assert,
  }) => {
    const words = wordsOf(await printed(await createEvening({ teams: 1, rooms: 1 })), 'Scoreblad')
    assert.include(words, 'Opgelost Ja Nee Getoond Fout Hints 1 2 3 Punten')
    assert.include(words, '100 punten, fout −5, hints −10, −15, −20, nooit onder 20')
  })

  test('a team keeps the number of its card beside its name; another one can write its name', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 2, rooms: 2 })
    await renameTeam(evening.game.id, itemAt(evening.teams, 1).id, 'Koper & Blaas')
    const sheets = await printed(evening)
    assert.match(wordsOf(sheets, 'Scoreblad'), /Team 1 naam Team 2 Koper & Blaas/)
    assert.match(wordsOf(sheets, 'Uitslag'), /Team 1 Team 2 Koper & Blaas/)
    assert.match(wordsOf(sheets, 'Zaallijst'), /Team 2: kamer 2, Kamer 2 Koper & Blaas/)
    assert.include(wordsOf(sheets, 'Draaiboek'), 'Zet dan eerst de namen van de teams goed')
  })

  test('an evening that goes over to paper halfway has its place, and is added up', async ({
    assert,
  }) => {
    const sheets = await printed(await createEvening({ teams: 2, rooms: 2 }))
    const guide = wordsOf(sheets, 'Draaiboek')
    assert.include(guide, 'Schrijf de stand en de minuten die nog over zijn op de uitslag')
    assert.include(guide, 'Tel daar bij op wat er op papier bij kwam')
    assert.include(guide, 'Zeg dit bij het begin')
    assert.include(guide, 'Blijft een team lang in een kamer')
    assert.include(guide, 'Heeft een team alle kamers gehad?')
    const result = wordsOf(sheets, 'Uitslag')
    assert.include(result, 'al op telefoon op papier punten samen plaats')
    assert.include(result, 'Nog over, in minuten')
  })

  test('the result sheet ranks as the phones do: points first, then rooms', async ({ assert }) => {
    const ranked = rank([
      { teamId: 1, points: 60, done: 1 },
      { teamId: 2, points: 60, done: 2 },
    ])
    assert.deepEqual(
      ranked.map(({ teamId }) => teamId),
      [2, 1]
    )
    const result = wordsOf(await printed(await createEvening({ teams: 2, rooms: 2 })), 'Uitslag')
    assert.include(result, 'Dan staat het team met de meeste kamers op ‘Ja’ of ‘Getoond’ hoger.')
  })

  test('a team card says how long, what a room brings, where it is, and what a sign-off is', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 2, rooms: 2, duration: 45 })
    await renameTeam(evening.game.id, firstOf(evening.teams).id, 'W'.repeat(40))
    const room = firstOf(evening.rooms)
    await room.merge({ name: 'Vlootwerf', adminName: 'A4 Vlootwerf' }).save()
    const sheets = await printed(evening)
    const cards = ofKind(sheets, 'Teamkaart')
    const words = asWritten(firstOf(cards))
    assert.include(words, 'Het spel duurt 45 minuten')
    assert.include(words, '1. Vlootwerf A4 Kist 1 100 punten')
    assert.include(words, 'Dan zet de spelleider op deze kaart een paraaf bij de kamer')
    const codes = cards.map((card) => card.find(({ text }) => text.startsWith('Met wifi'))?.top)
    assert.closeTo(codes[0] ?? 0, codes[1] ?? 1, 0.1)
    for (const kind of ['Zaallijst', 'Antwoorden'])
      assert.notInclude(wordsOf(sheets, kind), 'A4 Vlootwerf')
  })

  test('a data line ends between its pairs, and paragraphs stand apart', async ({ assert }) => {
    const evening = await createEvening({ teams: 1, rooms: 1 })
    const question = [
      'De kok zit in de sloep, en het is bijna etenstijd.',
      'Rijen: rij 1: 1 · rij 2: 3 · rij 3: 0 · rij 4: 1 · rij 5: 2 · rij 6: 1',
    ].join('\n')
    await firstOf(evening.rooms).merge({ question }).save()
    const [sheet] = ofKind(await printed(evening), 'Kamer 1')
    const large = present(sheet, 'the question').filter(({ size, top }) => size > 15 && top > 120)
    const tops = [...new Set(large.map(({ bottom }) => bottom))]
    const lines = tops.map((top) => asWritten(large.filter(({ bottom }) => bottom === top)))
    assert.lengthOf(lines, 4)
    assert.match(itemAt(lines, 2), /rij \d: \d ·$/)
    assert.match(itemAt(lines, 3), /^rij \d: \d/)
    const step = (index: number) => itemAt(tops, index) - itemAt(tops, index - 1)
    assert.isAbove(step(2), step(1) + 5)
  })

  test('the paperclip comes from the edge of the sheet, where all layers lie', async ({
    assert,
  }) => {
    const sheets = await printed(await createEvening({ teams: 1, rooms: 1 }))
    const sign = present(sheets.at(-1), 'the hints').find(({ text }) => text.startsWith('klem'))
    assert.isAbove(sign?.right ?? 0, A4.wide - 30)
    assert.isBelow(sign?.bottom ?? BAND, BAND)
    assert.include(wordsOf(sheets, 'Draaiboek'), 'vanaf de rechterkant een paperclip')
  })

  test('twenty teams and twelve rooms with long names keep to one floor list and one result', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 20, rooms: 12 })
    for (const { id } of evening.teams) await renameTeam(evening.game.id, id, LONG)
    const sheets = await printed(evening)
    assert.lengthOf(ofKind(sheets, 'Zaallijst'), 1)
    assert.lengthOf(ofKind(sheets, 'Uitslag'), 1)
    assert.lengthOf(ofKind(sheets, 'Scoreblad'), 10)
    assert.notMatch(wordsOf(sheets, 'Uitslag'), /toonstellin gscomité/)
    assert.match(wordsOf(sheets, 'Uitslag'), /\S+- ?\S*comité/)
  })
})
