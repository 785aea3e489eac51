import { urlFor } from '@adonisjs/core/services/url_builder'
import type Team from '#models/live/team'
import env from '#start/env'

/** What the QR code of a team opens. It holds the token of the team. */
export const teamAddress = ({ customerId, apiToken }: Team): string =>
  `${env.appUrl}${urlFor('team_page.show', { klantId: customerId }, { qs: { api_token: apiToken } })}`
