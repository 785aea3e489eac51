import type { SettingReader } from './setting_reader.ts'

export type SendcloudSetting = {
  readonly publicKey: string
  readonly secretKey: string
  readonly url: string
  /** Sendcloud's code of carrier and product, such as `postnl:standard`. */
  readonly shippingOption: string
  /** The number of the sender's address at Sendcloud. */
  readonly senderId: number
  readonly weightGrams: number
  readonly timeoutMs: number
}

const LONGEST_WAIT_MS = 30_000
const API = 'https://panel.sendcloud.sc/api/v3'
/** What a login consists of, and without which no label can be made. */
const TOGETHER = [
  'SENDCLOUD_PUBLIC_KEY',
  'SENDCLOUD_SECRET_KEY',
  'SENDCLOUD_SHIPPING_OPTION',
  'SENDCLOUD_SENDER',
] as const

/** The service that makes labels, or null when none of its settings is there. */
export function sendcloudSetting(
  { text, count, problems }: SettingReader,
  live: boolean
): SendcloudSetting | null {
  const missing = TOGETHER.filter((name) => text(name) === '')
  if (missing.length === TOGETHER.length) return null
  for (const name of missing)
    problems.push(`${name} is missing; the labels of Sendcloud need ${TOGETHER.join(', ')}.`)
  const url = text('SENDCLOUD_URL', API).replace(/\/+$/, '')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    problems.push(`SENDCLOUD_URL has to be a whole address, such as ${API}.`)
  else if (live && !url.startsWith('https://'))
    problems.push(
      'SENDCLOUD_URL has to start with https:// in a live shop; the simulator is for trying only.'
    )
  return {
    publicKey: text('SENDCLOUD_PUBLIC_KEY'),
    secretKey: text('SENDCLOUD_SECRET_KEY'),
    url,
    shippingOption: text('SENDCLOUD_SHIPPING_OPTION'),
    senderId: missing.includes('SENDCLOUD_SENDER') ? 0 : count('SENDCLOUD_SENDER', 1),
    weightGrams: count('SENDCLOUD_WEIGHT_GRAMS', 500),
    timeoutMs: timeout({ text, problems }),
  }
}

/** A press asks twice at most, and has to be over before another press may ask (`CLAIM_SECONDS`). */
function timeout({ text, problems }: Pick<SettingReader, 'text' | 'problems'>): number {
  const ms = Number(text('SENDCLOUD_TIMEOUT_MS', '15000'))
  if (Number.isInteger(ms) && ms >= 1 && ms <= LONGEST_WAIT_MS) return ms
  problems.push(`SENDCLOUD_TIMEOUT_MS has to be a whole number from 1 to ${LONGEST_WAIT_MS}.`)
  return LONGEST_WAIT_MS
}
