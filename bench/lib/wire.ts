import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** How a line is lost: `broken` tells the other side, `dead` tells nobody. */
export type Cut = 'broken' | 'dead'

/** The line between one phone and the shop. It can be cut, and stays cut until it is mended. */
export class Wire {
  readonly #server = createServer((phone) => this.#connect(phone))
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  /**
   * Both ends of a dead line. They stay open, because nothing may tell either side that the line is
   * gone.
   */
  readonly #dead: Socket[] = []
  #cut: Cut | null = null

  readonly #target: number

  private constructor(target: number) {
    this.#target = target
  }

  static async to(port: number): Promise<Wire> {
    const wire = new Wire(port)
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    return wire
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Cuts the open connections, and every new one until the line is mended. */
  cut(how: Cut) {
    this.#cut = how
    for (const pair of this.#pairs) {
      if (how === 'dead') this.#kill(...pair)
      else for (const socket of pair) socket.resetAndDestroy()
    }
    this.#pairs.clear()
  }

  mend() {
    this.#cut = null
  }

  async stop() {
    for (const socket of [...this.#dead, ...[...this.#pairs].flat()]) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #connect(phone: Socket) {
    phone.on('error', () => {})
    if (this.#cut === 'broken') return void phone.resetAndDestroy()
    if (this.#cut === 'dead') return void this.#dead.push(phone.pause())
    const shop = connect(this.#target, '127.0.0.1')
    const pair = [phone, shop] as const
    this.#pairs.add(pair)
    phone.on('close', () => this.#pairs.delete(pair) && shop.destroy())
    shop.on('error', () => {}).on('close', () => this.#pairs.delete(pair) && phone.destroy())
    phone.pipe(shop)
    shop.pipe(phone)
  }

  #kill(phone: Socket, shop: Socket) {
    phone.unpipe(shop).removeAllListeners('close').pause()
    shop.unpipe(phone).removeAllListeners('close').pause()
    this.#dead.push(phone, shop)
  }
}
