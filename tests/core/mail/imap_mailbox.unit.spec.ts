import { test } from '@japa/runner'
import { ImapMailbox } from '#app/core/mail/imap_mailbox'
import { MOST_BYTES } from '#app/core/mail/mail_parts'
import { MailboxUnreachable } from '#app/core/mail/mailbox'
import { IMAP_LOGIN, ImapServer } from '#tests/helpers/core/imap_server'
import {
  fromGmail,
  fromOldExim,
  fromPostfix,
  fromHoliday,
} from '#tests/helpers/shop/bounce_reports'

const messageId = 'levering.abc@winkel.example.nl'
const SHORT = { answerMs: 400, wholeMs: 20_000 }

test.group('A mailbox over IMAP', (group) => {
  let server: ImapServer

  group.each.setup(async () => {
    server = await new ImapServer().open()
    return () => server.sluit()
  })

  const read = async (done: (source: string) => boolean = () => true) => {
    const sources: string[] = []
    await new ImapMailbox(server.settings).reports(async (source) => {
      sources.push(source.toString())
      return done(source.toString())
    })
    return sources
  }

  const failureOf = async (mailbox: ImapMailbox): Promise<MailboxUnreachable> => {
    try {
      await mailbox.reports(async () => true)
    } catch (error) {
      if (error instanceof MailboxUnreachable) return error
      throw error
    }
    throw new Error('The mailbox could be read')
  }

  test('hands over unread reports, newest first, and marks them as read', async ({ assert }) => {
    const sources = [fromPostfix, fromOldExim, fromGmail].map((from) => from({ messageId }))
    const messages = sources.map((source) => server.leg(source))
    assert.deepEqual(await read(), sources.toReversed().map(String))
    assert.isTrue(messages.every(({ gelezen }) => gelezen))
    assert.deepEqual(await read(), [])
  })

  test('leaves other mail unread and unopened, and deletes nothing', async ({ assert }) => {
    const reply = server.leg(fromHoliday({ messageId }))
    const report = server.leg(fromPostfix({ messageId }))
    assert.lengthOf(await read(), 1)
    assert.isFalse(reply.gelezen)
    assert.isTrue(report.gelezen)
    assert.lengthOf(server.berichten, 2)
    for (const assignment of ['EXPUNGE', 'CLOSE', 'MOVE', 'COPY', 'DELETE'])
      assert.notInclude(server.opdrachten, assignment)
  })

  test('a report that is not done stays unread, and comes again', async ({ assert }) => {
    const message = server.leg(fromPostfix({ messageId }))
    assert.lengthOf(await read(() => false), 1)
    assert.isFalse(message.gelezen)
    assert.notInclude(server.opdrachten, 'STORE')
    assert.lengthOf(await read(), 1)
  })

  test('of a huge report only the beginning travels', async ({ assert }) => {
    server.leg(Buffer.concat([fromPostfix({ messageId }), Buffer.alloc(5 * MOST_BYTES, 'x')]))
    const [source] = await read()
    assert.equal(source!.length, MOST_BYTES)
    assert.isBelow(server.gegeven, MOST_BYTES + 1_000)
  })

  test('what goes wrong with us while we read goes on to who asked', async ({ assert }) => {
    const message = server.leg(fromPostfix({ messageId }))
    const broken = new Error('the database is away')
    const mailbox = new ImapMailbox(server.settings)
    await assert.rejects(() => mailbox.reports(() => Promise.reject(broken)), broken.message)
    assert.isFalse(message.gelezen)
  })

  test('a wrong password is told as that, without the login', async ({ assert }) => {
    const error = await failureOf(
      new ImapMailbox({ ...server.settings, password: 'fout-wachtwoord' })
    )
    assert.isTrue(error.geweigerd)
    const said = JSON.stringify([error, error.message, error.stack, error.cause])
    for (const secret of [IMAP_LOGIN.user, 'fout-wachtwoord']) assert.notInclude(said, secret)
  })

  test('the login never travels in the open, also when the server would have it so', async ({
    assert,
  }) => {
    const error = await failureOf(new ImapMailbox({ ...server.settings, secure: true }, SHORT))
    assert.isFalse(error.geweigerd)
    assert.notInclude(server.opdrachten, 'LOGIN')
  })

  test('a server that goes quiet at {$self} is given up')
    .with(['begroeting', 'LOGIN', 'SELECT', 'SEARCH', 'FETCH', 'STORE'] as const)
    .run(async ({ assert }, assignment) => {
      server.leg(fromPostfix({ messageId }))
      server.zwijgtBij = assignment
      const error = await failureOf(new ImapMailbox(server.settings, SHORT))
      assert.isFalse(error.geweigerd)
    })

  test('a visit that takes too long as a whole is given up', async ({ assert }) => {
    server.leg(fromPostfix({ messageId }))
    server.zwijgtBij = 'SEARCH'
    const error = await failureOf(
      new ImapMailbox(server.settings, { answerMs: 60_000, wholeMs: 400 })
    )
    assert.isFalse(error.geweigerd)
  })

  test('a server that hangs up, or is not there, is told as that', async ({ assert }) => {
    server.leg(fromPostfix({ messageId }))
    server.breektAfBij = 'FETCH'
    assert.isFalse((await failureOf(new ImapMailbox(server.settings))).geweigerd)
    const gone = await new ImapServer().open()
    const { settings } = gone
    await gone.sluit()
    assert.equal((await failureOf(new ImapMailbox(settings))).code, 'ECONNREFUSED')
  })
})
