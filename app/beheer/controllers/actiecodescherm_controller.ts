import type { HttpContext } from '@adonisjs/core/http'
import { auditregels } from '#app/beheer/auditregels'
import { beheerkop } from '#app/beheer/kop'
import { actiecode, actiecoderegel, speelkeuzes } from '#app/beheer/transformers/actiecode'
import Actiecode from '#models/actiecode'

/** The screens in which the owner looks after the discount codes. */
export default class ActiecodeschermController {
  async index({ inertia }: HttpContext) {
    const nu = new Date()
    const codes = await Actiecode.query().orderBy('id', 'desc')
    return inertia.render(
      'beheer/actiecodes',
      { titel: 'Actiecodes', codes: codes.map((code) => actiecoderegel(code, nu)) },
      beheerkop('Actiecodes')
    )
  }

  create({ inertia }: HttpContext) {
    const titel = 'Nieuwe actiecode'
    return inertia.render(
      'beheer/actiecode',
      { titel, code: null, spellen: speelkeuzes(), historie: [] },
      beheerkop(titel)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const code = await Actiecode.findOrFail(params.id)
    const titel = `Actiecode ${code.code}`
    return inertia.render(
      'beheer/actiecode',
      {
        titel,
        code: actiecode(code, new Date()),
        spellen: speelkeuzes(),
        historie: await auditregels((query) =>
          query.where('onderwerp', code.code).where('wat', 'like', 'actiecode%')
        ),
      },
      beheerkop(titel)
    )
  }
}
