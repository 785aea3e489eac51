import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { laadCijfers, SPELKEUZE, type Keuze } from '#app/beheer/cijfers'
import { cijfersCsv, type Tabelnaam } from '#app/beheer/cijfers_csv'
import { dagInAmsterdam, WEKEN } from '#domain/winkel/cijfers'

const keuzeValidator = vine.create({
  weken: vine
    .number()
    .in([...WEKEN])
    .optional(),
  spel: vine
    .string()
    .in(SPELKEUZE.map(({ spel }) => spel))
    .nullable()
    .optional(),
})

/** What the shop did in the last weeks. */
export default class CijfersController {
  async index(ctx: HttpContext) {
    const keuze = await kies(ctx)
    const titel = 'Cijfers'
    return ctx.inertia.render(
      'beheer/cijfers',
      {
        titel,
        keuze,
        spelkeuze: SPELKEUZE,
        ...(await laadCijfers(keuze, nu())),
      },
      { kop: { titel, omschrijving: 'Beheer', index: false } }
    )
  }

  async csv(ctx: HttpContext) {
    const { params, response } = ctx
    const blad = await laadCijfers(await kies(ctx), nu())
    const naam = `cijfers-${params.tabel}-${dagInAmsterdam(nu())}.csv`
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${naam}"`)
    return response.send(cijfersCsv(params.tabel as Tabelnaam, blad))
  }
}

const nu = () => DateTime.utc().toJSDate()

async function kies({ request }: HttpContext): Promise<Keuze> {
  const { weken = 13, spel = null } = await request.validateUsing(keuzeValidator)
  return { weken: weken as Keuze['weken'], spel }
}
