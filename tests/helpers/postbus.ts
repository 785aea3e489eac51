import { randomUUID } from 'node:crypto'
import { expect } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'

export const WINKELADRES = 'winkel@example.nl'

/** A mail as the demo's mailbox tells it. */
export type Mail = {
  readonly id: string
  readonly subject: string
  readonly to: { address: string }[]
  readonly html: string
  readonly text: string
}

/** An address that nobody else writes to. */
export function uniekAdres(naam = 'noor'): string {
  return `${naam}.${randomUUID().slice(0, 8)}@example.nl`
}

export async function mailsAan(adres: string): Promise<Mail[]> {
  const antwoord = await fetch(`${echteWinkel().postvak}/api/email`)
  const mails = (await antwoord.json()) as Mail[]
  return mails.filter(({ to }) => to.some(({ address }) => address === adres))
}

/** Waits for the mail to this address in which the words stand, and gives it. */
export async function wachtOpMail(adres: string, woorden = ''): Promise<Mail> {
  let gevonden: Mail | undefined
  await expect(async () => {
    const mails = await mailsAan(adres)
    gevonden = mails.find(({ subject, text }) => `${subject}\n${text}`.includes(woorden))
    expect(gevonden, `a mail to ${adres} with "${woorden}"`).toBeDefined()
  }).toPass({ timeout: 30_000, intervals: [100, 250, 500] })
  return gevonden!
}

/** The address of a link in a mail. */
export function link({ text }: Mail, pad: string): string {
  const gevonden = text
    .match(/https?:\/\/\S+/g)
    ?.find((url) => new URL(url).pathname.startsWith(pad))
  if (!gevonden) throw new Error(`There is no link to ${pad} in:\n${text}`)
  return gevonden
}

/** The mail as it was sent, headers and all. */
export async function bron({ id }: Mail): Promise<string> {
  const antwoord = await fetch(`${echteWinkel().postvak}/api/email/${id}/source`)
  return antwoord.text()
}
