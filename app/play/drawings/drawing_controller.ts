import type { HttpContext } from '@adonisjs/core/http'
import { chooseEncoding } from '#app/core/http/storefront_cache'
import { drawingFile, markIn } from '#app/play/drawings/drawing_file'

const YEAR = 365 * 86_400

/** A drawing of a puzzle or the picture of an ending, at an address that only its players are told. */
export default class DrawingController {
  async show({ params, request, response }: HttpContext) {
    const bodies = await drawingFile(markIn(String(params.bestand)))
    if (!bodies) return response.status(404).send('')
    const encoding = chooseEncoding(request.header('accept-encoding'))
    response.header('content-type', 'image/svg+xml')
    response.header('cache-control', `public, max-age=${YEAR}, immutable`)
    response.header('x-robots-tag', 'noindex')
    response.header('vary', 'Accept-Encoding')
    if (encoding !== 'identity') response.header('content-encoding', encoding)
    return response.send(bodies[encoding])
  }
}
