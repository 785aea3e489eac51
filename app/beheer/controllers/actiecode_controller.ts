import type { HttpContext } from '@adonisjs/core/http'
import {
  maakActiecode,
  stopActiecode,
  wijzigActiecode,
  type ActiecodeNietBewaard,
} from '#app/beheer/actions/beheer_actiecode'
import { FieldRefused } from '#app/core/http/validation_errors'
import {
  actiecodeValidator,
  alsActiecode,
  nieuweActiecodeValidator,
} from '#app/beheer/validators/actiecode_validator'

/** The discount codes of the shop. */
export default class ActiecodeController {
  async store({ auth, request, response }: HttpContext) {
    const { code, ...invoer } = await request.validateUsing(nieuweActiecodeValidator)
    const gemaakt = await maakActiecode(auth.use('web').user!, code, alsActiecode(invoer))
    if (!gemaakt.ok) throw geweigerd(gemaakt.error)
    return response.status(201).json({ id: gemaakt.value.id })
  }

  async update({ auth, params, request, response }: HttpContext) {
    const gegevens = alsActiecode(await request.validateUsing(actiecodeValidator))
    const gedaan = await wijzigActiecode(auth.use('web').user!, Number(params.id), gegevens)
    if (!gedaan.ok) throw geweigerd(gedaan.error)
    return response.json({})
  }

  async stop({ auth, params, response }: HttpContext) {
    await stopActiecode(auth.use('web').user!, Number(params.id), true)
    return response.json({})
  }

  async hervat({ auth, params, response }: HttpContext) {
    await stopActiecode(auth.use('web').user!, Number(params.id), false)
    return response.json({})
  }
}

function geweigerd(reden: ActiecodeNietBewaard): FieldRefused {
  switch (reden.type) {
    case 'bestaat_al':
      return new FieldRefused('code', 'Deze code bestaat al; misschien is hij gestopt.')
    case 'al_vaker_gebruikt':
      return new FieldRefused(
        'maxTotaal',
        `Deze code is al ${reden.keer} keer gebruikt; minder dan dat kan niet.`
      )
  }
}
