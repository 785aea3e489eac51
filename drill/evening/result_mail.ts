import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { until } from '#tests/helpers/standalone_shop'
import type { MailServer } from '../lib/mail_server.js'
import type { People } from './people.js'
import { firstOf } from '#domain/present'

/** The longest wait for the mail, whose pictures and certificates are drawn first. */
const PATIENCE_MS = 60_000

/**
 * The owner presses once for the result, and the customer reads it. @returns what is wrong with it
 */
export async function mailResult({ owner, ledger, teams }: People, mails: MailServer) {
  const { email } = owner.customer
  await owner.mailResult()
  const sent = () => mails.mails.filter(({ to }) => to === email)
  await until(() => sent().length > 0, 'the mail with the result', PATIENCE_MS)
  const { text, attachments } = firstOf(sent())
  const broken: string[] = []
  for (const team of teams)
    if (!text.includes(`${team.name}: ${ledger.pointsOf(team.id)} punten`))
      broken.push(`the mail does not tell how ${team.name} did`)
  if (!attachments.some(({ type }) => type === 'image/png')) broken.push('the mail has no picture')
  const pdf = attachments.find(({ type }) => type === 'application/pdf')
  const certificates = pdf ? (await readSheets(pdf.content)).length : 0
  if (certificates !== teams.length)
    broken.push(`the mail has ${certificates} certificates for ${teams.length} teams`)
  if (sent().length > 1) broken.push(`the mail came ${sent().length} times`)
  return broken
}
