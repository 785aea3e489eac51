import { test } from '@japa/runner'
import {
  explainGroup,
  linesOf,
  messageOf,
  readMessage,
} from '#app/shop/indications/indication_words'
import { readIndication, type Indication } from '#app/shop/indications/read_indication'
import type { Evening } from '#domain/shop/bookings/evening_price'
import { wishedDay } from '#domain/shop/indications'
import { present } from '#tests/helpers/present'

const NOW = new Date('2026-11-24T12:00:00Z')

const ask = (evening: Evening, query: Record<string, unknown>) =>
  readIndication(evening, query, NOW)

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

const asked = async (evening: Evening, query: Record<string, unknown>): Promise<Indication> =>
  present((await ask(evening, query)).indication, 'an indication')

test('an evening is priced line by line: {evening}, {personen} people, {km} km')
  .with([
    {
      evening: 'spellenfabriek' as const,
      personen: '24',
      km: '38',
      lines: ['24 personen × € 15,00: 36000', 'Reiskosten: 2 × 38 km × € 0,40: 3040'],
    },
    {
      evening: 'ontgoocheld2' as const,
      personen: '6',
      km: '12',
      lines: ['Vaste prijs van het spel: 6000', 'Reiskosten: 2 × 12 km × € 0,40: 960'],
    },
    {
      evening: 'spellenfabriek' as const,
      personen: '9',
      km: '0',
      lines: ['9 personen × € 15,00: 13500'],
    },
  ])
  .run(async ({ assert }, { evening, personen: people, km, lines }) => {
    const indication = await asked(evening, { personen: people, km })
    assert.deepEqual(
      linesOf(indication).map(({ what, cents }) => spaced(`${what}: ${cents}`)),
      lines
    )
  })

test('a visitor with a group outside {evening} is told so, and reads its price: {personen}')
  .with([
    { evening: 'spellenfabriek' as const, personen: '8', says: 'minstens 9 personen' },
    { evening: 'spellenfabriek' as const, personen: '9', says: null },
    { evening: 'spellenfabriek' as const, personen: '60', says: null },
    { evening: 'spellenfabriek' as const, personen: '61', says: 'hoogstens 60 personen' },
    { evening: 'ontgoocheld2' as const, personen: '2', says: 'minstens 3 personen' },
    { evening: 'ontgoocheld2' as const, personen: '7', says: 'hoogstens 6 personen' },
  ])
  .run(async ({ assert }, { evening, personen: people, says }) => {
    const warning = explainGroup(await asked(evening, { personen: people, km: '10' }))
    if (says === null) assert.isNull(warning)
    else assert.include(warning, says)
  })

test('a visitor reads under the field what cannot be: {query}')
  .with([
    { query: 'personen=24', fields: ['km'] },
    { query: 'km=10', fields: ['personen'] },
    { query: 'dag=2026-12-12', fields: ['personen', 'km'] },
    { query: 'personen=0&km=10', fields: ['personen'] },
    { query: 'personen=12,5&km=10', fields: ['personen'] },
    { query: 'personen=veel&km=-1', fields: ['personen', 'km'] },
    { query: 'personen=1000&km=501', fields: ['personen', 'km'] },
    { query: 'personen=0&km=501&dag=2020-01-01', fields: ['personen', 'km', 'dag'] },
    { query: 'personen=24&km=10&dag=zaterdag', fields: ['dag'] },
    { query: 'personen=24&km=10&dag=2026-02-31', fields: ['dag'] },
    { query: 'personen=24&km=10&dag=2026-11-23', fields: ['dag'] },
    { query: 'personen=24&km=10&dag=2028-11-25', fields: ['dag'] },
  ])
  .run(async ({ assert }, { query, fields }) => {
    const { errors, indication } = await ask(
      'spellenfabriek',
      Object.fromEntries(new URLSearchParams(query))
    )
    assert.isNull(indication)
    assert.sameMembers(Object.keys(errors), fields)
    for (const texts of Object.values(errors)) assert.match(texts.join(), /^[A-Z][^{}]+\.$/)
  })

