import vine from '@vinejs/vine'
import { messages } from '@vinejs/vine/defaults'

/** The largest id that both databases can be asked for. */
const MOST = 2_147_483_647
const MAX_EMAIL = 254

/** Characters that text needs for emoji and some scripts, and that an address never has. */
const NOT_IN_AN_ADDRESS = /[\u200c\u200d\ufe00-\ufe0f]/gu

const oneLine = vine.createRule((value, _options, field) => {
  if (typeof value === 'string') field.mutate(value.replace(/\s+/gu, ' ').trim(), field)
})

const asAddress = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  field.mutate(value.normalize('NFKC').replace(NOT_IN_AN_ADDRESS, '').trim(), field)
})

/** Refuses an address such as `"a b"@example.nl`, over which mail servers and people trip. */
const unquoted = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && value.includes('"')) field.report(messages.email, 'email', field)
})

/** A name, a street, a title: one line, with single spaces, not empty. */
export const line = (longest: number) =>
  vine.string().use(oneLine()).minLength(1).maxLength(longest)

/** An e-mail address. Full-width signs, as some keyboards type them, become ordinary ones. */
export const email = (longest = MAX_EMAIL) =>
  vine.string().use(asAddress()).maxLength(longest).email().use(unquoted())

/** An address that is typed once more, to be compared with the first. */
export const emailAgain = () => vine.string().use(asAddress()).maxLength(MAX_EMAIL)

const typed = vine.create({ email: email() })

/** The address in what somebody typed outside a form; null when it is none. */
export async function typedEmail(text: string): Promise<string | null> {
  const [refused, output] = await typed.tryValidate({ email: text })
  return refused ? null : output.email
}

/** The id of a row. */
export const id = () => vine.number({ strict: true }).withoutDecimals().range([1, MOST])
