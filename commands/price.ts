import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace price binky 15.00` sets the price of a game, on every page at once. */
export default class PriceCommand extends BaseCommand {
  static override commandName = 'price'
  static override description = 'Set the price of a game: node ace price binky 15.00'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The price key of the game' })
  declare game: string

  @args.string({ description: 'The price in euros, with two decimals' })
  declare price: string

  override async run() {
    const { toCents } = await import('#domain/money')
    const { setPrice } = await import('#app/shop/prices/set_price')
    const { COMMAND_LINE } = await import('#app/core/record_audit')
    await setPrice(COMMAND_LINE, this.game, toCents(this.price))
    this.logger.success(`${this.game} costs ${this.price} from now on`)
  }
}
