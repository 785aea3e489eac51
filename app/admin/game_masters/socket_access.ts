import { endAccessBy } from '#app/live/channels/access'
import { stillOpen } from '#app/admin/game_masters/open_grants'
import type GameMasterGrant from '#models/admin/game_master_grant'

type Named = Pick<GameMasterGrant, 'id' | 'grantedAt'>

/** The invitations by which sockets of this process were let in. */
const letIn = new Map<number, string>()

/**
 * The access by which a game master's sockets are let in. Each renewal of an invitation has another
 * name, because an access that ended never opens again.
 */
export const secretOf = ({ id, grantedAt }: Named) => `game-master ${id} ${grantedAt.toMillis()}`

/** Remembers that a socket was let in, so that it ends when the invitation does. */
export function rememberLetIn(grant: Named) {
  letIn.set(grant.id, secretOf(grant))
}

/** Ends the sockets of invitations at once. */
export async function endSockets(grants: readonly Named[]) {
  for (const grant of grants) {
    letIn.delete(grant.id)
    await endAccessBy(secretOf(grant))
  }
}

/** Ends the sockets whose invitation ended meanwhile, by the clock or in another process. */
export async function endOverdueSockets() {
  if (letIn.size === 0) return
  const open = await stillOpen([...letIn.keys()])
  const names = new Set(open.map(({ grant }) => secretOf(grant)))
  for (const [id, secret] of [...letIn]) {
    if (names.has(secret)) continue
    letIn.delete(id)
    await endAccessBy(secret)
  }
}
