import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { loadFigures, GAME_CHOICE, type Choice } from '#app/shop/figures/load_figures'
import { figuresCsv, type TableName } from '#app/shop/figures/figures_csv'
import { dayInAmsterdam, WEEKS } from '#domain/shop/figures'

const choiceValidator = vine.create({
  weken: vine
    .number()
    .in([...WEEKS])
    .optional(),
  spel: vine
    .string()
    .in(GAME_CHOICE.map(({ spel: game }) => game))
    .nullable()
    .optional(),
})

/** What the shop did in the last weeks. */
export default class FiguresController {
  async index(ctx: HttpContext) {
    const choice = await choose(ctx)
    const title = 'Cijfers'
    return ctx.inertia.render(
      'shop/figures/admin_figures_page',
      {
        titel: title,
        keuze: choice,
        spelkeuze: GAME_CHOICE,
        ...(await loadFigures(choice, now())),
      },
      { kop: { titel: title, omschrijving: 'Beheer', index: false } }
    )
  }

  async csv(ctx: HttpContext) {
    const { params, response } = ctx
    const sheet = await loadFigures(await choose(ctx), now())
    const name = `cijfers-${params.tabel}-${dayInAmsterdam(now())}.csv`
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${name}"`)
    return response.send(figuresCsv(params.tabel as TableName, sheet))
  }
}

const now = () => DateTime.utc().toJSDate()

async function choose({ request }: HttpContext): Promise<Choice> {
  const { weken: weeks = 13, spel: game = null } = await request.validateUsing(choiceValidator)
  return { weken: weeks as Choice['weken'], spel: game }
}
