import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import FiguresTransformer from '#app/shop/figures/figures_transformer'
import { loadFigures, GAME_CHOICE, type Choice } from '#app/shop/figures/load_figures'
import { figuresCsv, type TableName } from '#app/shop/figures/figures_csv'
import { dayOf } from '#domain/dutch_time'
import { WEEKS } from '#domain/shop/figures'

const choiceValidator = vine.create({
  weken: vine
    .number()
    .in([...WEEKS])
    .optional(),
  spel: vine
    .string()
    .in(GAME_CHOICE.map(({ game }) => game))
    .nullable()
    .optional(),
})

/** The figures of the shop in the last weeks. */
export default class FiguresController {
  async index(ctx: HttpContext) {
    const choice = await choose(ctx)
    const title = 'Cijfers'
    return ctx.inertia.render(
      'shop/figures/admin_figures_page',
      {
        title,
        choice,
        gameChoice: GAME_CHOICE,
        ...(await ctx.serialize(FiguresTransformer.transform(await loadFigures(choice, now())))),
      },
      adminHead(title)
    )
  }

  async csv(ctx: HttpContext) {
    const { params, response } = ctx
    const sheet = await loadFigures(await choose(ctx), now())
    const name = `cijfers-${params.tabel}-${dayOf(now())}.csv`
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${name}"`)
    return response.send(figuresCsv(params.tabel as TableName, sheet))
  }
}

const now = () => DateTime.utc().toJSDate()

async function choose({ request }: HttpContext): Promise<Choice> {
  const { weken: weeks = 13, spel: game = null } = await request.validateUsing(choiceValidator)
  return { weeks: weeks as Choice['weeks'], game }
}
