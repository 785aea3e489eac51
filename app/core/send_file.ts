import type { HttpContext } from '@adonisjs/core/http'
import send from 'send'

/** Sends a file to save, in ranges when the browser asks for them. */
export async function sendFile(
  { request, response }: HttpContext,
  { path, name }: { readonly path: string; readonly name: string }
) {
  response.response.setHeader('content-disposition', `attachment; filename="${name}"`)
  response.response.setHeader('cache-control', 'private, no-store')
  await new Promise<void>((resolve, reject) => {
    response.response.once('close', resolve)
    send(request.request, path, { cacheControl: false, dotfiles: 'allow' })
      .on('error', reject)
      .pipe(response.response)
  })
}
