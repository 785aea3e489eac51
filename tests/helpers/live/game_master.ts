import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import Admin from '#models/admin/admin'
import GameMasterGrant from '#models/admin/game_master_grant'
import type Spellenfabriek from '#models/live/spellenfabriek'
import { Browser } from '#tests/helpers/browser'

const PASSWORD = 'kruidnagel-fiets-maan'

type Options = { readonly email?: string; readonly until?: DateTime | null }

/** Somebody with an invitation to these evenings, who chose a password. */
export async function createGameMaster(
  games: readonly Pick<Spellenfabriek, 'id'>[],
  { email = 'leider@example.nl', until = null }: Options = {}
) {
  const admin = await Admin.firstOrCreate(
    { email },
    { name: 'Sam', password: PASSWORD, role: 'spelleider' }
  )
  const grants: GameMasterGrant[] = []
  for (const { id } of games)
    grants.push(
      await GameMasterGrant.create({
        ...{ adminId: admin.id, spellenfabriekId: id, until, grantedAt: DateTime.utc() },
      })
    )
  return { admin, grants }
}

/** A browser at the login, and what it answers to this game master. */
export async function knock(client: ApiClient, email = 'leider@example.nl') {
  const browser = new Browser(client)
  await browser.open('/login')
  return { browser, answer: await browser.post('/api/login', { email, password: PASSWORD }) }
}

/** The same after the login, with the token of a page. */
export async function atWork(client: ApiClient, email?: string): Promise<Browser> {
  const { browser, answer } = await knock(client, email)
  answer.assertStatus(200)
  await browser.open('/login')
  return browser
}
