import { bekendeInstellingen } from '#app/winkel/instellingen'
import { dagEnTijd, datum } from '#app/winkel/mails/leveringsgegevens'
import { watNu } from '#content/winkel/herroepen'
import { terugsturenTot } from '#domain/winkel/herroeping'
import type Herroeping from '#models/herroeping'

/** The receipt of a withdrawal, on the page and in the mail: what was said, when, and what happens now. */
export function herroepingsbewijs({ ontvangenOp, verklaring }: Herroeping) {
  return {
    verklaring: verklaring.split('\n'),
    ontvangenOp: dagEnTijd(ontvangenOp),
    watNu: watNu(datum(terugsturenTot(ontvangenOp)), bekendeInstellingen().adres),
  }
}
