import type { HttpContext } from '@adonisjs/core/http'
import { stelPrijsIn } from '#app/beheer/actions/stel_prijs_in'
import { beheerkop } from '#app/beheer/kop'
import { prijsregels } from '#app/beheer/transformers/prijsregels'
import { prijsValidator } from '#app/beheer/validators/prijs_validator'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import { FieldRefused } from '#app/core/http/validation_errors'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { alsEuro, leesPrijs, type BedragGeweigerd } from '#domain/winkel/prijs'

/** What the games cost. */
export default class PrijsbeheerController {
  async index({ inertia }: HttpContext) {
    return inertia.render(
      'beheer/prijzen',
      { titel: 'Prijzen', spellen: await prijsregels() },
      beheerkop('Prijzen')
    )
  }

  async update({ auth, params, request, response }: HttpContext) {
    const { sleutel } = params
    if (!BESTELBARE_SPELLEN.some(({ verkoop }) => verkoop.prijsSleutel === sleutel))
      throw paginaNietGevonden()
    const { prijs, gezien, gratis } = await request.validateUsing(prijsValidator)
    const centen = leesPrijs(prijs)
    if (!centen.ok) throw new FieldRefused('prijs', UITLEG[centen.error])
    if (centen.value === 0 && !gratis)
      throw new FieldRefused('prijs', 'Bevestig dat dit spel gratis wordt.')

    const gedaan = await stelPrijsIn(auth.use('web').user!, sleutel, centen.value, gezien)
    if (gedaan.ok) return response.json({ centen: centen.value })
    const { centen: nu } = gedaan.error
    return response.status(409).json({
      message:
        nu === null
          ? 'Dit spel staat niet meer in de prijslijst. Bekijk de pagina opnieuw.'
          : `Iemand anders heeft deze prijs intussen gewijzigd: hij is nu ${alsEuro(nu)}. Er is niets veranderd.`,
      centen: nu,
    })
  }
}

const UITLEG: Record<BedragGeweigerd, string> = {
  onleesbaar: 'Vul een prijs in met een komma, zoals 15,00.',
  te_laag: 'Een prijs is minstens € 1,00, of 0,00 voor gratis.',
  te_hoog: 'Een prijs is hoogstens € 500,00.',
}
