import { OrderEventSchema } from '#database/schema'

/** A line of an order's timeline. */
export default class OrderEvent extends OrderEventSchema {
  static override table = 'order_events'
}
