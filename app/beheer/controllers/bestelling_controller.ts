import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { bestellingenCsv } from '#app/beheer/bestellingen_csv'
import { BESTELSTATUS } from '#app/beheer/bestelwoorden'
import { bestellingsdetail } from '#app/beheer/transformers/bestellingsdetail'
import { bestelregel } from '#app/beheer/transformers/bestelregel'
import { bestelfilterValidator } from '#app/beheer/validators/bestelbeheer_validator'
import { gefilterd, zoekBestellingen, type Bestelfilter } from '#app/beheer/zoek_bestellingen'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { BESTELLINGSTATUSSEN } from '#domain/winkel/bestelling'
import { VERVOERDERS } from '#domain/winkel/verzending'
import Bestelling from '#models/bestelling'

/** All orders, and one of them. */
export default class BestellingController {
  async index({ inertia, request }: HttpContext) {
    const { filter, bladzijde } = await leesFilter(request)
    const { bestellingen, ...rest } = await zoekBestellingen(filter, bladzijde)
    return inertia.render(
      'beheer/bestellingen',
      {
        titel: 'Bestellingen',
        filter,
        ...rest,
        bestellingen: bestellingen.map(bestelregel),
        statussen: BESTELLINGSTATUSSEN.map((waarde) => ({ waarde, tekst: BESTELSTATUS[waarde] })),
        spellen: BESTELBARE_SPELLEN.map(({ itemName, titel }) => ({
          waarde: itemName,
          tekst: titel,
        })),
      },
      kop('Bestellingen')
    )
  }

  async csv({ request, response }: HttpContext) {
    const { filter } = await leesFilter(request)
    const bestellingen = await gefilterd(filter).preload('betalingen')
    const dag = DateTime.now().setZone('Europe/Amsterdam').toISODate()
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="bestellingen-${dag}.csv"`)
    return response.send(bestellingenCsv(bestellingen))
  }

  async show({ inertia, params }: HttpContext) {
    const bestelling = await Bestelling.findOrFail(params.id)
    const titel = `Bestelling ${bestelling.nummer}`
    return inertia.render(
      'beheer/bestelling',
      {
        titel,
        bestelling: await bestellingsdetail(bestelling, DateTime.utc()),
        vervoerders: [...VERVOERDERS],
      },
      kop(titel)
    )
  }
}

async function leesFilter(request: HttpContext['request']) {
  const { zoek, status, spel, bladzijde = 1 } = await request.validateUsing(bestelfilterValidator)
  const filter: Bestelfilter = { zoek: zoek ?? '', status: status ?? null, spel: spel ?? null }
  return { filter, bladzijde }
}

const kop = (titel: string) => ({ kop: { titel, omschrijving: 'Beheer', index: false } })
