import type { HttpContext } from '@adonisjs/core/http'
import AlarmTransformer from '#app/beheer/transformers/alarm_transformer'
import { bestelregel } from '#app/beheer/transformers/bestelregel'
import MailTransformer from '#app/beheer/transformers/mail_transformer'
import Alarm from '#models/alarm'
import Bestelling from '#models/bestelling'
import Mail, { NIET_AANGEKOMEN } from '#models/mail'

const LAATSTE = 20

/** What asks for the owner's attention: alarms, mails that did not go out, the latest orders. */
export default class AandachtController {
  async index({ inertia }: HttpContext) {
    const alarmen = await Alarm.query()
      .whereNull('opgelost_op')
      .preload('bestelling')
      .orderBy('id', 'desc')
    const mails = await Mail.query()
      .where((query) =>
        query.whereIn('status', [...NIET_AANGEKOMEN]).orWhereNotNull('laatste_fout')
      )
      .preload('bestelling')
      .orderBy('id', 'desc')
    const bestellingen = await Bestelling.query().orderBy('id', 'desc').limit(LAATSTE)

    return inertia.render(
      'beheer/aandacht',
      {
        titel: 'Aandacht',
        alarmen: AlarmTransformer.transform(alarmen),
        mails: MailTransformer.transform(mails),
        bestellingen: bestellingen.map(bestelregel),
      },
      { kop: { titel: 'Aandacht', omschrijving: 'Beheer', index: false } }
    )
  }
}
