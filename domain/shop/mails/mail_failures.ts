import { reasonOf, type BounceReason } from '#domain/bounce_report'

/** Trouble between the shop and its own mail server. Every mail has it until it is mended. */
export const SHOP_TROUBLES = [
  'unreachable',
  'greeting_refused',
  'login_refused',
  'sender_refused',
  'no_encryption',
] as const
export type ShopTrouble = (typeof SHOP_TROUBLES)[number]

/**
 * Why a mail did not go out. A `BounceReason` is about the receiver, `later` is a mail server that
 * asks for patience, and `not_composed` a mail that the shop could not make.
 */
export type MailFailure = BounceReason | ShopTrouble | 'later' | 'not_composed'

/** A failed conversation with a mail server, as the mail library reports it. */
export type SmtpError = {
  readonly code?: string | undefined
  /** The command that failed, such as `RCPT TO`. */
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  readonly response?: string | undefined
  readonly message?: string | undefined
}

export type Judgement = {
  readonly failure: MailFailure
  /** Whether another try is pointless. */
  readonly final: boolean
}

/** The replies that ask for a login (RFC 4954), whatever the command. */
const LOGIN_REPLIES = [530, 534, 535, 538]

/** The status code (RFC 3463) that a bare reply code stands for, when it is about a receiver. */
const STATUS_OF_REPLY: Readonly<Record<number, string>> = {
  501: '5.1.3',
  550: '5.1.1',
  551: '5.1.6',
  552: '5.2.2',
  553: '5.1.3',
  554: '5.7.1',
  556: '5.1.10',
}

/**
 * Judges why a mail did not go out. A 5xx to the receiver or to the mail itself is final. A refusal
 * before that is between the shop and its own mail server, so every mail has it and all are tried
 * again.
 */
export function judge(error: SmtpError): Judgement {
  const { code, command = '', responseCode = 0 } = error
  const refused = responseCode >= 500 && responseCode < 600
  if (code === undefined || !SMTP_CODES.has(code)) return again('not_composed')
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(responseCode)) return again('login_refused')
  if (code === 'ETLS' || code === 'EREQUIRETLS' || command === 'STARTTLS')
    return again('no_encryption')
  switch (command) {
    case 'API':
      return ownCheck(error)
    case 'RCPT TO':
    case 'DATA':
      return refused ? { failure: reasonOf(statusOf(error)), final: true } : again('later')
    case 'MAIL FROM':
      return again(refused ? 'sender_refused' : 'later')
    default:
      return again(refused ? 'greeting_refused' : 'unreachable')
  }
}

/** Whether a failure is between the shop and its own mail server. */
export function isShopTrouble(failure: MailFailure): failure is ShopTrouble {
  return (SHOP_TROUBLES as readonly string[]).includes(failure)
}

const SMTP_CODES = new Set([
  ...['EAUTH', 'ECONNECTION', 'EDNS', 'EENVELOPE', 'EMESSAGE', 'EPROTOCOL', 'EREQUIRETLS'],
  ...['ESOCKET', 'ETIMEDOUT', 'ETLS', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE'],
])

const again = (failure: MailFailure): Judgement => ({ failure, final: false })

/** What the mail library itself refuses to send, before it asks the mail server. */
function ownCheck({ code, message = '' }: SmtpError): Judgement {
  if (code === 'EENVELOPE')
    return message.startsWith('Invalid sender')
      ? again('sender_refused')
      : { failure: 'adres_onbekend', final: true }
  return again(code === 'EMESSAGE' ? 'not_composed' : 'unreachable')
}

function statusOf({ response = '', responseCode = 0 }: SmtpError): string {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (enhanced !== undefined && !enhanced.endsWith('.0.0')) return enhanced
  return STATUS_OF_REPLY[responseCode] ?? '5.0.0'
}
