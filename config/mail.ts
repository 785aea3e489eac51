import { defineConfig } from '@adonisjs/mail'
import { observableSmtp } from '#app/core/mail/observable_smtp'
import env from '#start/env'

const { host, port, user, password, tls } = env.mail

const mailConfig = defineConfig({
  default: 'smtp',
  from: env.mail.from,
  mailers: {
    smtp: observableSmtp({
      host,
      port,
      secure: tls === 'tls',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'off',
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      ...(user ? { auth: { type: 'login' as const, user, pass: password } } : {}),
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
