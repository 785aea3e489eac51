import { test } from '@japa/runner'
import { changedMeanwhile, merge, readFormDraft } from '#domain/admin/drafts'

const BEGIN = { name: 'Kabinet', address: 'Laan 1', kor: false }

test.group('A form that another saved meanwhile', () => {
  test('a form merges what another saved: {title}')
    .with([
      {
        title: 'a field that was left alone follows what is stored',
        typed: BEGIN,
        saved: { ...BEGIN, address: 'Weg 2' },
        expected: { ...BEGIN, address: 'Weg 2' },
        others: ['address'],
      },
      {
        title: 'what was typed stays, whoever else changed it',
        typed: { ...BEGIN, name: 'Kist' },
        saved: { ...BEGIN, name: 'Doos', address: 'Weg 2' },
        expected: { ...BEGIN, name: 'Kist', address: 'Weg 2' },
        others: ['name', 'address'],
      },
      {
        title: 'a field that was emptied, or unchecked, was typed as well',
        typed: { ...BEGIN, name: '', kor: true },
        saved: { ...BEGIN, name: 'Doos' },
        expected: { ...BEGIN, name: '', kor: true },
        others: ['name'],
      },
      {
        title: 'what both made the same is the same',
        typed: { ...BEGIN, name: 'Kist' },
        saved: { ...BEGIN, name: 'Kist' },
        expected: { ...BEGIN, name: 'Kist' },
        others: [],
      },
    ])
    .run(({ assert }, { typed, saved, expected, others }) => {
      assert.deepEqual(merge(BEGIN, typed, saved), expected)
      assert.deepEqual(changedMeanwhile(BEGIN, typed, saved), others)
    })

  test('a list is a field like any other', ({ assert }) => {
    const begin = { rooms: [1, 2] }
    assert.deepEqual(merge(begin, { rooms: [1, 2] }, { rooms: [1, 2, 3] }), { rooms: [1, 2, 3] })
    assert.deepEqual(merge(begin, { rooms: [2] }, { rooms: [1, 2, 3] }), { rooms: [2] })
    assert.deepEqual(changedMeanwhile(begin, { rooms: [2] }, { rooms: [2] }), [])
  })
})

test.group('A draft that was kept', () => {
  test('a draft is read as it was kept', ({ assert }) => {
    const draft = { begin: BEGIN, typed: { ...BEGIN, kor: true }, others: ['name'] }
    assert.deepEqual(readFormDraft(JSON.stringify(draft), BEGIN), draft)
  })

  test('a form that changed since then takes the fields that it still has', ({ assert }) => {
    const typed = { name: 'Kist', address: 7, gone: 'weg' }
    const draft = readFormDraft(JSON.stringify({ begin: {}, typed }), BEGIN)
    assert.deepEqual(draft, { begin: BEGIN, typed: { ...BEGIN, name: 'Kist' }, others: [] })
  })

  test('a text that is no draft counts as none: {$self}')
    .with(['', 'zomaar', 'null', '{}', '{"begin":{},"typed":"Kist"}'])
    .run(({ assert }, text) => {
      assert.isNull(readFormDraft(text, BEGIN))
    })
})
