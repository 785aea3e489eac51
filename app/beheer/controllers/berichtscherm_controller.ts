import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { beheerkop } from '#app/beheer/kop'
import { bericht, berichtregel } from '#app/beheer/transformers/bericht'
import { naald, zoekvelden } from '#app/beheer/zoeken'
import Contactbericht from '#models/contactbericht'

const PER_BLADZIJDE = 25
const STANDEN = ['open', 'beantwoord', 'alle'] as const
type Stand = (typeof STANDEN)[number]

const validator = vine.create({ ...zoekvelden, stand: vine.enum(STANDEN).optional() })

/** What visitors wrote, and which of it waits for an answer. */
export default class BerichtschermController {
  async index({ inertia, request }: HttpContext) {
    const { zoek, stand = 'open', bladzijde = 1 } = await request.validateUsing(validator)
    const nu = DateTime.utc()
    const gevonden = await zoekBerichten(zoek ?? '', stand).paginate(bladzijde, PER_BLADZIJDE)
    return inertia.render(
      'beheer/berichten',
      {
        titel: 'Berichten',
        zoek: zoek ?? '',
        stand,
        berichten: gevonden.all().map((een) => berichtregel(een, nu)),
        bladzijde: gevonden.currentPage,
        bladzijden: Math.max(1, gevonden.lastPage),
        aantal: gevonden.total,
      },
      beheerkop('Berichten')
    )
  }

  async show({ inertia, params }: HttpContext) {
    const gevonden = await Contactbericht.findOrFail(params.id)
    const titel = `Bericht van ${gevonden.naam}`
    return inertia.render(
      'beheer/bericht',
      { titel, bericht: await bericht(gevonden, DateTime.utc()) },
      beheerkop(titel)
    )
  }
}

function zoekBerichten(zoek: string, stand: Stand) {
  const woorden = naald(zoek)
  const query = Contactbericht.query().where((deel) => {
    for (const kolom of ['naam', 'email', 'bericht'])
      deel.orWhereRaw(`lower(${kolom}) like ?`, [woorden])
  })
  if (stand === 'open') query.whereNull('beantwoord_op').whereNull('afgehandeld_op')
  if (stand === 'beantwoord')
    query.where((klaar) => klaar.whereNotNull('beantwoord_op').orWhereNotNull('afgehandeld_op'))
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}
