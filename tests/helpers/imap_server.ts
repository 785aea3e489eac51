import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

type Bericht = { readonly uid: number; readonly bron: Buffer; gelezen: boolean }
type Opdracht = 'LOGIN' | 'SELECT' | 'SEARCH' | 'FETCH' | 'STORE'

export const IMAP_LOGIN = { user: 'winkel@example.nl', password: 'geheim "van" \\ ons' }

/** A mailbox over a real socket, that speaks as much IMAP as a reader of one box needs. */
export class ImapServer {
  /** What was asked, in order. */
  readonly opdrachten: string[] = []
  /** The bytes of mails that were handed over. */
  gegeven = 0
  /** Asked this, it says no more. */
  zwijgtBij: Opdracht | 'begroeting' | null = null
  /** Asked this, it hangs up. */
  breektAfBij: Opdracht | null = null
  readonly berichten: Bericht[] = []
  readonly #lijnen = new Set<Socket>()
  #server: Server | null = null

  async open() {
    const server = createServer((lijn) => this.#ontvang(lijn))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    this.#server = server
    return this
  }

  /** Ends the visits that are going on. */
  hangOp() {
    for (const lijn of this.#lijnen) lijn.destroy()
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
  leg(bron: Buffer): Bericht {
    const bericht = { uid: 100 + this.berichten.length * 3, bron, gelezen: false }
    this.berichten.push(bericht)
    return bericht
  }

  #ontvang(lijn: Socket) {
    this.#lijnen.add(lijn)
    lijn.once('close', () => this.#lijnen.delete(lijn))
    lijn.on('error', () => {})
    let rest = ''
    lijn.setEncoding('utf8').on('data', (stuk: string) => {
      const regels = (rest + stuk).split('\r\n')
      rest = regels.pop()!
      for (const regel of regels) this.#antwoord(lijn, regel)
    })
    if (this.zwijgtBij !== 'begroeting') lijn.write('* OK [CAPABILITY IMAP4rev1] klaar\r\n')
  }

  #antwoord(lijn: Socket, regel: string) {
    const [, tag, woord, rest = ''] = /^(\S+) (?:UID )?(\S+) ?(.*)$/is.exec(regel) ?? []
    if (tag === undefined) return
    const opdracht = woord!.toUpperCase()
    this.opdrachten.push(opdracht)
    if (opdracht === this.zwijgtBij) return
    if (opdracht === this.breektAfBij) return void lijn.destroy()
    const klaar = (wat = 'OK klaar') => lijn.write(`${tag} ${wat}\r\n`)
    switch (opdracht) {
      case 'CAPABILITY':
        lijn.write('* CAPABILITY IMAP4rev1\r\n')
        return klaar()
      case 'LOGIN':
        return klaar(
          rest === [IMAP_LOGIN.user, IMAP_LOGIN.password].map(tussenAanhalingstekens).join(' ')
            ? undefined
            : `NO [AUTHENTICATIONFAILED] ${IMAP_LOGIN.user} mag er niet in`
        )
      case 'LIST':
        lijn.write('* LIST (\\HasNoChildren) "/" "INBOX"\r\n')
        return klaar()
      case 'SELECT':
        lijn.write('* FLAGS (\\Seen \\Deleted)\r\n')
        lijn.write('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] vlaggen\r\n')
        lijn.write(`* ${this.berichten.length} EXISTS\r\n* OK [UIDVALIDITY 7] ja\r\n`)
        return klaar('OK [READ-WRITE] open')
      case 'SEARCH':
        lijn.write(`* SEARCH ${this.#ongelezen().join(' ')}\r\n`)
        return klaar()
      case 'FETCH':
        this.#geef(lijn, rest)
        return klaar()
      case 'STORE':
        for (const bericht of this.#gevraagd(rest)) bericht.gelezen ||= rest.includes('\\Seen')
        return klaar()
      case 'LOGOUT':
        lijn.write('* BYE tot ziens\r\n')
        return klaar()
      default:
        return klaar('BAD dat ken ik niet')
    }
  }

  #ongelezen() {
    return this.berichten.filter(({ gelezen }) => !gelezen).map(({ uid }) => uid)
  }

  #gevraagd(rest: string) {
    const stukken = rest.split(' ')[0]!.split(',')
    return this.berichten.filter(({ uid }) =>
      stukken.some((stuk) => {
        const [van, tot = van] = stuk.split(':').map(Number)
        return uid >= van! && uid <= tot!
      })
    )
  }

  #geef(lijn: Socket, rest: string) {
    const velden = /BODY\.PEEK\[HEADER\.FIELDS \((.*?)\)\]/i.exec(rest)
    const deel = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(rest)
    for (const bericht of this.#gevraagd(rest)) {
      const [naam, inhoud] = velden
        ? [`BODY[HEADER.FIELDS (${velden[1]!})]`, kopregels(bericht.bron, velden[1]!)]
        : ['BODY[]<0>', bericht.bron.subarray(0, Number(deel![2]))]
      this.gegeven += inhoud.length
      const nummer = this.berichten.indexOf(bericht) + 1
      lijn.write(`* ${nummer} FETCH (UID ${bericht.uid} ${naam} {${inhoud.length}}\r\n`)
      lijn.write(inhoud)
      lijn.write(')\r\n')
    }
  }
}

const tussenAanhalingstekens = (tekst: string) => `"${tekst.replace(/["\\]/g, '\\$&')}"`

/** The header lines with these names, folded as they came. */
function kopregels(bron: Buffer, namen: string): Buffer {
  const gezocht = namen.toLowerCase().split(' ')
  const [kop] = bron.toString().split('\r\n\r\n') as [string]
  const regels = kop
    .split(/\r\n(?![ \t])/)
    .filter((regel) => gezocht.includes(regel.split(':')[0]!.toLowerCase()))
  return Buffer.from([...regels, '', ''].join('\r\n'))
}
