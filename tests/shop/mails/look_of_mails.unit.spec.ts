import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { keepTogether } from '#domain/shop/mails/keep_together'

const MAILS = globSync('app/**/mails/*_mail.edge')
const read = (file: string) => readFileSync(file, 'utf8')

test.group('The look of every mail', () => {
  test('each mail has the page of the shop, and a line for the list of mails', ({ assert }) => {
    assert.isAbove(MAILS.length, 20)
    for (const mail of MAILS) {
      const [first = ''] = read(mail).split('\n')
      assert.include(first, "@component('components/mail'", mail)
      assert.include(first, 'preheader', mail)
    }
  })

  test('a mail is dark for a customer who reads in the dark, and shows the drawing of its game', ({
    assert,
  }) => {
    const page = read('resources/views/components/mail.edge')
    assert.include(page, '<meta name="color-scheme" content="light dark">')
    assert.match(page, /@media \(prefers-color-scheme: dark\) \{\s*\.ground \{[^}]+\}\s*\.card \{/)
    assert.match(page, /@if\(picture\)[^@]*<img src="\{\{ picture \}\}"/s)
  })

  test('each mail is also there as plain text, with the same links', ({ assert }) => {
    for (const mail of MAILS) {
      const text = read(mail.replace('_mail.edge', '_mail_text.edge'))
      const links = [...read(mail).matchAll(/href="\{\{ ([\w.]+) \}\}"/g)].map(([, link]) => link)
      for (const link of links) assert.include(text, `${link}`, mail)
    }
  })
})

test.group('Words of a mail that stay on one line', () => {
  const kept = (word: string) => `<span style="white-space:nowrap">${word}</span>`

  test('"{$self}" does not end a line at its hyphen')
    .with([
      'EK-7K2M9PQR',
      'AV-YS42HW',
      '2026-00012',
      'C2026-00001',
      '27-11-2026',
      'e-mail',
      'E-mailadres',
    ])
    .run(({ assert }, word) => {
      assert.equal(keepTogether(`<p>(${word}).</p>`), `<p>(${kept(word)}).</p>`)
      assert.equal(keepTogether(`<strong>${word}</strong>`), `<strong>${kept(word)}</strong>`)
    })

  test('"{$self}" is a link, an address or another word, and stays as it is')
    .with([
      '<a href="https://winkel.example/bestelling/EK-7K2M9PQR?via=e-mail">Je bestelling</a>',
      'https://winkel.example/e-mail',
      'e-mail@example.nl',
      'voor-e-mail',
      'zwart-wit',
      '2026-000123',
    ])
    .run(({ assert }, html) => {
      assert.equal(keepTogether(html), html)
    })

  test('every mail keeps such words on one line, because the page of all mails does', ({
    assert,
  }) => {
    assert.include(
      read('resources/views/components/mail.edge'),
      'keepTogether(await $slots.main())'
    )
  })
})
