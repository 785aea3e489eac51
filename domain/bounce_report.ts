/**
 * Reads what a mail server writes when it cannot deliver a mail that it accepted. RFC 3464 gives
 * the format; older and malformed reports are read as far as they can be.
 */

/** A received mail, split into its parts and decoded. */
export type ReceivedMail = {
  /** The mail's own header lines. */
  readonly header: string
  readonly text: string
  readonly parts: readonly { readonly kind: string; readonly content: string }[]
}

/** What a report says about one receiver. */
export type BounceReport = {
  /** The Message-ID of the mail that the report is about, without its brackets. */
  readonly messageId: string
  readonly recipient: string | null
  /**
   * `failed` is final, whatever the code says; `delayed` means that delivery is still being tried.
   */
  readonly action: 'failed' | 'delayed'
  readonly status: string
  /** A short version of what the other mail server said, without addresses. */
  readonly diagnostic: string
}

/** Why a mail came back, as far as its status code tells. */
export type BounceReason =
  | 'adres_onbekend'
  | 'domein_onbekend'
  | 'postvak_vol'
  | 'te_groot'
  | 'geweigerd'
  | 'opgegeven'
  | 'anders'

type Headers = ReadonlyMap<string, string>

/** Only this many characters of a part are read. */
const ENOUGH = 64 * 1024
/** Longer lines are skipped: the time to search a line grows with the square of its length. */
const MAX_LINE = 2_000
const MAX_RECIPIENTS = 50
const SHORT = 200

const ORIGINAL = /^(message|text)\/(rfc822|global)(-headers)?$/
const CODE = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/
const REPLY_CODE = /(?<![\d.])([45])\d\d(?![\d.])/
const MESSAGE_ID = /<([!-;=?-~]{3,300})>/

/**
 * Whether a mail with these header lines may be a report of a mail server. Answers of people and of
 * their holiday programs are not.
 */
