import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const MAILS = globSync('app/**/mails/*_mail.edge')
const read = (file: string) => readFileSync(file, 'utf8')

test.group('What every mail looks like', () => {
  test('each mail has the page of the shop, and a line for the list of mails', ({ assert }) => {
    assert.isAbove(MAILS.length, 20)
    for (const mail of MAILS) {
      const [first = ''] = read(mail).split('\n')
      assert.include(first, "@component('components/mail'", mail)
      assert.include(first, 'preheader', mail)
    }
  })

  test('no mail breaks the number of an order over two lines', ({ assert }) => {
    for (const mail of MAILS) assert.notInclude(read(mail), '<strong>{{ number }}</strong>', mail)
  })

  test('each mail is also there as plain text, with the same links', ({ assert }) => {
    for (const mail of MAILS) {
      const text = read(mail.replace('_mail.edge', '_mail_text.edge'))
      const links = [...read(mail).matchAll(/href="\{\{ ([\w.]+) \}\}"/g)].map(([, link]) => link)
      for (const link of links) assert.include(text, `${link}`, mail)
    }
  })
})
