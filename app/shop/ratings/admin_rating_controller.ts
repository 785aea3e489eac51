import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { hideRating, showRating } from '#app/shop/ratings/manage_ratings'
import RatingRowTransformer from '#app/shop/ratings/rating_row_transformer'
import { hiddenRatingValidator } from '#app/shop/ratings/rating_validator'
import Rating from '#models/shop/rating'

/** The newest ratings that the page shows. */
const SHOWN = 200

/** The ratings of players, for the owner. */
export default class AdminRatingController {
  async index({ inertia }: HttpContext) {
    const title = 'Beoordelingen'
    const ratings = await Rating.query().preload('order').orderBy('id', 'desc').limit(SHOWN)
    return inertia.render(
      'shop/ratings/admin_ratings_page',
      { title, ratings: RatingRowTransformer.transform(ratings) },
      adminHead(title)
    )
  }

  async hide({ auth, params, request, response }: HttpContext) {
    const { reden: reason } = await request.validateUsing(hiddenRatingValidator)
    await hideRating(auth.use('web').getUserOrFail(), Number(params.id), reason)
    return response.json({})
  }

  async show({ auth, params, response }: HttpContext) {
    await showRating(auth.use('web').getUserOrFail(), Number(params.id))
    return response.json({})
  }
}
