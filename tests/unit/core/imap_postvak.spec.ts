import { test } from '@japa/runner'
import { ImapPostvak } from '#app/core/mail/imap_postvak'
import { MOST_BYTES } from '#app/core/mail/mail_parts'
import { PostvakOnbereikbaar } from '#app/core/mail/postvak'
import { IMAP_LOGIN, ImapServer } from '#tests/helpers/imap_server'
import { vanGmail, vanOudeExim, vanPostfix, vanVakantie } from '#tests/helpers/rapporten'

const messageId = 'levering.abc@winkel.example.nl'
const KORT = { answerMs: 400, wholeMs: 20_000 }

test.group('A mailbox over IMAP', (group) => {
  let server: ImapServer

  group.each.setup(async () => {
    server = await new ImapServer().open()
    return () => server.sluit()
  })

  const lees = async (klaar: (bron: string) => boolean = () => true) => {
    const gelezen: string[] = []
    await new ImapPostvak(server.settings).reports(async (bron) => {
      gelezen.push(bron.toString())
      return klaar(bron.toString())
    })
    return gelezen
  }

  const fout = async (postvak: ImapPostvak): Promise<PostvakOnbereikbaar> => {
    try {
      await postvak.reports(async () => true)
    } catch (error) {
      if (error instanceof PostvakOnbereikbaar) return error
      throw error
    }
    throw new Error('The mailbox could be read')
  }

  test('hands over unread reports, newest first, and marks them as read', async ({ assert }) => {
    const bronnen = [vanPostfix, vanOudeExim, vanGmail].map((van) => van({ messageId }))
    const berichten = bronnen.map((bron) => server.leg(bron))
    assert.deepEqual(await lees(), bronnen.toReversed().map(String))
    assert.isTrue(berichten.every(({ gelezen }) => gelezen))
    assert.deepEqual(await lees(), [])
  })

  test('leaves other mail unread and unopened, and deletes nothing', async ({ assert }) => {
    const antwoord = server.leg(vanVakantie({ messageId }))
    const rapport = server.leg(vanPostfix({ messageId }))
    assert.lengthOf(await lees(), 1)
    assert.isFalse(antwoord.gelezen)
    assert.isTrue(rapport.gelezen)
    assert.lengthOf(server.berichten, 2)
    for (const opdracht of ['EXPUNGE', 'CLOSE', 'MOVE', 'COPY', 'DELETE'])
      assert.notInclude(server.opdrachten, opdracht)
  })

  test('a report that is not done stays unread, and comes again', async ({ assert }) => {
    const bericht = server.leg(vanPostfix({ messageId }))
    assert.lengthOf(await lees(() => false), 1)
    assert.isFalse(bericht.gelezen)
    assert.notInclude(server.opdrachten, 'STORE')
    assert.lengthOf(await lees(), 1)
  })

  test('of a huge report only the beginning travels', async ({ assert }) => {
    server.leg(Buffer.concat([vanPostfix({ messageId }), Buffer.alloc(5 * MOST_BYTES, 'x')]))
    const [bron] = await lees()
    assert.equal(bron!.length, MOST_BYTES)
    assert.isBelow(server.gegeven, MOST_BYTES + 1_000)
  })

  test('what goes wrong with us while we read goes on to who asked', async ({ assert }) => {
    const bericht = server.leg(vanPostfix({ messageId }))
    const kapot = new Error('the database is away')
    const postvak = new ImapPostvak(server.settings)
    await assert.rejects(() => postvak.reports(() => Promise.reject(kapot)), kapot.message)
    assert.isFalse(bericht.gelezen)
  })

  test('a wrong password is told as that, without the login', async ({ assert }) => {
    const error = await fout(new ImapPostvak({ ...server.settings, password: 'fout-wachtwoord' }))
    assert.isTrue(error.geweigerd)
    const gezegd = JSON.stringify([error, error.message, error.stack, error.cause])
    for (const geheim of [IMAP_LOGIN.user, 'fout-wachtwoord']) assert.notInclude(gezegd, geheim)
  })

  test('the login never travels in the open, also when the server would have it so', async ({
    assert,
  }) => {
    const error = await fout(new ImapPostvak({ ...server.settings, secure: true }, KORT))
    assert.isFalse(error.geweigerd)
    assert.notInclude(server.opdrachten, 'LOGIN')
  })

  test('a server that goes quiet at {$self} is given up')
    .with(['begroeting', 'LOGIN', 'SELECT', 'SEARCH', 'FETCH', 'STORE'] as const)
    .run(async ({ assert }, opdracht) => {
      server.leg(vanPostfix({ messageId }))
      server.zwijgtBij = opdracht
      const error = await fout(new ImapPostvak(server.settings, KORT))
      assert.isFalse(error.geweigerd)
    })

  test('a visit that takes too long as a whole is given up', async ({ assert }) => {
    server.leg(vanPostfix({ messageId }))
    server.zwijgtBij = 'SEARCH'
    const error = await fout(new ImapPostvak(server.settings, { answerMs: 60_000, wholeMs: 400 }))
    assert.isFalse(error.geweigerd)
  })

  test('a server that hangs up, or is not there, is told as that', async ({ assert }) => {
    server.leg(vanPostfix({ messageId }))
    server.breektAfBij = 'FETCH'
    assert.isFalse((await fout(new ImapPostvak(server.settings))).geweigerd)
    const weg = await new ImapServer().open()
    const { settings } = weg
    await weg.sluit()
    assert.equal((await fout(new ImapPostvak(settings))).code, 'ECONNREFUSED')
  })
})
