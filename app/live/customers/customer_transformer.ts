import { BaseTransformer } from '@adonisjs/core/transformers'
import type Customer from '#models/live/customer'

/** A customer in a list. */
export default class CustomerTransformer extends BaseTransformer<Customer> {
  toObject() {
    const { id, name, email } = this.resource
    return { id, name, email }
  }

  /** Above what belongs to them. */
  forHeading() {
    const { id, name } = this.resource
    return { id, name }
  }
}
