import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { networkInterfaces } from 'node:os'

/** The address of this machine on a network, by which others reach it; null when there is none. */
export function addressOnNetwork(): string | null {
  const found = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && one.family === 'IPv4' && !one.internal)
  return found?.address ?? null
}

/** Whether this system tells which process listens where. */
export const tellsListeners = process.platform === 'linux'

/** Where a process and all that it started listen for TCP connections: `127.0.0.1:3333`, `[::]:80`. */
export function listenersOf(pid: number): string[] {
  const inodes = new Set(treeOf(pid).flatMap(socketsOf))
  return ['tcp', 'tcp6']
    .flatMap((kind) => readFileSync(`/proc/net/${kind}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTENS && inodes.has(String(inode)))
    .map(([, local]) => readable(String(local)))
    .sort()
}

const LISTENS = '0A'

function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
  )
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))]
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
    } catch {
      return []
    }
  })
}

/** An address as the kernel writes it: hexadecimal, in groups of four bytes that stand backwards. */
function readable(local: string): string {
  const [address = '', port = ''] = local.split(':')
  const bytes = Buffer.from(address, 'hex')
  const host = bytes.length === 4 ? bytes.swap32().join('.') : `[${address}]`
  return `${host}:${Number.parseInt(port, 16)}`
}
