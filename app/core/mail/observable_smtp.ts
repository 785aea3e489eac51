import { tracingChannel } from 'node:diagnostics_channel'
import { configProvider } from '@adonisjs/core'
import type { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import type { NodeMailerMessage, SMTPConfig } from '@adonisjs/mail/types'

/** What an observer hears of a mail: the mail server, and nothing about the mail. */
export type SmtpMessage = { readonly host: string }

/** Mails that are handed to the mail server. Nobody listens, unless telemetry is on. */
export const SMTP_CHANNEL = 'shop.smtp.send'
const channel = tracingChannel<unknown, SmtpMessage>(SMTP_CHANNEL)

/** The framework's transport, which tells `SMTP_CHANNEL` of each mail. */
export function observableSmtp(config: SMTPConfig & { host: string }) {
  return configProvider.create(async () => {
    const { SMTPTransport: Transport } = await import('@adonisjs/mail/transports/smtp')
    class Observable extends Transport {
      override send(message: NodeMailerMessage): ReturnType<SMTPTransport['send']> {
        return channel.tracePromise(() => super.send(message), { host: config.host })
      }
    }
    return () => new Observable(config) as SMTPTransport
  })
}
