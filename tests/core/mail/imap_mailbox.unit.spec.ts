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
import { firstOf } from '#tests/helpers/present'

const messageId = 'levering.abc@winkel.example.nl'
const SHORT = { answerMs: 400, wholeMs: 20_000 }

test.group('A mailbox over IMAP', (group) => {
  let server: ImapServer

  group.each.setup(async () => {
    server = await new ImapServer().open()
    return () => server.close()
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

  test('the mailbox hands over unread reports, newest first, and marks them as read', async ({
    assert,
  }) => {
    const sources = [fromPostfix, fromOldExim, fromGmail].map((from) => from({ messageId }))
    const messages = sources.map((source) => server.put(source))
    assert.deepEqual(await read(), sources.toReversed().map(String))
    assert.isTrue(messages.every(({ read: isRead }) => isRead))
    assert.deepEqual(await read(), [])
  })

  test('the mailbox leaves other mail unread and unopened, and deletes nothing', async ({
    assert,
  }) => {
    const reply = server.put(fromHoliday({ messageId }))
    const report = server.put(fromPostfix({ messageId }))
    assert.lengthOf(await read(), 1)
    assert.isFalse(reply.read)
    assert.isTrue(report.read)
    assert.lengthOf(server.messages, 2)
    for (const assignment of ['EXPUNGE', 'CLOSE', 'MOVE', 'COPY', 'DELETE'])
      assert.notInclude(server.commands, assignment)
  })

  test('a mailbox that was away for thirty days is read up, and what is older is left', async ({
    assert,
  }) => {
    const [older, old] = [31, 30].map((days) => server.put(fromPostfix({ messageId }), days))
    assert.lengthOf(await read(), 1)
    assert.deepEqual([older?.read, old?.read], [false, true])
  })

  test('a report that is not done stays unread, and comes again', async ({ assert }) => {
    const message = server.put(fromPostfix({ messageId }))
    assert.lengthOf(await read(() => false), 1)
    assert.isFalse(message.read)
    assert.notInclude(server.commands, 'STORE')
    assert.lengthOf(await read(), 1)
  })

  test('only the beginning of a huge report travels', async ({ assert }) => {
    server.put(Buffer.concat([fromPostfix({ messageId }), Buffer.alloc(5 * MOST_BYTES, 'x')]))
    const source = firstOf(await read())
    assert.equal(source.length, MOST_BYTES)
    assert.isBelow(server.given, MOST_BYTES + 1_000)
  })

  test('our own failure while reading reaches the caller', async ({ assert }) => {
    const message = server.put(fromPostfix({ messageId }))
    const broken = new Error('the database is away')
    const mailbox = new ImapMailbox(server.settings)
    await assert.rejects(() => mailbox.reports(() => Promise.reject(broken)), broken.message)
    assert.isFalse(message.read)
  })

  test('a wrong password is reported as that, without the login', async ({ assert }) => {
    const error = await failureOf(
      new ImapMailbox({ ...server.settings, password: 'fout-wachtwoord' })
    )
    assert.isTrue(error.refused)
    const said = JSON.stringify([error, error.message, error.stack, error.cause])
    for (const secret of [IMAP_LOGIN.user, 'fout-wachtwoord']) assert.notInclude(said, secret)
  })

  test('the login never travels unencrypted, even when the server asks for it', async ({
    assert,
  }) => {
    const error = await failureOf(new ImapMailbox({ ...server.settings, secure: true }, SHORT))
    assert.isFalse(error.refused)
    assert.notInclude(server.commands, 'LOGIN')
  })

  test('a server that goes quiet at {$self} is given up')
    .with(['begroeting', 'LOGIN', 'SELECT', 'SEARCH', 'FETCH', 'STORE'] as const)
    .run(async ({ assert }, assignment) => {
      server.put(fromPostfix({ messageId }))
      server.silentAt = assignment
      const error = await failureOf(new ImapMailbox(server.settings, SHORT))
      assert.isFalse(error.refused)
    })

  test('a visit that takes too long as a whole is given up', async ({ assert }) => {
    server.put(fromPostfix({ messageId }))
    server.silentAt = 'SEARCH'
    const error = await failureOf(
      new ImapMailbox(server.settings, { answerMs: 60_000, wholeMs: 400 })
    )
    assert.isFalse(error.refused)
  })

  test('a server that hangs up or is absent is reported as that', async ({ assert }) => {
    server.put(fromPostfix({ messageId }))
    server.breaksOffAt = 'FETCH'
    assert.isFalse((await failureOf(new ImapMailbox(server.settings))).refused)
    const gone = await new ImapServer().open()
    const { settings } = gone
    await gone.close()
    assert.equal((await failureOf(new ImapMailbox(settings))).code, 'ECONNREFUSED')
  })
})
