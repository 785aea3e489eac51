import { once } from 'node:events'
import { connect } from 'node:net'

const LAST = 15
const CLAIMED_SECONDS = 3_600

export type RedisDatabases = { readonly urls: string[]; release(): Promise<void> }

/**
 * Redis databases for tests that run beside each other, because tests empty their database. The
 * first is the one of the address. The others were empty and unused, also by another run.
 */
export async function redisDatabases(address: string, count: number): Promise<RedisDatabases> {
  const url = new URL(address)
  const own = Number(url.pathname.slice(1) || 0)
  const urls = [address]
  const claimed: number[] = []
  for (let number = LAST; number > 0 && urls.length < count; number--)
    if (number !== own && (await claim(url, number))) {
      claimed.push(number)
      urls.push(Object.assign(new URL(url), { pathname: `/${number}` }).href)
    }
  const release = async () => {
    const keys = claimed.map(keyOf).join(' ')
    if (keys) await ask(url, [...login(url), 'SELECT 0', `DEL ${keys}`]).catch(() => [])
  }
  return { urls, release }
}

const keyOf = (number: number) => `shop-test:${number}`

const login = ({ username, password }: URL) =>
  password ? [`AUTH ${[username, password].filter(Boolean).map(decodeURIComponent).join(' ')}`] : []

/** @returns whether the database was empty and is now reserved for an hour */
async function claim(url: URL, number: number): Promise<boolean> {
  const first = login(url)
  const answers = await ask(url, [
    ...first,
    `SELECT ${number}`,
    'DBSIZE',
    'SELECT 0',
    `SET ${keyOf(number)} ${process.pid} NX EX ${CLAIMED_SECONDS}`,
  ]).catch(() => [])
  const [selected, size, , claimed] = answers.slice(first.length)
  return selected === '+OK' && size === ':0' && claimed === '+OK'
}

async function ask(url: URL, commands: string[]): Promise<string[]> {
  const socket = connect({ host: url.hostname, port: Number(url.port || 6379) })
  socket.setTimeout(2_000, () => socket.destroy(new Error('Redis says nothing')))
  try {
    await once(socket, 'connect')
    socket.write(commands.map((command) => `${command}\r\n`).join(''))
    let text = ''
    while (text.split('\r\n').length <= commands.length) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      text += chunk.toString()
    }
    return text.split('\r\n')
  } finally {
    socket.destroy()
  }
}
