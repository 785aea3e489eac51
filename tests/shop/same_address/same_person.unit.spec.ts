import { test } from '@japa/runner'
import { splitAtOrderNumbers } from '#domain/shop/order_numbers'
import { maybeSamePerson } from '#domain/shop/same_person'

const NOOR = { name: 'Noor de Vries', email: 'noor@example.nl' }

test('somebody may be the same person: {same}, by {what}')
  .with([
    { what: 'another name, the same address', other: { ...NOOR, name: 'Oma' }, same: true },
    { what: 'the same name elsewhere', other: { ...NOOR, email: 'n@werk.example' }, same: true },
    {
      what: 'capitals, accents and dots',
      other: { name: 'NÓÓR  de-Vries', email: 'x@example.nl' },
      same: true,
    },
    {
      what: 'a part after a plus',
      other: { name: 'N.', email: 'NOOR+spel@example.nl' },
      same: true,
    },
    { what: 'somebody else', other: { name: 'Bram', email: 'bram@example.nl' }, same: false },
  ])
  .run(({ assert }, { other, same }) => {
    assert.equal(maybeSamePerson(NOOR, other), same)
  })

test('the numbers of {text} are {numbers}')
  .with([
    { text: 'Waar blijft EK-7K2M9PQR?', numbers: ['EK-7K2M9PQR'] },
    { text: 'ek 7k2m9pqr en 8K2M9PQR', numbers: ['EK-7K2M9PQR', 'EK-8K2M9PQR'] },
    { text: 'EK-7K2M9PQRS is te lang', numbers: [] },
    { text: 'ek\n7k2m9pqr', numbers: ['EK-7K2M9PQR'] },
    { text: '', numbers: [] },
  ])
  .run(({ assert }, { text, numbers }) => {
    const parts = splitAtOrderNumbers(text)
    assert.equal(parts.map((part) => part.text).join(''), text)
    assert.deepEqual(
      parts.flatMap(({ number }) => number ?? []),
      numbers
    )
  })
