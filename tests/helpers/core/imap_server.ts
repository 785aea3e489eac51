import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { captured, firstOf, present } from '#tests/helpers/present'

type Message = {
  readonly uid: number
  readonly source: Buffer
  /** The day on which it came in, which is all that a search looks at. */
  readonly day: Date
  read: boolean
}
type Command = 'LOGIN' | 'SELECT' | 'SEARCH' | 'FETCH' | 'STORE'

const DAY_MS = 86_400_000

export const IMAP_LOGIN = { user: 'winkel@example.nl', password: 'geheim "van" \\ ons' }

/** A mailbox over a real socket, that speaks as much IMAP as a reader of one box needs. */
export class ImapServer {
  /** The commands that came in, in order. */
  readonly commands: string[] = []
  /** The number of bytes of the mails that were handed over. */
  given = 0
  /** The command after which it stays silent. */
  silentAt: Command | 'begroeting' | null = null
  /** The command after which it hangs up. */
  breaksOffAt: Command | null = null
  readonly messages: Message[] = []
  readonly #lines = new Set<Socket>()
  #server: Server | null = null

  async open() {
    const server = createServer((socket) => this.#receive(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.#server = server
    return this
  }

  /** Ends the open visits. */
  hangUp() {
    for (const socket of this.#lines) socket.destroy()
  }

  async close() {
    this.hangUp()
    await new Promise<void>((resolve) => present(this.#server, 'the server').close(() => resolve()))
  }

  get settings() {
    const { port } = present(this.#server, 'the server').address() as AddressInfo
    return { host: '127.0.0.1', port, secure: false, ...IMAP_LOGIN, mailbox: 'INBOX' }
  }

  /** Delivers a mail, so many days ago. */
  put(source: Buffer, daysAgo = 0): Message {
    const day = new Date(Date.now() - daysAgo * DAY_MS)
    const message = { uid: 100 + this.messages.length * 3, source, day, read: false }
    this.messages.push(message)
    return message
  }

  #receive(socket: Socket) {
    this.#lines.add(socket)
    socket.once('close', () => this.#lines.delete(socket))
    socket.on('error', () => {})
    let rest = ''
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\r\n')
      rest = present(lines.pop(), 'the last line')
      for (const responseLine of lines) this.#reply(socket, responseLine)
    })
    if (this.silentAt !== 'begroeting') socket.write('* OK [CAPABILITY IMAP4rev1] klaar\r\n')
  }

  #reply(socket: Socket, responseLine: string) {
    const [, tag, word, rest = ''] = /^(\S+) (?:UID )?(\S+) ?(.*)$/is.exec(responseLine) ?? []
    if (tag === undefined) return
    const assignment = present(word, 'the command').toUpperCase()
    this.commands.push(assignment)
    if (assignment === this.silentAt) return
    if (assignment === this.breaksOffAt) return void socket.destroy()
    const done = (what = 'OK klaar') => socket.write(`${tag} ${what}\r\n`)
    switch (assignment) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1\r\n')
        return done()
      case 'LOGIN':
        return done(
          rest === [IMAP_LOGIN.user, IMAP_LOGIN.password].map(quoted).join(' ')
            ? undefined
            : `NO [AUTHENTICATIONFAILED] ${IMAP_LOGIN.user} mag er niet in`
        )
      case 'LIST':
        socket.write('* LIST (\\HasNoChildren) "/" "INBOX"\r\n')
        return done()
      case 'SELECT':
        socket.write('* FLAGS (\\Seen \\Deleted)\r\n')
        socket.write('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] vlaggen\r\n')
        socket.write(`* ${this.messages.length} EXISTS\r\n* OK [UIDVALIDITY 7] ja\r\n`)
        return done('OK [READ-WRITE] open')
      case 'SEARCH':
        socket.write(`* SEARCH ${this.#unread(rest).join(' ')}\r\n`)
        return done()
      case 'FETCH':
        this.#give(socket, rest)
        return done()
      case 'STORE':
        for (const message of this.#requested(rest)) message.read ||= rest.includes('\\Seen')
        return done()
      case 'LOGOUT':
        socket.write('* BYE tot ziens\r\n')
        return done()
      default:
        return done('BAD dat ken ik niet')
    }
  }

  #unread(rest: string) {
    const since = Date.parse(`${captured(/SINCE "?([\w-]+)/i, rest)} UTC`)
    const found = this.messages.filter(({ read, day }) => !read && day.getTime() >= since)
    return found.map(({ uid }) => uid)
  }

  #requested(rest: string) {
    const pieces = firstOf(rest.split(' ')).split(',')
    return this.messages.filter(({ uid }) =>
      pieces.some((piece) => {
        const [from, until = from] = piece.split(':').map(Number)
        return uid >= present(from, 'from') && uid <= present(until, 'until')
      })
    )
  }

  #give(socket: Socket, rest: string) {
    const names = /BODY\.PEEK\[HEADER\.FIELDS \((.*?)\)\]/i.exec(rest)?.[1]
    for (const message of this.#requested(rest)) {
      const [name, content] = names
        ? [`BODY[HEADER.FIELDS (${names})]`, headerLines(message.source, names)]
        : ['BODY[]<0>', message.source.subarray(0, partLength(rest))]
      this.given += content.length
      const number = this.messages.indexOf(message) + 1
      socket.write(`* ${number} FETCH (UID ${message.uid} ${name} {${content.length}}\r\n`)
      socket.write(content)
      socket.write(')\r\n')
    }
  }
}

const partLength = (rest: string) => Number(captured(/BODY\.PEEK\[\]<\d+\.(\d+)>/i, rest))

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The header lines with these names, folded as they came. */
function headerLines(source: Buffer, names: string): Buffer {
  const wanted = names.toLowerCase().split(' ')
  const [header] = source.toString().split('\r\n\r\n') as [string]
  const lines = header
    .split(/\r\n(?![ \t])/)
    .filter((responseLine) => wanted.includes(firstOf(responseLine.split(':')).toLowerCase()))
  return Buffer.from([...lines, '', ''].join('\r\n'))
}