export function looksLikeReport(header: string): boolean {
  const headers = readHeaders(header)
  const kind = headers.get('content-type')?.toLowerCase() ?? ''
  if (headers.has('x-failed-recipients')) return true
  return kind.startsWith('multipart/report') && !/report-type=(?!"?delivery-status)/.test(kind)
}

/**
 * Reads a report: one entry for each receiver that the mail did not reach (yet).
 *
 * @returns an empty list when the mail is no report, or does not say which mail it is about
 */
export function readReport(received: ReceivedMail): BounceReport[] {
  if (!looksLikeReport(received.header)) return []
  const messageId = findMessageId(received)
  if (messageId === null) return []
  const blocks = statusBlocks(received)
  const reported = blocks.length > 0 ? blocks.flatMap(readRecipient) : withoutBlocks(received)
  return reported.slice(0, MAX_RECIPIENTS).map((one) => ({ messageId, ...one }))
}

/** The reason behind a status code of RFC 3463. */
export function reasonOf(code: string): BounceReason {
  if (code.startsWith('4.')) return 'opgegeven'
  if (/^5\.(1\.(2|8)|4\.4)$/.test(code)) return 'domein_onbekend'
  if (/^5\.(1\.\d+|2\.1|5\.0)$/.test(code)) return 'adres_onbekend'
  if (code === '5.2.2') return 'postvak_vol'
  if (code === '5.2.3' || code === '5.3.4') return 'te_groot'
  if (code === '5.4.7') return 'opgegeven'
  if (code.startsWith('5.7.')) return 'geweigerd'
  return 'anders'
}

type Reported = Omit<BounceReport, 'messageId'>

function readRecipient(block: Headers): Reported[] {
  const address = block.get('final-recipient') ?? block.get('original-recipient')
  const text = withoutKind(block.get('diagnostic-code') ?? '')
  const code = CODE.exec(block.get('status') ?? '')?.[0]
  const action = actionOf(block.get('action'), code ?? codeFrom(text))
  if (action === null) return []
  return [
    {
      recipient: address === undefined ? null : withoutKind(address).slice(0, 320),
      action,
      status: accurateStatus(code, text, action),
      diagnostic: shortReply(text),
    },
  ]
}

function actionOf(word: string | undefined, code: string | null): BounceReport['action'] | null {
  const said = /^[a-z]+/.exec(word?.toLowerCase() ?? '')?.[0]
  if (said === 'failed' || said === 'delayed') return said
  if (said !== undefined || code === null) return null
  return code.startsWith('5') ? 'failed' : 'delayed'
}

/** Many servers report 5.0.0 and put the real code in the words of the other server. */
function accurateStatus(
  code: string | undefined,
  text: string,
  action: BounceReport['action']
): string {
  if (code && !code.endsWith('.0.0')) return code
  const fromText = codeFrom(text)
  if (fromText !== null && (code === undefined || fromText[0] === code[0])) return fromText
  return code ?? (action === 'failed' ? '5.0.0' : '4.0.0')
}

function codeFrom(text: string): string | null {
  const answer = REPLY_CODE.exec(text)?.[1]
  return CODE.exec(text)?.[0] ?? (answer ? `${answer}.0.0` : null)
}

/**
 * Older versions of Exim write words for people, and one header line that names who was not
 * reached.
 */
function withoutBlocks({ header, text }: ReceivedMail): Reported[] {
  const addresses = readHeaders(header).get('x-failed-recipients')
  if (addresses === undefined) return []
  const [story] = begin(text).split(/^-{2,}.*copy of the message/im) as [string]
  const lines = story.split('\n').map((one) => one.slice(0, MAX_LINE))
  const line = lines.find((one) => codeFrom(one) !== null) ?? ''
  return addresses
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map((recipient) => ({
      recipient: recipient.slice(0, 320),
      action: 'failed' as const,
      status: accurateStatus(undefined, line, 'failed'),
      diagnostic: shortReply(line),
    }))
}

/**
 * What the report says about each receiver. The block about the mail as a whole names no receiver.
 */
function statusBlocks({ parts }: ReceivedMail): Headers[] {
  return parts
    .filter(
      ({ kind }) => kind.endsWith('/delivery-status') || kind === 'message/global-delivery-status'
    )
    .flatMap(({ content }) => begin(content).split(/\n[ \t]*\n/))
    .map(readHeaders)
    .filter((block) =>
      ['final-recipient', 'original-recipient', 'action'].some((one) => block.has(one))
    )
}

/** The returned mail is the best source; when it is left out, the report may still name it. */
function findMessageId({ header, text, parts }: ReceivedMail): string | null {
  const headers = readHeaders(header)
  const candidates = [
    ...parts.filter(({ kind }) => ORIGINAL.test(kind)).map(({ content }) => fromHeader(content)),
    ...parts.map(({ content }) => /^x-original-message-id:(.*)$/im.exec(begin(content))?.[1]),
    /^message-id:\s*(<\S+>)/im.exec(begin(text))?.[1],
    headers.get('in-reply-to'),
    headers.get('references')?.split(/\s+/).at(-1),
  ]
  for (const candidate of candidates) {
    const found = MESSAGE_ID.exec(candidate ?? '')?.[1]
    if (found !== undefined) return found
  }
  return null
}

function fromHeader(content: string): string | undefined {
  const [header] = begin(content)
    .trimStart()
    .split(/\n[ \t]*\n/) as [string]
  return readHeaders(header).get('message-id')
}

/**
 * Header lines by name, with folded lines joined. When a name occurs twice, the first counts.
 */
function readHeaders(header: string): Headers {
  const headers = new Map<string, string>()
  for (const line of begin(header)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const point = line.indexOf(':')
    const name = line.slice(0, point).trim().toLowerCase()
    if (point > 0 && !headers.has(name))
      headers.set(name, line.slice(point + 1, point + MAX_LINE).trim())
  }
  return headers
}

const begin = (text: string) => text.slice(0, ENOUGH).replace(/\r\n?/g, '\n')

/** A value such as `rfc822; noor@example.nl` or `smtp; 550 …` begins with its kind. */
const withoutKind = (value: string) => value.replace(/^[a-z0-9-]{1,20}\s*;\s*/i, '')

/** A short version of what a mail server said, without the addresses that it likes to repeat. */
export function shortReply(text: string): string {
  const clean = text
    .replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '[adres]')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return clean.length > SHORT ? `${clean.slice(0, SHORT - 1).trimEnd()}…` : clean
}
