import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '#tests/helpers/standalone_shop'
import { freePorts } from '../../scripts/lib/ports.js'
import { count } from './rows.js'

const ROOT = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, of the newest version that is installed; null without one. */
export function postgresPrograms(): string | null {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).map(Number).filter(Boolean) : []
  const bin = join(ROOT, String(Math.max(0, ...versions)), 'bin')
  return existsSync(join(bin, 'pg_receivewal')) ? bin : null
}

/**
 * A PostgreSQL server of a drill, in a folder and on a port of its own, that confirms a commit only
 * when a second place has its write-ahead log as well. The commands are those of
 * docs/operations/restore_to_the_minute.md.
 */
export class Cluster {
  readonly #user = { uid: idOf('-u'), gid: idOf('-g') }
  #receiver: ChildProcess | null = null

  private constructor(
    readonly bin: string,
    readonly folder: string,
    readonly port: number
  ) {}

  static async make(bin: string, folder: string): Promise<Cluster> {
    const [port = 0] = await freePorts(1)
    mkdirSync(folder)
    execFileSync('chown', ['postgres:postgres', folder])
    execFileSync('chmod', ['a+x', join(folder, '..')])
    const cluster = new Cluster(bin, folder, port)
    cluster.#run('initdb', ['-D', cluster.data, '-U', 'postgres', '-A', 'trust', '--no-sync'])
    appendFileSync(
      join(cluster.data, 'postgresql.conf'),
      `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`
    )
    cluster.#start()
    return cluster
  }

  get data() {
    return join(this.folder, 'data')
  }

  url(database = 'postgres') {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`
  }

  /** Makes the server confirm a commit only once the receiver has flushed it too. */
  async receive() {
    const wal = join(this.folder, 'wal')
    this.#run('pg_receivewal', ['-d', this.#line('receiver'), '--slot=shop', '--create-slot'])
    execFileSync('install', ['-d', '-o', 'postgres', wal])
    this.#receiver = spawn(
      join(this.bin, 'pg_receivewal'),
      ['-d', this.#line('receiver'), '-D', wal, '--slot=shop', '--synchronous'],
      { ...this.#user, cwd: this.folder, stdio: 'ignore' }
    )
    this.sql(`alter system set synchronous_standby_names = 'receiver'`)
    this.sql('select pg_reload_conf()')
    await until(
      () => count(this.url(), `select count(*) from pg_stat_replication where sync_state = 'sync'`),
      'the receiver of the log'
    )
  }

  sql(statement: string) {
    this.#run('psql', ['-d', this.#line('drill'), '-q', '-c', statement])
  }

  /** Copies the whole server while it works. */
  async copy() {
    const to = join(this.folder, 'base')
    await promisify(execFile)(
      join(this.bin, 'pg_basebackup'),
      ['-d', this.#line('copy'), '-D', to, '--checkpoint=fast'],
      { ...this.#user, cwd: this.folder }
    )
  }

  /** Loses the machine: kills the processes and deletes the disk. */
  async destroy() {
    await this.stop('immediate')
    rmSync(this.data, { recursive: true })
  }

  /** Puts the copy back, and replays the log that the receiver has. */
  async restore() {
    cpSync(join(this.folder, 'base'), this.data, { recursive: true })
    const wal = join(this.folder, 'wal')
    const fetch = `cp ${wal}/%f "%p" 2>/dev/null || cp ${wal}/%f.partial "%p"`
    appendFileSync(
      join(this.data, 'postgresql.auto.conf'),
      `\nrestore_command = '${fetch}'\nsynchronous_standby_names = ''\n`
    )
    writeFileSync(join(this.data, 'recovery.signal'), '')
    execFileSync('chown', ['-R', 'postgres:postgres', this.data])
    execFileSync('chmod', ['0700', this.data])
    this.#start()
    await until(
      () => count(this.url(), 'select case when pg_is_in_recovery() then 0 else 1 end'),
      'the end of the recovery'
    )
  }

  async stop(mode: 'fast' | 'immediate' = 'immediate') {
    if (existsSync(join(this.data, 'postmaster.pid')))
      this.#run('pg_ctl', ['-D', this.data, '-m', mode, '-w', 'stop'])
    const receiver = this.#receiver
    this.#receiver = null
    if (!receiver || receiver.exitCode !== null || receiver.signalCode !== null) return
    const exit = once(receiver, 'exit')
    receiver.kill('SIGKILL')
    await exit
  }

  #start() {
    this.#run('pg_ctl', ['-D', this.data, '-l', join(this.folder, 'log'), '-w', 'start'])
  }

  /** The server keeps what it is given, so a pipe of ours would stay open for as long as it runs. */
  #run(program: string, args: readonly string[]) {
    execFileSync(join(this.bin, program), args, {
      ...this.#user,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    })
  }

  #line(name: string) {
    return `host=127.0.0.1 port=${this.port} user=postgres dbname=postgres application_name=${name}`
  }
}

const idOf = (which: '-u' | '-g') =>
  Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
