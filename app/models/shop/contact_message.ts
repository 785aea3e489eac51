import { ContactberichtenSchema } from '#database/schema'

/** A message from the contact page. */
export default class ContactMessage extends ContactberichtenSchema {
  static override table = 'contactberichten'
}
