import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MessageDetail } from '#app/shop/messages/load_message'
import MessageRowTransformer, {
  type MessageClock,
} from '#app/shop/messages/message_row_transformer'
import { mailStateElsewhere } from '#app/shop/orders/order_words'
import type ContactReply from '#models/shop/contact_reply'
import { splitAtOrderNumbers } from '#domain/shop/order_numbers'
import { asIso } from '#domain/dutch_time'

/** A message as its page shows it. */
export default class MessageTransformer extends BaseTransformer<MessageDetail> {
  constructor(
    detail: MessageDetail,
    protected at: MessageClock
  ) {
    super(detail)
  }

  toObject() {
    const { message, replies } = this.resource
    return {
      ...new MessageRowTransformer(message, this.at).toObject(),
      phone: message.phone,
      text: message.message,
      parts: this.#parts(),
      replies: replies.map((reply) => this.#reply(reply)),
    }
  }

  /** The text in pieces, of which the number of an order leads to that order. */
  #parts() {
    const { message, orderIds } = this.resource
    return splitAtOrderNumbers(message.message).map(({ text, number }) => ({
      text,
      orderId: (number !== null && orderIds.get(number)) || null,
    }))
  }

  #reply({ id, text, createdAt, adminId }: ContactReply) {
    const { names, mails } = this.resource
    const mail = mails.find(({ contactReplyId }) => contactReplyId === id)
    return {
      id,
      text,
      at: asIso(createdAt),
      who: (adminId !== null && names.get(adminId)) || 'iemand die geen beheerder meer is',
      mail: mail ? mailStateElsewhere(mail) : null,
    }
  }
}
