import { failureSentence, mailName } from '#app/shop/orders/order_words'
import type { AlarmKind } from '#domain/shop/alarms'
import type { ShopTrouble } from '#domain/shop/mails/mail_failures'
import type Alarm from '#models/shop/alarm'

/** What the owner reads about an alarm. */
const EXPLANATIONS: Record<AlarmKind, string> = {
  paid_twice: 'Deze bestelling is twee keer betaald. Betaal één keer terug.',
  amount_differs: 'Er is een ander bedrag betaald dan gevraagd. Er is niets geleverd.',
  mail_failed: 'Een e-mail kon niet worden verstuurd.',
  mail_server_trouble:
    'De winkel kan geen e-mail versturen. De e-mails blijven bewaard en gaan vanzelf op weg zodra het weer lukt.',
  mail_bounced: 'Een e-mail is teruggekomen: de mailserver kon hem niet bezorgen.',
  mailbox_unreadable:
    'Het postvak met teruggekomen e-mails is niet te lezen. Wat nu terugkomt, zie je hier niet.',
  paid_after_cancellation:
    'Deze bestelling was geannuleerd en is toch betaald. Betaal terug, of lever: een pakket verzend je op de pagina van de bestelling. Geld voor een avond die is afgesproken, telt mee.',
  discount_code_exceeded: 'Een late betaling gebruikte een actiecode die al op was.',
  voucher_exceeded:
    'Een bestelling is laat betaald, toen haar cadeaubon al voor iets anders was gebruikt. Er is geleverd; vraag het tekort aan de klant, of laat het zo.',
  evening_overpaid:
    'Voor een avond is meer betaald dan hij kost. Betaal het verschil terug op de pagina van de bestelling.',
  evening_paid_for_nothing:
    'Er is betaald voor een avond die niet is afgesproken: hij gaat niet door, of de offerte is verlopen of wacht nog op akkoord. Wat is betaald, telt mee als de klant akkoord gaat met een nieuwe offerte. Betaal anders terug.',
  teruggevorderd: 'De bank van de klant heeft geld teruggehaald. De links werken niet meer.',
  teruggedraaid:
    'De bank gaf terug wat ze eerder had teruggehaald: de bestelling is weer betaald. De links werken weer, behalve als de klant de koop herriep. Laat het de klant weten.',
  refund_stalled:
    'Een terugbetaling komt niet verder. Staat er bij de betaalprovider genoeg saldo? Zonder saldo blijft ze daar wachten. Is ze ‘onbekend’, kijk dan daar of ze is gedaan.',
  refund_failed: 'Een terugbetaling is niet aangekomen. Het geld is nog niet terug.',
  refund_done_after_all:
    'Een terugbetaling die mislukt leek, is bij de betaalprovider toch gedaan. Kijk of er niet te veel is terugbetaald.',
  unknown_payment: 'De betaalprovider kreeg geld waar geen bestelling bij hoort.',
  payment_unreadable:
    'De betaalprovider noemt een betaling die de winkel niet kan lezen. Kijk bij de provider of er geld kwam en of de bestelling daarvan is geleverd.',
  gift_incomplete:
    'Een bestelling die terugkwam nadat de winkel was hersteld, is een cadeau waarvan niet alles bij de betaling paste. Vraag de koper naar het bericht en naar wie het krijgt, en vul dat aan.',
  unexpected_error:
    'De winkel liep vast op iets wat niet had mogen gebeuren. Geef dit door aan wie de winkel onderhoudt; in het logboek van de server staat wat er misging.',
  browser_error:
    'Bij een bezoeker liep een pagina vast in de browser. Geef de regel hieronder door aan wie de winkel onderhoudt.',
  page_rule_broken:
    'De browser van een bezoeker hield iets tegen wat niet bij onze pagina’s hoort. Meestal komt dat door een extra programma in die browser. Komt het vaker, geef de regel hieronder dan door aan wie de winkel onderhoudt.',
  worker_silent:
    'De winkel doet haar werk op de achtergrond niet: er gaat geen e-mail uit en gemiste betalingen worden niet gevonden. Laat wie de winkel onderhoudt haar opnieuw starten.',
  database_refuses:
    'De winkel kan niets bewaren: de schijf is vol, of de database is niet te bereiken. Niemand kan bestellen. Vraag wie de winkel onderhoudt om meteen te kijken. Dit alarm komt alleen per e-mail.',
  provider_key_refused:
    'De betaalprovider weigert de sleutel van de winkel. Niemand kan betalen. Kijk bij de provider of de sleutel is ingetrokken, en laat een nieuwe instellen.',
  parcel_key_refused:
    'De verzenddienst weigert de sleutel van de winkel. Etiketten maken lukt niet; adreslabels printen wel. Laat een nieuwe sleutel instellen.',
  parcel_label_unknown:
    'Van een verzendetiket is na een dag nog niet bekend of het bestaat: de verzenddienst geeft geen antwoord. Kijk bij de verzenddienst of het er staat; zodra zij weer antwoordt, komt het vanzelf in orde.',
  payments_failing:
    'Drie betalingen achter elkaar konden niet worden gestart. Misschien kan nu niemand betalen. Kijk of de betaalprovider een storing meldt.',
}

type Told = Pick<Alarm, 'kind' | 'details'>

/** What happened, and what the owner does about it. */
export const alarmExplanation = ({ kind }: Told): string => EXPLANATIONS[kind as AlarmKind] ?? kind

/** What an alarm is about. Where its details are words of the code, the owner reads Dutch ones. */
export function alarmDetails({ kind, details }: Told): string {
  const [first = '', ...rest] = details.split(', ')
  switch (kind as AlarmKind) {
    case 'mail_server_trouble':
      return capitalized(failureSentence(first as ShopTrouble) ?? details)
    case 'mail_failed':
    case 'mail_bounced':
      return capitalized([mailName(first), ...rest].join(', '))
    default:
      return details
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
