import type { HttpContext } from '@adonisjs/core/http'
import { bewaarInstelling } from '#app/beheer/actions/bewaar_instelling'
import { antwoordOpInstelling } from '#app/beheer/instellingen'
import {
  alsVakantie,
  terugzetValidator,
  vakantieValidator,
} from '#app/beheer/validators/instelling_validator'

/** What visitors read while the shop is away. */
export default class VakantieController {
  async update({ auth, request, response }: HttpContext) {
    const { gezien, ...invoer } = await request.validateUsing(vakantieValidator)
    const vakantie = alsVakantie(invoer)
    const { van, tot } = vakantie
    const gedaan = await bewaarInstelling(auth.use('web').user!, 'vakantie', vakantie, gezien, {
      wat: 'vakantie_ingesteld',
      onderwerp: 'vakantiemelding',
      gegevens: { van, tot, tekst: vakantie.tekst },
    })
    return antwoordOpInstelling(response, gedaan)
  }

  async destroy({ auth, request, response }: HttpContext) {
    const { gezien } = await request.validateUsing(terugzetValidator)
    const gedaan = await bewaarInstelling(auth.use('web').user!, 'vakantie', null, gezien, {
      wat: 'vakantie_weg',
      onderwerp: 'vakantiemelding',
    })
    return antwoordOpInstelling(response, gedaan)
  }
}
