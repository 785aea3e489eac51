import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { verzend, wijzigVerzending } from '#app/beheer/actions/verzend'
import { antwoordOpBestelling, bestellingId, wieDrukt } from '#app/beheer/antwoord_op_bestelling'
import { pakket } from '#app/beheer/transformers/pakket'
import {
  MAX_TEGELIJK,
  printValidator,
  zendingenValidator,
  zendingValidator,
  zendingWijzigValidator,
} from '#app/beheer/validators/bestelbeheer_validator'
import { teVerzenden, printbaar } from '#app/beheer/verzendlijst'
import { labelsPdf } from '#app/winkel/pdf/labels'
import { pakbonnenPdf } from '#app/winkel/pdf/pakbon'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import { LABELS_PER_VEL } from '#domain/winkel/adreslabel'
import { VERVOERDERS } from '#domain/winkel/verzending'

/** Parcels: what waits to be sent, its papers, and that it was sent. */
export default class VerzendingController {
  async index({ inertia }: HttpContext) {
    const nu = DateTime.utc()
    const titel = 'Verzenden'
    return inertia.render(
      'beheer/verzenden',
      {
        titel,
        pakketten: (await teVerzenden()).map((bestelling) => pakket(bestelling, nu)),
        vervoerders: [...VERVOERDERS],
        labelsPerVel: LABELS_PER_VEL,
        tegelijk: MAX_TEGELIJK,
      },
      { kop: { titel, omschrijving: 'Beheer', index: false } }
    )
  }

  async pakbonnen(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(printValidator)
    return stuurPdf(ctx, 'pakbonnen', await pakbonnenPdf(await gekozen(ids)))
  }

  async labels(ctx: HttpContext) {
    const { ids, vanaf = 1 } = await ctx.request.validateUsing(printValidator)
    return stuurPdf(ctx, 'adreslabels', await labelsPdf(await gekozen(ids), vanaf))
  }

  /** One parcel, from the page of its order. */
  async store(ctx: HttpContext) {
    const zending = await ctx.request.validateUsing(zendingValidator)
    return antwoordOpBestelling(ctx, await verzend(wieDrukt(ctx), bestellingId(ctx), zending))
  }

  async update(ctx: HttpContext) {
    const zending = await ctx.request.validateUsing(zendingWijzigValidator)
    const gedaan = await wijzigVerzending(wieDrukt(ctx), bestellingId(ctx), zending)
    return antwoordOpBestelling(ctx, gedaan)
  }

  /** Several parcels: each by itself, so that one that cannot be sent holds up no other. */
  async storeAlle(ctx: HttpContext) {
    const { zendingen } = await ctx.request.validateUsing(zendingenValidator)
    const bekend = new Set((await printbaar(zendingen.map(({ id }) => id))).map(({ id }) => id))
    let verzonden = 0
    for (const { id, ...zending } of zendingen)
      if (bekend.has(id) && (await verzend(wieDrukt(ctx), id, zending)).ok) verzonden += 1
    return ctx.response.json({ verzonden, overgeslagen: zendingen.length - verzonden })
  }
}

async function gekozen(ids: string) {
  const bestellingen = await printbaar(ids.split('-').map(Number))
  if (bestellingen.length === 0) throw paginaNietGevonden()
  return bestellingen
}

/** As a file: our security policy keeps the browser's own viewer from showing it in place. */
function stuurPdf({ response }: HttpContext, naam: string, pdf: Buffer) {
  const dag = DateTime.now().setZone('Europe/Amsterdam').toISODate()
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `attachment; filename="${naam}-${dag}.pdf"`)
  return response.send(pdf)
}
