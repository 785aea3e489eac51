import { test } from '@japa/runner'
import { notArrived } from '#app/admin/digest/digest_words'
import { bounceSentence, mailError } from '#app/shop/orders/order_words'
import Mail from '#models/shop/mail'

const NO_ADDRESS = 'het adres bestaat niet'
const NO_DOMAIN = 'wat achter het apenstaartje staat, bestaat niet of neemt geen mail aan'
const FULL = 'het postvak is vol'
const TOO_LARGE = 'de mail is te groot voor dit postvak'
const REFUSED = 'de mailserver van de klant weigert onze mail'
const TOO_LATE = 'de mailserver van de klant nam de mail niet op tijd aan'
const UNCLEAR = 'de mailserver van de klant gaf geen duidelijke reden'

const SERVER = '550 5.1.1 <[adres]>: Recipient address rejected'

/** A mail that came back, or that never left. */
const mailOf = (fields: Partial<Mail>) =>
  new Mail().fill({
    ...{ kind: 'levering', status: 'teruggekomen', lastError: SERVER },
    ...{ bounceCode: null, failure: null },
    ...fields,
  })

test.group('The words for a mail that came back', () => {
  test('the code {code} is told as: {says}')
    .with([
      { code: '5.1.1', says: NO_ADDRESS },
      { code: '5.1.3', says: NO_ADDRESS },
      { code: '5.1.6', says: NO_ADDRESS },
      { code: '5.1.10', says: NO_ADDRESS },
      { code: '5.2.1', says: NO_ADDRESS },
      { code: '5.5.0', says: NO_ADDRESS },
      { code: '5.1.2', says: NO_DOMAIN },
      { code: '5.1.8', says: NO_DOMAIN },
      { code: '5.4.4', says: NO_DOMAIN },
      { code: '5.2.2', says: FULL },
      { code: '5.2.3', says: TOO_LARGE },
      { code: '5.3.4', says: TOO_LARGE },
      { code: '5.7.1', says: REFUSED },
      { code: '5.7.26', says: REFUSED },
      { code: '4.4.7', says: TOO_LATE },
      { code: '4.2.2', says: TOO_LATE },
      { code: '5.4.7', says: TOO_LATE },
      { code: '5.0.0', says: UNCLEAR },
      { code: '5.3.0', says: UNCLEAR },
      { code: '5.2.0', says: UNCLEAR },
    ])
    .run(({ assert }, { code, says }) => {
      assert.equal(bounceSentence(code), `${says} (${code})`)
      assert.equal(mailError(mailOf({ bounceCode: code })), `${says} (${code})`)
    })

  test('the mail of the day tells of mails that came back in the same words, and names five')
    .with([
      { mails: 1, lines: 1, last: /^Levering kwam terug: het adres bestaat niet \(5\.1\.1\)\.$/ },
      { mails: 5, lines: 5, last: /^Levering kwam terug/ },
      { mails: 6, lines: 6, last: /^En nog 1, zie Vandaag\.$/ },
    ])
    .run(({ assert }, { mails, lines, last }) => {
      const undelivered = Array.from({ length: mails }, () => mailOf({ bounceCode: '5.1.1' }))
      const told = notArrived({ undelivered })
      assert.lengthOf(told, lines)
      assert.match(told.at(-1) ?? '', last)
      assert.notInclude(told.join(' '), 'Recipient')
    })

  test('a mail that never left says why in Dutch, and without a reason what its server said', ({
    assert,
  }) => {
    const failed = mailOf({ status: 'mislukt', failure: 'login_refused' })
    const why = 'de mailserver van de winkel weigert de inlognaam of het wachtwoord'
    assert.equal(mailError(failed), why)
    assert.deepEqual(notArrived({ undelivered: [failed] }), [`Levering ging niet weg: ${why}.`])
    assert.equal(mailError(mailOf({ status: 'mislukt' })), SERVER)
    assert.isNull(mailError(mailOf({ status: 'verzonden', lastError: null })))
  })
})
