import app from '@adonisjs/core/services/app'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { SignedLinks } from '#app/core/http/signed_links'
import type AdminLink from '#models/admin/admin_link'
import env from '#start/env'

/** The address of a link. Its signature keeps others from making one, and is stored nowhere. */
export async function linkUrl({ id, expiresAt }: AdminLink): Promise<string> {
  const links = await app.container.make(SignedLinks)
  return `${env.appUrl}${links.signUntil(urlFor('password_link.show', { id }), expiresAt.toJSDate())}`
}
