import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { openHerroepingen } from '#app/beheer/open_herroepingen'
import { herroepingblad } from '#app/beheer/transformers/herroepingblad'
import { afgeslotenRegel } from '#app/beheer/transformers/herroepingregel'
import { metBestelling } from '#app/winkel/herroepingsdossier'
import { LOPENDE_HERROEPING } from '#domain/winkel/herroeping'
import Herroeping from '#models/herroeping'

const PER_BLADZIJDE = 25

const bladzijdeValidator = vine.create({
  bladzijde: vine.number().withoutDecimals().range([1, 10_000]).optional(),
})

/** The screens in which the owner deals with withdrawals. */
export default class HerroepingschermController {
  /** Open ones first, the most urgent on top; then those that are done, the latest first. */
  async index({ inertia, request }: HttpContext) {
    const { bladzijde = 1 } = await request.validateUsing(bladzijdeValidator)
    const nu = DateTime.utc()
    const gedaan = await Herroeping.query()
      .whereNotIn('status', LOPENDE_HERROEPING)
      .preload('bestelling')
      .orderBy('afgehandeld_op', 'desc')
      .orderBy('id', 'desc')
      .paginate(bladzijde, PER_BLADZIJDE)

    const titel = 'Herroepingen'
    return inertia.render(
      'beheer/herroepingen',
      {
        titel,
        open: await openHerroepingen(nu),
        afgesloten: gedaan.all().map(afgeslotenRegel),
        bladzijde: gedaan.currentPage,
        bladzijden: Math.max(1, gedaan.lastPage),
      },
      kop(titel)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const herroeping = await metBestelling().where('id', params.id).firstOrFail()
    const titel = `Herroeping van ${herroeping.naam}`
    return inertia.render(
      'beheer/herroeping',
      { titel, herroeping: await herroepingblad(herroeping, DateTime.utc()) },
      kop(titel)
    )
  }
}

const kop = (titel: string) => ({ kop: { titel, omschrijving: 'Beheer', index: false } })
