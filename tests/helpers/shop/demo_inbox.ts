import { randomUUID } from 'node:crypto'
import { expect } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { present } from '#tests/helpers/present'

export const SHOP_ADDRESS = 'winkel@example.nl'

/** A mail as the demo's mailbox tells it. */
export type Mail = {
  readonly id: string
  readonly subject: string
  readonly to: { address: string }[]
  readonly html: string
  readonly text: string
}

/** An address that nobody else writes to. */
export function uniqueAddress(name = 'noor'): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.nl`
}

export async function mailsTo(recipient: string): Promise<Mail[]> {
  const reply = await fetch(`${realShop().mailbox}/api/email`)
  const mails = (await reply.json()) as Mail[]
  return mails.filter(({ to }) => to.some(({ address }) => address === recipient))
}

/** Waits for the mail to this address that contains these words. */
export async function waitForMail(recipient: string, words = ''): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails = await mailsTo(recipient)
    found = mails.find(({ subject, text }) => `${subject}\n${text}`.includes(words))
    expect(found, `a mail to ${recipient} with "${words}"`).toBeDefined()
  }).toPass({ timeout: 30_000, intervals: [100, 250, 500] })
  return present(found, 'found')
}

/** The address of a link in a mail. */
export function link({ text }: Mail, path: string): string {
  const found = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path))
  if (!found) throw new Error(`There is no link to ${path} in:\n${text}`)
  return found
}

/** The mail as it was sent, headers and all. */
export async function source({ id }: Mail): Promise<string> {
  const reply = await fetch(`${realShop().mailbox}/api/email/${id}/source`)
  return reply.text()
}
