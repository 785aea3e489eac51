import { ContactberichtenSchema } from '#database/schema'

/** A message from the contact page. */
export default class Contactbericht extends ContactberichtenSchema {
  static override table = 'contactberichten'
}
