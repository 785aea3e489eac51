import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { bestellingenVan } from '#app/winkel/actions/zoek_bestellingen'

type Payload = { readonly email: string }

/**
 * Looks for the orders of an address that somebody filled in. It happens here, so that the page
 * answers everybody alike and as fast. The mail goes to the address as it stands with the order, not as
 * it was typed.
 */
export default class ZoekVerlorenLinks extends Job<Payload> {
  static override options: JobOptions = { name: 'ZoekVerlorenLinks' }

  async execute() {
    const [laatste] = await bestellingenVan(this.payload.email, DateTime.utc())
    if (!laatste) return
    await inTransaction((trx) =>
      zetMailKlaar(trx, { soort: 'verloren_links', email: laatste.email })
    )
  }
}
