// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GameMaster } from '#app/live/rehearsal/robots/game_master'
import { DEMO_ADMIN } from '#database/seeders/demo'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { firstOf } from '#tests/helpers/present'

type Row = Record<string, unknown>

/** Reads what a shop of its own has stored. */
async function rows(shop: StandaloneShop, query: string): Promise<Row[]> {
  if (process.env.DATABASE_URL) {
    const result = (await db.rawQuery(query)) as { rows: Row[] }
    return result.rows
  }
  const database = new Database(shop.database, { readonly: true })
  const found = database.prepare(query).all() as Row[]
  database.close()
  return found
}

test.group('A rehearsal of which the process is killed', (group) => {
  group.each.setup(() => emptyShop())

  test('the evening is as it was after the restart, the copy is gone, and the page says so', async ({
    assert,
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({ SMTP_HOST: '127.0.0.1' })
    cleanup(() => shop.cleanUp())
    await shop.setUp()
    await shop.start()
    const evenings = () => rows(shop, 'select id, name from customers order by id')
    const everything = async () =>
      Promise.all(
        ['customers', 'live_games', 'teams', 'room_selections', 'rounds', 'game_log_entries'].map(
          (table) => rows(shop, `select * from ${table}`)
        )
      )
    const customerId = Number(firstOf(await evenings()).id)
    const boss = new GameMaster(shop.url, AbortSignal.timeout(120_000))
    await boss.logIn(DEMO_ADMIN.email, DEMO_ADMIN.password)
    const before = await everything()

    await boss.press(customerId, 'repetitie')
    await until(
      async () => (await rows(shop, 'select * from room_progress')).length > 0,
      'robots in the middle of an evening'
    )
    await shop.dead()
    assert.lengthOf(await evenings(), 2)

    await shop.start()
    await until(async () => (await evenings()).length === 1, 'the copy to be gone')
    assert.deepEqual(await everything(), before)
    const [rehearsal] = await rows(shop, 'select phase, turn from rehearsals')
    assert.deepEqual(rehearsal, { phase: 'failed', turn: null })
  }).timeout(180_000)
})
