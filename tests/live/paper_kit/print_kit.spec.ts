import { test } from '@japa/runner'
import { viewGameState } from '#app/live/game/game_state'
import { drawPaperKit } from '#app/live/paper_kit/paper_kit_controller'
import { paperKit } from '#app/live/paper_kit/paper_kit'
import { BAND } from '#app/live/paper_kit/hint_sheet'
import { renameTeam } from '#app/live/control/control_game'
import { loggedIn } from '#tests/helpers/browser'
import { readSheets, type Piece, type Sheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { atWork, createGameMaster } from '#tests/helpers/live/game_master'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, present } from '#tests/helpers/present'

const FOLDER = '/dashboard/klant/spellenfabriek'
const HINTS = 'Hints, kamer'
const A4 = { wide: 595.28, high: 841.89 }
type Evening = Awaited<ReturnType<typeof createEvening>>

async function printed({ customer, game }: Evening) {
  const state = present(await viewGameState(game.id), 'the game')
  const kit = paperKit({
    customer,
    state,
    shop: 'De winkel',
    now: new Date('2026-11-21T12:00:00Z'),
  })
  return readSheets(await drawPaperKit(kit))
}

const ofKind = (sheets: Sheets, kind: string) =>
  sheets.filter((sheet) =>
    sheet.some(({ text }) => text.startsWith(kind === HINTS ? kind : `${kind}, blad`))
  )

