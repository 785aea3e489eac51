import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { gameIn } from '#app/shop/indications/indication_validator'
import { messageOf } from '#app/shop/indications/indication_words'
import { findEvening, readIndication } from '#app/shop/indications/read_indication'
import { laterReply } from '#app/shop/promises/later_reply'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { receiveContactMessage } from '#app/shop/messages/receive_contact_message'
import { head } from '#app/shop/search_engines/page_head'
import { contactValidator } from '#app/shop/messages/contact_validator'
import { ok } from '#domain/result'

const DESCRIPTION =
  'Een vraag over een spel, een bestelling of een avond op locatie? Stuur ons een bericht.'

const TOO_MANY =
  'Met dit e-mailadres kregen we vandaag al vijf berichten. Je bericht is niet verstuurd; probeer het morgen nog eens.'

export default class ContactController {
  /** The message begins with what the visitor computed on the page of a game, in our own words. */
  async create({ inertia, request }: HttpContext) {
    const now = DateTime.utc()
    const { holiday } = await shopSettings()
    return inertia.render(
      'shop/messages/contact_page',
      {
        title: 'Contact',
        message: await messageFor(request.qs()),
        laterReply: laterReply(now, holiday, now),
      },
      head('Contact', DESCRIPTION, urlFor('contact.create'))
    )
  }

  async store({ request, response }: HttpContext) {
    const { website, ...message } = await request.validateUsing(contactValidator)
    const received = website ? ok(undefined) : await receiveContactMessage(message)
    return received.ok
      ? response.json({ ontvangen: true })
      : response.status(429).json({ message: TOO_MANY })
  }
}

async function messageFor(query: Record<string, unknown>): Promise<string | null> {
  const evening = findEvening(gameIn(query))
  if (!evening) return null
  const { indication } = await readIndication(evening, query, new Date())
  return indication && messageOf(indication)
}
