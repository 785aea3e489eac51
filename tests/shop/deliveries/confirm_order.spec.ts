import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Attachment, ParsedMail } from 'mailparser'
import { WITHDRAWAL } from '#content/information_texts'
import { MODEL_FORM } from '#content/model_form_text'
import type { TextBlock } from '#domain/shop/information'
import type { Simulator } from '#simulator/server'
import env from '#start/env'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { htmlText } from '#tests/helpers/core/html_text'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { onlyOf } from '#tests/helpers/present'
import {
  cleanUpSimulator,
  CUSTOMER,
  placeOrder,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const FORM = 'modelformulier-herroeping.pdf'

/** What a mail says about each choice, and about no other. */
const SAID = {
  waived: 'daarmee is je herroepingsrecht vervallen',
  kept: 'Je koos er niet voor om af te zien van je herroepingsrecht. Je kunt je bestelling dus tot 14 dagen na je bestelling annuleren.',
  byPost: 'Je kunt je bestelling tot 14 dagen na ontvangst annuleren, zonder reden.',
} as const

/** The words of a text, whatever the marks, lines and hard spaces between them. */
const flat = (text: string) => text.replaceAll(/[\s\u{a0}]+/gu, ' ').trim()

const texts = (mail: ParsedMail) => [textOf(mail), htmlText(String(mail.html))].map(flat)

const attached = (mail: ParsedMail, name: string): Attachment =>
  onlyOf(mail.attachments.filter(({ filename }) => filename === name))

/** What the page of the right of withdrawal says, without its buttons. */
const terms = WITHDRAWAL.flatMap(wordsOf).map((text) =>
  flat(
    text
      .replace('{naam}', env.shop.name)
      .replace('{adres}', env.shop.address)
      .replace('{email}', env.shop.email)
  )
)

function wordsOf(part: TextBlock): readonly string[] {
  if (part.kind === 'lijst') return part.points
  return part.kind === 'kop' || part.kind === 'alinea' ? [part.text] : []
}

test.group('The confirmation of an order', (group) => {
  let simulator: Simulator
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    }
  })

  async function confirmation(client: ApiClient, path: string, fields: object) {
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()
    return onlyOf(mailbox.to(CUSTOMER.email))
  }

  test(
    'the mail of {path} with waiver {waiver} has the whole text about withdrawing, and says what was chosen'
  )
    .with([
      { path: 'binky', waiver: false, choice: 'byPost' },
      { path: 'binky', waiver: true, choice: 'byPost' },
      { path: 'sintjunior', waiver: false, choice: 'kept' },
      { path: 'sintjunior', waiver: true, choice: 'waived' },
      { path: 'het-verdwenen-recept', waiver: false, choice: 'kept' },
      { path: 'het-verdwenen-recept', waiver: true, choice: 'waived' },
    ] as const)
    .run(async ({ client, assert }, { path, waiver, choice }) => {
      const mail = await confirmation(client, path, { afstand: waiver })
      assert.isAbove(terms.length, 12)
      for (const said of texts(mail)) {
        for (const line of terms) assert.include(said, line)
        assert.include(said, `${env.appUrl}/herroepen`)
        const choices = Object.entries(SAID).filter(([, words]) => said.includes(words))
        assert.deepEqual(
          choices.map(([name]) => name),
          [choice]
        )
        assert.equal(said.includes('Ik wil direct toegang'), choice === 'waived')
      }
    })

  test('the mail of {$self} has the model form as a pdf: every field of it, and where it goes')
    .with(['binky', 'sintjunior'])
    .run(async ({ client, assert }, path) => {
      const { content, contentType } = attached(await confirmation(client, path, {}), FORM)
      assert.equal(contentType, 'application/pdf')
      const printed = flat(await pdfText(content))
      for (const text of [
        ...[
          MODEL_FORM.title,
          MODEL_FORM.statement,
          ...MODEL_FORM.fields.map((field) => field.text),
        ],
        ...[env.shop.name, env.shop.address, env.shop.email, `${env.appUrl}/herroepen`],
      ])
        assert.include(printed, flat(text))
    })
})