test.group('The paper kit', (group) => {
  group.each.setup(() => emptyShop())

  test('a game master downloads one pdf with a sheet for everybody and everything', async ({
    client,
    assert,
  }) => {
    const evening = await createEvening({ teams: 6, rooms: 4 })
    const admin = await loggedIn(client)
    const answer = await admin.open(`${FOLDER}/${evening.customer.id}/papier/pdf`)
    answer.assertStatus(200)
    assert.equal(answer.header('content-type'), 'application/pdf')
    assert.match(
      String(answer.header('content-disposition')),
      /filename="papieren-pakket-bakkerij-brink-\d{4}-\d{2}-\d{2}\.pdf"/
    )
    const sheets = await printed(evening)
    const kinds = ['Draaiboek', 'Zaallijst', 'Antwoorden', 'Scoreblad', 'Uitslag', 'Teamkaart']
    const counts = [...kinds, 'Kladpapier', HINTS].map((kind) => ofKind(sheets, kind).length)
    assert.deepEqual(counts, [2, 1, 1, 2, 1, 6, 6, 4])
    assert.lengthOf(sheets, 2 + 1 + 1 + 2 + 1 + 6 + 4 + 6 + 4)
  })

  test('answers are on the sheet of the game master alone, and hints on the hint sheet of their room alone', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 2, rooms: 3 })
    const sheets = (await printed(evening)).map(asWritten)
    for (const room of evening.rooms) {
      const [answer, other] = room.answer.split('|') as [string, string]
      for (const secret of [answer, other]) {
        const found = sheets.filter((sheet) => sheet.includes(secret))
        assert.lengthOf(found, 1, secret)
        assert.include(firstOf(found), 'Alleen voor de spelleider')
      }
      for (const hint of [room.hint1, room.hint2, room.hint3]) {
        const found = sheets.filter((sheet) => sheet.includes(hint))
        assert.lengthOf(found, 1, hint)
        assert.include(firstOf(found), 'klem hier dicht')
      }
      assert.lengthOf(
        sheets.filter((sheet) => sheet.includes(room.question)),
        1
      )
    }
    const tokens = evening.teams.map(({ apiToken }) => apiToken)
    assert.isFalse(sheets.some((sheet) => tokens.some((token) => sheet.includes(token))))
  })

  test('each hint keeps to its own band between two folds, however long it is', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 1, rooms: 3 })
    const hints = {
      hint1: 'eerste '.repeat(140),
      hint2: 'x'.repeat(1000),
      hint3: '3\n'.repeat(500),
    }
    await firstOf(evening.rooms).merge(hints).save()
    await itemAt(evening.rooms, 1).merge({ hint1: ' ', hint2: '\n', hint3: '\u00ad' }).save()
    const sheets = ofKind(await printed(evening), HINTS)
    assert.lengthOf(sheets, 3)
    for (const sheet of sheets) {
      const bandOf = ({ top, bottom }: Piece) => {
        assert.equal(Math.floor((top + 1) / BAND), Math.floor((bottom - 1) / BAND))
        return Math.floor((top + bottom) / 2 / BAND)
      }
      for (const piece of sheet) assert.isAtMost(piece.right, A4.wide - 10)
      for (const number of [1, 2, 3])
        assert.deepEqual(sheet.filter(({ text }) => text === `Hint ${number}`).map(bandOf), [
          number,
        ])
      sheet.forEach(bandOf)
    }
    const longest = firstOf(sheets)
    const bandOf = (start: string) =>
      longest
        .filter(({ text }) => text.startsWith(start))
        .map(({ top }) => Math.floor((top + 2) / BAND))
    assert.deepEqual([...new Set(bandOf('eerste'))], [1])
    assert.deepEqual([...new Set(bandOf('xx'))], [2])
    assert.deepEqual([...new Set(bandOf('3 /'))], [3])
    assert.include(asWritten(itemAt(sheets, 1)), '(hier staat niets)')
  })

  test('long names and questions, and names in any script, stay on their sheet', async ({
    assert,
  }) => {
    const evening = await createEvening({ teams: 6, rooms: 3 })
    await evening.customer.merge({ name: 'W'.repeat(100) }).save()
    await renameTeam(evening.game.id, firstOf(evening.teams).id, 'W'.repeat(40))
    await renameTeam(evening.game.id, itemAt(evening.teams, 1).id, '🦊 Ελλάδα Москва 日本語')
    await firstOf(evening.rooms)
      .merge({ name: 'M'.repeat(60), adminName: 'M'.repeat(60), storage: 'M'.repeat(60) })
      .save()
    await itemAt(evening.rooms, 1)
      .merge({ question: 'lange vraag '.repeat(166), answer: 'a'.repeat(200) })
      .save()
    await itemAt(evening.rooms, 2)
      .merge({ question: `${'?\n'.repeat(200)}einde` })
      .save()
    const sheets = await printed(evening)
    for (const [index, sheet] of sheets.entries()) {
      const wide = sheet.some(({ text }) => text.startsWith('Scoreblad, blad')) ? A4.high : A4.wide
      for (const { text, links, right } of sheet) {
        assert.isAtLeast(links, 10, `${text} on sheet ${index + 1}`)
        assert.isAtMost(right, wide - 10, `${text} on sheet ${index + 1}`)
      }
    }
    assert.lengthOf(sheets, 2 + 1 + 1 + 2 + 1 + 6 + 3 + 6 + 3)
  })

  test('a game master who keeps pressing waits, and a colleague gets the kit', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createEvening({ rooms: 1, teams: 1 })
    await createGameMaster([game])
    const browser = await atWork(client)
    const pressed = await Promise.all(
      Array.from({ length: 9 }, () => browser.open(`/spelleiding/${customer.id}/papier/pdf`))
    )
    const statuses = pressed.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [...Array<number>(6).fill(200), ...Array<number>(3).fill(429)])
    const owner = await loggedIn(client)
    ;(await owner.open(`${FOLDER}/${customer.id}/papier/pdf`)).assertStatus(200)
  })

  test('an evening without rooms has no kit; the page says what to do first', async ({
    client,
    assert,
  }) => {
    const { customer } = await createEvening({ rooms: 0 })
    const admin = await loggedIn(client)
    const answer = await admin.open(`${FOLDER}/${customer.id}/papier/pdf`)
    assert.equal(answer.header('location'), `${FOLDER}/${customer.id}/papier`)
    const page = await admin.open(`${FOLDER}/${customer.id}/papier`)
    assert.equal(pageProps<{ rooms: number }>(page).rooms, 0)
  })
})
