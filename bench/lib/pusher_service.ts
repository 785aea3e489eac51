/**
 * A Pusher-compatible service: the hub of another shop, that sells nothing and has a process and a
 * database of its own. The web processes reach it as they would reach any other service.
 */
import Pusher from 'pusher'
import { startShop } from './shop.ts'

export const ACCOUNT = { appId: 'bench', key: 'benchkey', secret: 'benchsecret' }

const NAMES = {
  PUSHER_APP_ID: ACCOUNT.appId,
  PUSHER_KEY: ACCOUNT.key,
  PUSHER_SECRET: ACCOUNT.secret,
}

/** @param limits of its sockets, as settings */
export async function startPusherService(limits: Readonly<Record<string, string>>) {
  const shop = await startShop({ settings: { ...NAMES, ...limits } })
  const { port } = new URL(shop.url)
  const client = new Pusher({ ...ACCOUNT, host: '127.0.0.1', port, useTLS: false })
  return {
    pid: shop.pid,
    /** Where the sockets of phones go. */
    sockets: `ws://127.0.0.1:${port}`,
    /** The settings with which a shop uses the service. */
    settings: {
      ...NAMES,
      BROADCAST_DRIVER: 'pusher',
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: port,
      PUSHER_TLS: 'off',
    },
    /** How many teams it lists as present in a game. */
    present: async (game: number) => {
      const path = `/channels/presence-spellenfabriek.${game}/users`
      const answer = await client.get({ path })
      return ((await answer.json()) as { users: unknown[] }).users.length
    },
    stop: shop.stop,
  }
}
