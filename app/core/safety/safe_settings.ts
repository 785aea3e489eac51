/**
 * These imports use paths, because the start script reads the settings before import aliases exist.
 */
import type { SettingReader } from '../setting_reader.ts'
import { isThisMachine } from './this_machine.ts'
import { weaknessOf } from './weak_key.ts'

/** The settings that a live shop requires. */
const NEEDED_LIVE = [
  'APP_KEY',
  'APP_URL',
  'DATABASE_URL',
  'SMTP_HOST',
  'MAIL_FROM',
  'MOLLIE_API_KEY',
]

/** The form of a key of Mollie. */
const MOLLIE_KEY = /^(test|live)_\w{20,}$/
/** The form of an organization access token, which is no API key. */
const MOLLIE_TOKEN = /^access_\w{20,}$/
const HOST_NAME = /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i

/** A live shop does not start when a customer would pay and get nothing, or could be listened to. */
export function checkLive(read: SettingReader) {
  const { text, problems } = read
  for (const name of NEEDED_LIVE)
    if (text(name) === '') problems.push(`${name} is missing; a live shop needs it.`)
  const insecure = (name: string) => text(name) !== '' && !text(name).startsWith('https://')
  if (insecure('APP_URL')) problems.push('APP_URL has to start with https:// in a live shop.')
  if (insecure('MOLLIE_API_URL'))
    problems.push(
      'MOLLIE_API_URL has to start with https:// in a live shop; the simulator is for the demo only.'
    )
  if (text('SMTP_TLS') === 'off' && text('SMTP_HOST') !== '' && !isThisMachine(text('SMTP_HOST')))
    problems.push(
      'SMTP_TLS=off sends mails and password readable to another machine; use starttls or tls.'
    )
  if (text('MOLLIE_API_KEY').startsWith('test_'))
    problems.push('MOLLIE_API_KEY is a test key: nobody would really pay. Use the live_ key.')
  const weakness = text('APP_KEY').length < 32 ? null : weaknessOf(text('APP_KEY'))
  if (weakness)
    problems.push(
      `APP_KEY ${weakness}; make one: node -p "crypto.randomBytes(32).toString('base64url')"`
    )
  if (text('LAN_ADDRESS') !== '')
    problems.push('LAN_ADDRESS is for the demo; a live shop listens on HOST.')
}

/** The problems with keys of the wrong form, in a demo and in a live shop. */
export function checkKeys({ text, problems }: SettingReader) {
  if (text('APP_KEY') !== '' && text('APP_KEY').length < 32)
    problems.push('APP_KEY is too short; use 32 characters or more.')
  if (text('MOLLIE_API_KEY') !== '' && !MOLLIE_KEY.test(text('MOLLIE_API_KEY')))
    problems.push('MOLLIE_API_KEY is no key of Mollie; copy it whole, from test_ or live_ on.')
  if (text('MOLLIE_ACCESS_TOKEN') !== '' && !MOLLIE_TOKEN.test(text('MOLLIE_ACCESS_TOKEN')))
    problems.push('MOLLIE_ACCESS_TOKEN is no token of Mollie; copy it whole, from access_ on.')
}

/**
 * A demo stays on this machine, because everybody who reaches its payments and mails can use them.
 * LAN_ADDRESS is the one setting that takes it further, with a password of its own.
 * @returns the name or address at which others reach the demo, or an empty text
 */
export function demoAddress({ text, problems }: SettingReader): string {
  const address = text('LAN_ADDRESS')
  if (address !== '' && (!HOST_NAME.test(address) || isThisMachine(address)))
    problems.push(
      'LAN_ADDRESS is the address of this machine on the network, without http:// and port, such as 192.168.1.20.'
    )
  if (address !== '') return address
  const further = [text('HOST', '127.0.0.1'), hostOf(text('APP_URL'))].find(
    (host) => host !== '' && !isThisMachine(host)
  )
  if (further !== undefined)
    problems.push(
      `A demo stays on this machine, and HOST or APP_URL says ${further}. Set LAN_ADDRESS to show it to others, or SHOP_MODE=live.`
    )
  return ''
}

const hostOf = (url: string) => (url === '' ? '' : (URL.parse(url)?.hostname ?? ''))
