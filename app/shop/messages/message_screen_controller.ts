import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { loadMessage } from '#app/shop/messages/load_message'
import MessageRowTransformer from '#app/shop/messages/message_row_transformer'
import MessageTransformer from '#app/shop/messages/message_transformer'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { ofSameAddress } from '#app/shop/same_address/of_same_address'
import SameAddressTransformer from '#app/shop/same_address/same_address_transformer'
import { likePattern, searchFields } from '#app/admin/shell/search_query'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import ContactMessage from '#models/shop/contact_message'

const PER_PAGE = 25
const STATES = ['open', 'beantwoord', 'alle'] as const
type State = (typeof STATES)[number]

const validator = vine.create({ ...searchFields, stand: vine.enum(STATES).optional() })

/** The messages of visitors, and which of them wait for an answer. */
export default class MessageScreenController {
  async index({ inertia, request }: HttpContext) {
    const {
      zoek: search,
      stand: state = 'open',
      bladzijde: page = 1,
    } = await request.validateUsing(validator)
    const { holiday } = await shopSettings()
    const at = { now: DateTime.utc(), holiday }
    const found = await searchMessages(search ?? '', state).paginate(page, PER_PAGE)
    return inertia.render(
      'shop/messages/admin_messages_page',
      {
        title: 'Berichten',
        search: search ?? '',
        state,
        messages: MessageRowTransformer.transform(found.all(), at),
        page: found.currentPage,
        pages: Math.max(1, found.lastPage),
        count: found.total,
      },
      adminHead('Berichten')
    )
  }

  async show({ inertia, params }: HttpContext) {
    const found = await orNotFound(ContactMessage.find(params.id))
    const title = `Bericht van ${found.name}`
    const { holiday } = await shopSettings()
    const at = { now: DateTime.utc(), holiday }
    return inertia.render(
      'shop/messages/admin_message_page',
      {
        title,
        message: MessageTransformer.transform(await loadMessage(found), at),
        sameAddress: SameAddressTransformer.transform(
          await ofSameAddress(found.email, { kind: 'messages', id: found.id })
        ),
      },
      adminHead(title)
    )
  }
}

function searchMessages(search: string, state: State) {
  const words = likePattern(search)
  const query = ContactMessage.query().where((part) => {
    for (const column of ['name', 'email', 'message'])
      part.orWhereRaw(`lower(${column}) like ?`, [words])
  })
  if (state === 'open') query.whereNull('answered_at').whereNull('handled_at')
  if (state === 'beantwoord')
    query.where((done) => done.whereNotNull('answered_at').orWhereNotNull('handled_at'))
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}
