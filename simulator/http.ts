import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from './api_error.js'

const MAX_BODY_BYTES = 256 * 1024

/** Reads the body of a request as text. @throws ApiError 413 when it is unreasonably large */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new ApiError(413, 'The request body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The address at which the caller reached us, so that the links in the answer lead back here. */
export function addressOf(request: IncomingMessage, fallback: string): string {
  const host = request.headers.host ?? ''
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `http://${host}` : fallback
}

/** Answers with a page of our own. */
export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(html)
}

/** Redirects the browser with a GET. */
export function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { 'location': to, 'cache-control': 'no-store' }).end()
}
