/**
 * How many mails of a kind one receiver gets in a day, when anybody can cause them without paying.
 * Mails about money received are in no row here, because nothing holds them back.
 */
export const MAIL_BRAKES = {
  /** The delivery of an order for which nothing was paid. */
  free_order: 5,
  /** A gift for which nothing was paid, to who it is for. */
  free_gift: 2,
  /** The mail that an order is not paid yet. Anybody can order in somebody's name. */
  payment_reminder: 1,
  /** A link to pay, which the owner sends; a press too many annoys the customer. */
  payment_link: 3,
  /** The links of an address that somebody lost. */
  lost_links: 3,
  /**
   * Withdrawals of an order in its own address. The receiver is that order. A withdrawal that is
   * taken always has its receipt, so these numbers are of withdrawals.
   */
  receipt_of_order: 5,
  /** Withdrawals in an address that belongs to no order, or to another one. */
  receipt_of_address: 5,
  /** Links to a new password, asked for in a browser in which nobody of that address logged in. */
  password_link: 5,
  /** Contact messages in somebody's name. Their mail goes to the owner. */
  contact: 5,
  /** What the owner is mailed about what anybody can send. The rest is read in the admin area. */
  notice_to_owner: 100,
} as const

export type MailBrake = keyof typeof MAIL_BRAKES

/** Providers that ignore dots in the part before the @. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an e-mail address, however it is spelled: capitals, width, a part after a plus
 * and the dots of Gmail lead to the same one. It is for counting, and nothing is sent to it.
 */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 0) return plain
  const domain = asciiDomain(plain.slice(at + 1))
  const [local = ''] = plain.slice(0, at).split('+')
  return `${WITHOUT_DOTS.includes(domain) ? local.replaceAll('.', '') : local}@${domain}`
}

function asciiDomain(domain: string): string {
  const address = `http://${domain.replace(/\.$/, '')}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}
