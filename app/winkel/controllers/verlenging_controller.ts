import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { weigerOnbekendeLink } from '#app/core/http/unknown_links'
import { verlengSpeellink } from '#app/winkel/actions/verleng_speellink'
import { dagEnTijd } from '#app/winkel/mails/leveringsgegevens'
import { uitlegVerlenging } from '#app/winkel/uitleg'
import Bestelling from '#models/bestelling'

/** Another month for the play link of an order. */
export default class VerlengingController {
  async store(ctx: HttpContext) {
    const { params, response } = ctx
    const bestelling = await Bestelling.findBy('token', params.token)
    if (!bestelling) return weigerOnbekendeLink(ctx)

    const verlengd = await verlengSpeellink(bestelling, DateTime.utc())
    return verlengd.ok
      ? response.json({ geldigTot: dagEnTijd(verlengd.value.geldigTot!) })
      : response.status(409).json({ message: uitlegVerlenging(verlengd.error) })
  }
}
