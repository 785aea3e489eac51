import { test } from '@japa/runner'
import { greeting } from '#domain/shop/mails/greeting'
import { mailboxOf } from '#domain/shop/mails/mail_brakes'

test.group('The mailbox behind an address', () => {
  test('{$self} is the mailbox of Noor')
    .with([
      'noor@example.nl',
      'Noor@Example.NL',
      ' noor@example.nl ',
      'noor+prijs@example.nl',
      'noor+1+2@example.nl',
      'ｎｏｏｒ@example.nl',
      'noor@example.nl.',
    ])
    .run(({ assert }, address) => {
      assert.equal(mailboxOf(address), 'noor@example.nl')
    })

  test('dots count, except at Gmail', ({ assert }) => {
    assert.equal(mailboxOf('no.or@gmail.com'), 'noor@gmail.com')
    assert.equal(mailboxOf('no.or@example.nl'), 'no.or@example.nl')
  })

  test('a domain has one spelling', ({ assert }) => {
    assert.equal(mailboxOf('noor@café.example'), mailboxOf('noor@xn--caf-dma.example'))
  })
})

test.group('The greeting of a mail', () => {
  test('{$self} is greeted by name')
    .with([
      'Noor',
      'J.P. de Vries',
      'A.Jansen',
      'Fam. Van den Berg-Bakker',
      "Geert-Jan 't Hart",
      'Ömer Çelik',
      '<b>Noor</b> & co',
      'dhr. P. Peters',
    ])
    .run(({ assert }, name) => {
      assert.equal(greeting(name), `Hoi ${name},`)
    })

  test('{$self} is no name')
    .with([
      'U WINT! Klik http://evil.example/prijs nu',
      'www.prijs',
      'evil.example',
      'bel evil.com',
      'x.com',
      'x.com/prijs',
      'prijs@evil.example',
      'ｅｖｉｌ．ｃｏｍ',
      'evil。com',
      'ftp://x',
      ' ',
    ])
    .run(({ assert }, name) => {
      assert.equal(greeting(name), 'Hoi,')
    })
})
