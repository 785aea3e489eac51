import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Dutch sentences for what a form refuses. */
vine.messagesProvider = new SimpleMessagesProvider(
  {
    'required': 'Vul {{ field }} in.',
    'string': 'Vul {{ field }} in.',
    'boolean': 'Kies ja of nee.',
    'minLength': 'Vul minstens {{ min }} tekens in.',
    'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
    'email': 'Dit lijkt geen geldig e-mailadres.',
    'regex': 'Dit klopt nog niet helemaal.',
    'naam.required': 'Vul uw naam in.',
    'email.required': 'Vul een e-mailadres in.',
    'adres.required': 'Vul uw adres in.',
    'postcode.required': 'Vul uw postcode in.',
    'plaats.required': 'Vul uw woonplaats in.',
    'name.required': 'Vul je naam in.',
    'comments.required': 'Schrijf je vraag of bericht.',
  },
  {
    naam: 'uw naam',
    email: 'het e-mailadres',
    adres: 'uw adres',
    postcode: 'uw postcode',
    plaats: 'uw woonplaats',
    name: 'je naam',
    phone: 'je telefoonnummer',
    comments: 'je bericht',
    actiecode: 'de actiecode',
  }
)
