import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

type Message = { readonly uid: number; readonly bron: Buffer; gelezen: boolean }
type Command = 'LOGIN' | 'SELECT' | 'SEARCH' | 'FETCH' | 'STORE'

export const IMAP_LOGIN = { user: 'winkel@example.nl', password: 'geheim "van" \\ ons' }

/** A mailbox over a real socket, that speaks as much IMAP as a reader of one box needs. */
export class ImapServer {
  /** What was asked, in order. */
  readonly opdrachten: string[] = []
  /** The bytes of mails that were handed over. */
  gegeven = 0
  /** Asked this, it says no more. */
  zwijgtBij: Command | 'begroeting' | null = null
  /** Asked this, it hangs up. */
  breektAfBij: Command | null = null
  readonly berichten: Message[] = []
  readonly #lijnen = new Set<Socket>()
  #server: Server | null = null

  async open() {
    const server = createServer((socket) => this.#ontvang(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.#server = server
    return this
  }

  /** Ends the visits that are going on. */
  hangOp() {
    for (const socket of this.#lijnen) socket.destroy()
  }

  async sluit() {
    this.hangOp()
    await new Promise<void>((resolve) => this.#server!.close(() => resolve()))
  }

  get settings() {
    const { port } = this.#server!.address() as AddressInfo
    return { host: '127.0.0.1', port, secure: false, ...IMAP_LOGIN, mailbox: 'INBOX' }
  }

  /** A mail comes in. */
  leg(source: Buffer): Message {
    const message = { uid: 100 + this.berichten.length * 3, bron: source, gelezen: false }
    this.berichten.push(message)
    return message
  }

  #ontvang(socket: Socket) {
    this.#lijnen.add(socket)
    socket.once('close', () => this.#lijnen.delete(socket))
    socket.on('error', () => {})
    let rest = ''
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\r\n')
      rest = lines.pop()!
      for (const responseLine of lines) this.#antwoord(socket, responseLine)
    })
    if (this.zwijgtBij !== 'begroeting') socket.write('* OK [CAPABILITY IMAP4rev1] klaar\r\n')
  }

  #antwoord(socket: Socket, responseLine: string) {
    const [, tag, word, rest = ''] = /^(\S+) (?:UID )?(\S+) ?(.*)$/is.exec(responseLine) ?? []
    if (tag === undefined) return
    const assignment = word!.toUpperCase()
    this.opdrachten.push(assignment)
    if (assignment === this.zwijgtBij) return
    if (assignment === this.breektAfBij) return void socket.destroy()
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
        socket.write(`* ${this.berichten.length} EXISTS\r\n* OK [UIDVALIDITY 7] ja\r\n`)
        return done('OK [READ-WRITE] open')
      case 'SEARCH':
        socket.write(`* SEARCH ${this.#ongelezen().join(' ')}\r\n`)
        return done()
      case 'FETCH':
        this.#geef(socket, rest)
        return done()
      case 'STORE':
        for (const message of this.#gevraagd(rest)) message.gelezen ||= rest.includes('\\Seen')
        return done()
      case 'LOGOUT':
        socket.write('* BYE tot ziens\r\n')
        return done()
      default:
        return done('BAD dat ken ik niet')
    }
  }

  #ongelezen() {
    return this.berichten.filter(({ gelezen: read }) => !read).map(({ uid }) => uid)
  }

  #gevraagd(rest: string) {
    const pieces = rest.split(' ')[0]!.split(',')
    return this.berichten.filter(({ uid }) =>
      pieces.some((piece) => {
        const [from, until = from] = piece.split(':').map(Number)
        return uid >= from! && uid <= until!
      })
    )
  }

  #geef(socket: Socket, rest: string) {
    const fields = /BODY\.PEEK\[HEADER\.FIELDS \((.*?)\)\]/i.exec(rest)
    const part = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(rest)
    for (const message of this.#gevraagd(rest)) {
      const [name, content] = fields
        ? [`BODY[HEADER.FIELDS (${fields[1]!})]`, headerLines(message.bron, fields[1]!)]
        : ['BODY[]<0>', message.bron.subarray(0, Number(part![2]))]
      this.gegeven += content.length
      const number = this.berichten.indexOf(message) + 1
      socket.write(`* ${number} FETCH (UID ${message.uid} ${name} {${content.length}}\r\n`)
      socket.write(content)
      socket.write(')\r\n')
    }
  }
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The header lines with these names, folded as they came. */
function headerLines(source: Buffer, names: string): Buffer {
  const wanted = names.toLowerCase().split(' ')
  const [header] = source.toString().split('\r\n\r\n') as [string]
  const lines = header
    .split(/\r\n(?![ \t])/)
    .filter((responseLine) => wanted.includes(responseLine.split(':')[0]!.toLowerCase()))
  return Buffer.from([...lines, '', ''].join('\r\n'))
}
