import type { HttpContext } from '@adonisjs/core/http'
import { documentRules } from '#app/core/http/security_headers'

/** Answers with a document that only shows what is in it. Nobody keeps it and no search engine lists it. */
export function sendDocument({ response }: HttpContext, html: string, hash: string) {
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('content-security-policy', documentRules(hash))
  response.header('cache-control', 'no-store')
  response.header('x-robots-tag', 'noindex, nofollow')
  return response.send(html)
}
