import { GebeurtenissenSchema } from '#database/schema'

/** A line of an order's timeline. */
export default class OrderEvent extends GebeurtenissenSchema {
  static override table = 'gebeurtenissen'
}
