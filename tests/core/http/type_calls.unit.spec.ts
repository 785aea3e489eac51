import { test } from '@japa/runner'
import type { call } from '../../../inertia/wire/call.js'
import { adminRoute } from '../../../inertia/wire/admin_routes.js'
import { route } from '../../../inertia/wire/routes.js'

/** Stands for `call`, and keeps what would be sent. */
const sent: unknown[] = []
const send = ((to: { url: string }, payload: unknown) => {
  sent.push([to.url, payload])
  return Promise.resolve()
}) as unknown as typeof call

/** This compiles only when the checker refuses the line below each mark. */
const WRONG = [
  // @ts-expect-error a call without what it is about
  () => send(route('lost_links.store')),
  // @ts-expect-error a field that the validator of the route does not know
  () => send(route('lost_links.store'), { emial: 'noor@example.nl' }),
  // @ts-expect-error a word that is none of the choices
  () => send(adminRoute('order_link.store', { id: 1 }), { soort: 'post', kenmerk: 'a' }),
  // @ts-expect-error a number where a yes or no is meant
  () => send(adminRoute('setting.update'), { kor: 3 }),
  // @ts-expect-error a call of a game that does not say which link
  () => send(route('state.show', { spel: 'recept' }), { versie: 3 }),
  // @ts-expect-error something for a route that takes nothing
  () => send(adminRoute('rehearsal.store', { id: 1 }), { teams: 3 }),
]

const RIGHT = [
  () => send(route('lost_links.store'), { email: 'noor@example.nl' }),
  () => send(route('state.show', { spel: 'recept' }), { uniqueid: 'a', heeft: [] }),
  () => send(adminRoute('rehearsal.store', { id: 1 })),
]

test('a developer cannot compile a page that sends what its route does not read', async ({
  assert,
}) => {
  assert.lengthOf(WRONG, 6)
  for (const press of RIGHT) await press()
  assert.deepEqual(sent, [
    ['/bestelling', { email: 'noor@example.nl' }],
    ['/api/recept/stand', { uniqueid: 'a', heeft: [] }],
    ['/api/dashboard/klant/spellenfabriek/repetitie/1', undefined],
  ])
})
