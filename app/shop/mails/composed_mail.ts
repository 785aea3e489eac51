import Order from '#models/shop/order'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import type Mail from '#models/shop/mail'
import env from '#start/env'
import { present } from '#domain/present'

/** A mail as it is sent. `template` names its two templates, HTML and text. */
export type ComposedMail = {
  readonly to: string
  readonly subject: string
  readonly replyTo?: string
  readonly template: string
  /** The data beside what each mail says about the shop. */
  readonly data: Record<string, unknown>
  readonly attachments?: readonly Attachment[]
}

export type Attachment = {
  readonly name: string
  readonly type: string
  readonly content: Buffer
  /** Whether the mail shows it, as an image with the address `cid:{name}`. */
  readonly inside?: boolean
}

/** Composes one kind of mail; null when what it was about has passed. */
export type Composer = (mail: Mail, shop: ShopSettings) => Promise<ComposedMail | null>

/** What every mail says about the shop. */
export function shopData(shop: ShopSettings) {
  const { name, email, kvk, vatId, kor, address, social } = shop
  return { name, email, kvk, vatId, kor, address, social, url: env.appUrl }
}

/** The address at which the owner receives mails of the shop: messages, and parcels to send. */
export const ownerAddress = ({ notices, email }: ShopSettings): string => notices || email

export async function withDeliveries(mail: Mail): Promise<Order> {
  return Order.query()
    .where('id', present(mail.orderId, 'the order of a mail'))
    .preload('deliveries')
    .preload('gift')
    .firstOrFail()
}
