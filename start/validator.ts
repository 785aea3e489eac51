import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { explainVoucher } from '#app/shop/vouchers/explain_voucher'

/** The sentences of all forms that have none of their own. */
vine.messagesProvider = new DutchSentences(
  {
    'newTeamName.required': 'Vul een teamnaam in.',
    'newTeamName.minLength': 'Vul een teamnaam in.',
    'huidig.required': 'Vul je huidige wachtwoord in.',
    'huidig.minLength': 'Vul je huidige wachtwoord in.',
    'code.required': 'Vul een code in.',
    'code.minLength': 'Vul een code in.',
    'nieuw.required': 'Vul een nieuw wachtwoord in.',
    'reden.minLength': 'Schrijf erbij waarom.',
    'reden.required': 'Schrijf erbij waarom.',
    'cadeaubon.string': explainVoucher({ type: 'two_at_once' }),
    'cadeau.naam.required': 'Vul de naam van de ontvanger in.',
    'cadeau.naam.minLength': 'Vul de naam van de ontvanger in.',
    'cadeau.email.required': 'Vul het e-mailadres van de ontvanger in.',
    'cadeau.datum.required': 'Kies een dag.',
    'naam.required': 'Vul uw naam in.',
    'naam.minLength': 'Vul uw naam in.',
    'email.required': 'Vul een e-mailadres in.',
    'adres.required': 'Vul uw adres in.',
    'adres.minLength': 'Vul uw adres in.',
    'postcode.required': 'Vul uw postcode in.',
    'postcode.minLength': 'Vul uw postcode in.',
    'plaats.required': 'Vul uw woonplaats in.',
    'plaats.minLength': 'Vul uw woonplaats in.',
  },
  {
    naam: 'uw naam',
    email: 'het e-mailadres',
    adres: 'uw adres',
    postcode: 'uw postcode',
    plaats: 'uw woonplaats',
    password: 'je wachtwoord',
    actiecode: 'de actiecode',
    cadeaubon: 'de code van de cadeaubon',
    newTeamName: 'een teamnaam',
    tijdsduur: 'de speelduur',
    aantalTeams: 'het aantal teams',
    punten: 'het aantal punten',
    reden: 'de reden',
    tekst: 'de tekst',
  }
)
