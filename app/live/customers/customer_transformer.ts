import { BaseTransformer } from '@adonisjs/core/transformers'
import type Customer from '#models/live/customer'

/** A customer in a list. */
export default class CustomerTransformer extends BaseTransformer<Customer> {
  toObject() {
    const { id, name, email } = this.resource
    return { id, name, email }
  }

  /** The customer in the heading of a page about their evening. */
  forHeading() {
    const { id, name } = this.resource
    return { id, name }
  }
}
