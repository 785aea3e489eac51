import { greeting } from '#domain/shop/mails/greeting'
import { gameMasterInvitation } from '#app/admin/game_masters/mails/game_master_mail'
import { eveningResultMail } from '#app/admin/evening_reports/mails/result_mail'
import { adminLink } from '#app/admin/password_links/mails/admin_link_mail'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import { bookingMail } from '#app/shop/bookings/mails/booking_mail'
import { shopData, type ComposedMail, type Composer } from '#app/shop/mails/composed_mail'
import { contact } from '#app/shop/messages/mails/contact_mail'
import { contactReply } from '#app/shop/messages/mails/contact_reply_mail'
import { canceled } from '#app/shop/orders/mails/canceled_mail'
import { withdrawalRejected } from '#app/shop/withdrawals/mails/withdrawal_rejected_mail'
import { withdrawalReceived } from '#app/shop/withdrawals/mails/withdrawal_received_mail'
import { withdrawalForShop } from '#app/shop/withdrawals/mails/withdrawal_for_shop_mail'
import { delivery } from '#app/shop/deliveries/mails/delivery_mail'
import { giftMail } from '#app/shop/gifts/mails/gift_mail'
import { linkExtended } from '#app/shop/play_links/mails/link_extended_mail'
import { linkExpiring } from '#app/shop/play_links/mails/link_expiring_mail'
import { reissuedInvoice } from '#app/shop/invoices/mails/reissued_mail'
import { paymentLink } from '#app/shop/payment_links/mails/payment_link_mail'
import { paymentReminder } from '#app/shop/payments/mails/payment_reminder_mail'
import { recept } from '#app/shop/deliveries/mails/recipe_mail'
import { refund } from '#app/shop/refunds/mails/refund_mail'
import { lostLinks } from '#app/shop/play_links/mails/lost_links_mail'
import { dispatch } from '#app/shop/parcels/mails/dispatch_mail'
import { shipped } from '#app/shop/parcels/mails/shipped_mail'
import { voucher } from '#app/shop/vouchers/mails/voucher_mail'
import type Mail from '#models/shop/mail'
import type { MailKind } from '#models/shop/mail'

export const COMPOSERS: Record<MailKind, Composer> = {
  levering: delivery,
  verzendopdracht: dispatch,
  verzonden: shipped,
  contact,
  recept,
  terugbetaling: refund,
  link_verloopt: linkExpiring,
  verloren_links: lostLinks,
  contactantwoord: contactReply,
  herroeping_ontvangst: withdrawalReceived,
  herroeping_winkel: withdrawalForShop,
  herroeping_afgewezen: withdrawalRejected,
  geannuleerd: canceled,
  link_verlengd: linkExtended,
  beheer_uitnodiging: adminLink,
  beheer_wachtwoord: adminLink,
  spelleider_uitnodiging: gameMasterInvitation,
  uitslag: eveningResultMail,
  betaalherinnering: paymentReminder,
  cadeaubon: voucher,
  cadeau: giftMail,
  boeking_offerte: bookingMail,
  boeking_akkoord: bookingMail,
  boeking_akkoord_winkel: bookingMail,
  boeking_betaald: bookingMail,
  boeking_factuur: bookingMail,
  boeking_herinnering: bookingMail,
  boeking_nog_betalen: bookingMail,
  boeking_afgezegd: bookingMail,
  boeking_verzet: bookingMail,
  betaallink: paymentLink,
  factuur_vervangen: reissuedInvoice,
}

/** Composes the mail of an entry in the outbox; null when it has nothing left to say. */
export async function compose(mail: Mail, shop: ShopSettings): Promise<ComposedMail | null> {
  const composed = await COMPOSERS[mail.kind](mail, shop)
  if (!composed) return null
  const name = String(composed.data.name ?? '')
  return { ...composed, data: { shop: shopData(shop), greeting: greeting(name), ...composed.data } }
}
