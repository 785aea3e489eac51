import { inTransaction } from '#app/core/database/transaction'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import Contactbericht from '#models/contactbericht'

type Bericht = { name: string; email: string; phone?: string | null; comments: string }

/** Keeps a message and puts the mail to the owner in the outbox, together. */
export async function ontvangContactbericht({ name, email, phone, comments }: Bericht) {
  await inTransaction(async (trx) => {
    const { id } = await Contactbericht.create(
      { naam: name, email, telefoon: phone ?? null, bericht: comments },
      { client: trx }
    )
    await zetMailKlaar(trx, { soort: 'contact', contactberichtId: id })
  })
}
