import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { message, messageRow } from '#app/shop/messages/message_row'
import { likePattern, searchFields } from '#app/admin/shell/search_query'
import ContactMessage from '#models/shop/contact_message'

const PER_PAGE = 25
const STATES = ['open', 'beantwoord', 'alle'] as const
type State = (typeof STATES)[number]

const validator = vine.create({ ...searchFields, stand: vine.enum(STATES).optional() })

/** What visitors wrote, and which of it waits for an answer. */
export default class MessageScreenController {
  async index({ inertia, request }: HttpContext) {
    const {
      zoek: search,
      stand: state = 'open',
      bladzijde: page = 1,
    } = await request.validateUsing(validator)
    const now = DateTime.utc()
    const found = await searchMessages(search ?? '', state).paginate(page, PER_PAGE)
    return inertia.render(
      'shop/messages/admin_messages_page',
      {
        titel: 'Berichten',
        zoek: search ?? '',
        stand: state,
        berichten: found.all().map((one) => messageRow(one, now)),
        bladzijde: found.currentPage,
        bladzijden: Math.max(1, found.lastPage),
        aantal: found.total,
      },
      adminHead('Berichten')
    )
  }

  async show({ inertia, params }: HttpContext) {
    const found = await ContactMessage.findOrFail(params.id)
    const title = `Bericht van ${found.naam}`
    return inertia.render(
      'shop/messages/admin_message_page',
      { titel: title, bericht: await message(found, DateTime.utc()) },
      adminHead(title)
    )
  }
}

function searchMessages(search: string, state: State) {
  const words = likePattern(search)
  const query = ContactMessage.query().where((part) => {
    for (const column of ['naam', 'email', 'bericht'])
      part.orWhereRaw(`lower(${column}) like ?`, [words])
  })
  if (state === 'open') query.whereNull('beantwoord_op').whereNull('afgehandeld_op')
  if (state === 'beantwoord')
    query.where((done) => done.whereNotNull('beantwoord_op').orWhereNotNull('afgehandeld_op'))
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}
