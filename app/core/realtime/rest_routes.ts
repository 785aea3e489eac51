import type { HttpRouterService } from '@adonisjs/core/types'
import type { RestApi } from '#app/core/realtime/rest'

/** Answers the signed calls of other processes under `/apps`, through the app's own routes. */
export function mountRest(router: HttpRouterService, rest: () => Promise<RestApi>) {
  router.route('/apps/*', ['GET', 'POST'], async ({ request, response }) => {
    const api = await rest()
    const { status, body } = api.answer({
      method: request.method(),
      url: request.request.url ?? '',
      body: request.raw() ?? '',
    })
    return response.status(status).header('cache-control', 'no-store').json(body)
  })
}
