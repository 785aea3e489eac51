/** The texts of the pages and mails about a withdrawal. The two labels are those of the law. */

/** The title of the function and of every link to it (Directive 2023/2673, article 11a). */
export const WITHDRAWING = 'Overeenkomst hier herroepen'

type Statement = { readonly name: string; readonly email: string; readonly order: string }

/** The statement as it is confirmed, stored and mailed, one string per line. */
export function statement(shop: string, { name, email, order }: Statement): string[] {
  return [
    `Ik herroep hierbij mijn overeenkomst met ${shop}.`,
    `Bestelling: ${order}`,
    `Naam: ${name}`,
    `E-mailadres: ${email}`,
  ]
}

/**
 * What happens after a statement. It is the same for everybody, and so does not reveal which order
 * was found.
 *
 * @param returnBy the last day to send a parcel back, in words
 */
export function nextSteps(returnBy: string, address: string): string[] {
  return [
    'We zoeken je bestelling erbij en verwerken je herroeping. Klopt er iets niet, dan mailen we je.',
    `Kwam je spel per post? Stuur het dan uiterlijk ${returnBy} terug${address ? ` naar ${address}` : ''}. De kosten daarvan zijn voor jou: reken op ongeveer €\u00a05,50 per pakket. Binnen 7 dagen nadat we het hebben ontvangen, betalen we alles terug. Is het nog niet verzonden, dan houden we het hier.`,
    'Was het een download of een speellink? Dan werken de links niet meer zodra we je herroeping hebben verwerkt. Zag je bij het bestellen af van je herroepingsrecht, dan hoor je van ons hoe het zit.',
    'Krijg je geld terug, dan gaat dat langs de weg waarlangs je hebt betaald, uiterlijk 14 dagen na je herroeping. Bij een pakket wachten we tot het terug is.',
  ]
}
