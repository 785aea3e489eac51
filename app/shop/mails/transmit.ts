import edge from 'edge.js'
import mailer from '@adonisjs/mail/services/main'
import type { ComposedMail } from '#app/shop/mails/composed_mail'
import { shopSettings } from '#app/shop/settings/shop_settings'
import env from '#start/env'

/** Hands a mail to the mail server. It resolves once the server has accepted the mail. */
export async function transmit(content: ComposedMail, internetMessageId: string) {
  const { name, email } = await shopSettings()
  const text = await edge.render(`app::${content.template}_text`, content.data)
  await mailer.send((message) => {
    message.from(env.mail.from, name)
    message.to(content.to).subject(content.subject)
    if (env.mail.returnPath)
      message.nodeMailerMessage.envelope = { from: env.mail.returnPath, to: content.to }
    if (content.replyTo) message.replyTo(content.replyTo)
    else message.replyTo(email, name)
    message.htmlView(`app::${content.template}`, content.data)
    message.text(withoutGaps(text))
    for (const {
      name: filename,
      type: contentType,
      content: bytes,
      inside,
    } of content.attachments ?? [])
      if (inside) message.embedData(bytes, filename, { filename, contentType })
      else message.attachData(bytes, { filename, contentType })
    message.nodeMailerMessage.messageId = `<${internetMessageId}@${new URL(env.appUrl).hostname}>`
  })
}

/** A part of a view that is left out for a mail leaves the blank lines around it. */
const withoutGaps = (text: string) => text.replace(/\n{3,}/g, '\n\n')