test('words that are not ours ask for nothing, and nothing odd is shown again', async ({
  assert,
}) => {
  for (const query of [{}, { utm_source: 'x' }, { personen: ['24'], km: { a: '1' } }]) {
    const { typed, errors, indication } = await ask('spellenfabriek', query)
    assert.deepEqual([typed, errors], [{ personen: '', km: '', dag: '' }, {}])
    assert.isNull(indication)
  }
  const { typed } = await ask('spellenfabriek', { personen: '9'.repeat(5000), km: '1' })
  assert.lengthOf(typed.personen, 20)
})

test('a day may be wished for from today until two years ahead', ({ assert }) => {
  assert.deepEqual(wishedDay('2026-11-24', NOW), { ok: true, value: '2026-11-24' })
  assert.deepEqual(wishedDay('2028-11-24', NOW), { ok: true, value: '2028-11-24' })
  assert.deepEqual(wishedDay('2028-11-25', NOW), { ok: false, error: 'too_far' })
  assert.deepEqual(wishedDay('2026-11-23', NOW), { ok: false, error: 'past' })
})

test('today is the day of the Netherlands, just after midnight too', ({ assert }) => {
  const justAfter = new Date('2026-11-23T23:30:00Z')
  assert.deepEqual(wishedDay('2026-11-23', justAfter), { ok: false, error: 'past' })
})

test('the message says what was computed, and leaves room for the rest', async ({ assert }) => {
  const message = messageOf(
    await asked('spellenfabriek', { personen: '24', km: '38', dag: '2026-12-12' })
  )
  assert.deepEqual(spaced(message).split('\n'), [
    'Hallo,',
    '',
    'Ik heb belangstelling voor Spellenfabriek.',
    '',
    'Dag: zaterdag 12 december 2026',
    'Tijd: ',
    'Aantal: 24 personen',
    'Plaats en postcode: ',
    'Rijden: 38 km, enkele reis',
    '',
    'Jullie rekenhulp gaf als indicatie € 390,40:',
    '- 24 personen × € 15,00 = € 360,00',
    '- Reiskosten: 2 × 38 km × € 0,40 = € 30,40',
    '',
    'Kan dat?',
  ])
  assert.include(
    messageOf(await asked('ontgoocheld2', { personen: '1', km: '0' })),
    'Dag: in overleg'
  )
})

test('a message is read back: {evening}, {query}')
  .with([
    { evening: 'spellenfabriek' as const, query: 'personen=24&km=38&dag=2026-12-12' },
    { evening: 'spellenfabriek' as const, query: 'personen=1&km=0' },
    { evening: 'ontgoocheld2' as const, query: 'personen=6&km=500&dag=2028-11-24' },
  ])
  .run(async ({ assert }, { evening, query }) => {
    const typed = Object.fromEntries(new URLSearchParams(query))
    assert.deepEqual(readMessage(messageOf(await asked(evening, typed))), {
      ...{ evening, people: typed.personen, km: typed.km, day: typed.dag ?? '', time: '' },
    })
  })

test('a message is read as its writer changed it', async ({ assert }) => {
  const message = messageOf(
    await asked('spellenfabriek', { personen: '24', km: '38', dag: '2026-12-12' })
  )
  const read = (from: string, to: string) => readMessage(message.replace(from, to))
  assert.equal(read('Aantal: 24 personen', 'Aantal: 30, misschien 32')?.people, '30')
  assert.equal(read('Aantal: 24 personen', 'Aantal: weten we nog niet')?.people, '')
  assert.equal(read('zaterdag 12 december', 'vrijdag 11 december')?.day, '2026-12-11')
  assert.equal(read('zaterdag 12 december', 'vrijdag 12 december')?.day, '', 'no such day')
  for (const [typed, time] of [
    ['Tijd: 19.30 uur', '19:30'],
    ['Tijd: 9:05', '09:05'],
    ['Tijd: om 20 uur', '20:00'],
    ["Tijd: 's avonds", ''],
    ['Tijd: 25.00', ''],
    ['Tijd: 3 mensen weten het', ''],
  ] as const)
    assert.equal(read('Tijd: ', typed)?.time, time, typed)
  assert.equal(readMessage(message.replaceAll('\n', '\r\n'))?.day, '2026-12-12')
})

test('a message of other words says nothing of an evening', ({ assert }) => {
  assert.isNull(readMessage('Aantal: 24 personen\nRijden: 38 km'))
})
