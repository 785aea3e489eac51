import type { Server } from 'node:http'

/** The first file descriptor that systemd passes (sd_listen_fds). */
const FIRST = 3

type Environment = Record<string, string | undefined>

/**
 * The socket that the supervisor opened for us and keeps open while we restart, so that no
 * connection is refused meanwhile.
 *
 * @returns its file descriptor, or null when there is none for this process
 */
export function passedSocket(env: Environment, pid: number): number | null {
  return env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) >= 1 ? FIRST : null
}

/**
 * Lets a server listen on the passed socket instead of HOST and PORT. Programs that this process
 * starts must not take the socket for theirs, so they are not told of it.
 */
export function onPassedSocket<S extends Server>(server: S, env: Environment = process.env): S {
  const fd = passedSocket(env, process.pid)
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete env[name]
  if (fd === null) return server
  const listen = server.listen.bind(server) as (options: { fd: number }) => S
  server.listen = () => listen({ fd })
  return server
}
