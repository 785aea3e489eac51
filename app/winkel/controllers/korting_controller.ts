import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import { FieldRefused } from '#app/core/http/validation_errors'
import { vindActiecode } from '#app/winkel/actions/reserveer_actiecode'
import { metPrijs } from '#app/winkel/prijslijst'
import { uitlegActiecode } from '#app/winkel/uitleg'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import { vindOpApiPad } from '#content/catalogus'
import { berekenKorting } from '#domain/winkel/actiecode'
import { naarDecimaal } from '#domain/winkel/prijs'

const validator = vine.create(
  vine.object({ actiecode: vine.string().trim().minLength(1).maxLength(40) })
)

/** What an order with this code would cost, for the total beside the button. Reserves nothing. */
export default class KortingController {
  async show({ params, request }: HttpContext) {
    const spel = vindOpApiPad(params.apiPad)
    if (!spel?.verkoop.metActiecode) throw paginaNietGevonden()
    const { actiecode } = await request.validateUsing(validator)
    const { centen } = await metPrijs(spel)

    const code = await vindActiecode(
      db.connection(),
      actiecode,
      spel.verkoop.prijsSleutel,
      DateTime.utc()
    )
    if (!code.ok) throw new FieldRefused('actiecode', uitlegActiecode(code.error))

    const korting = berekenKorting(code.value.regels, centen ?? 0)
    return { korting: naarDecimaal(korting), totaal: naarDecimaal((centen ?? 0) - korting) }
  }
}
