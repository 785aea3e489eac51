import { test } from '@japa/runner'
import { merge } from '#domain/shop/settings/merge'

const BEGIN = { name: 'Kabinet', address: 'Laan 1', kor: false }

test.group('A form that another saved meanwhile', () => {
  test('a form merges what another saved: {title}')
    .with([
      {
        title: 'a field that was left alone follows what is stored',
        typed: BEGIN,
        saved: { ...BEGIN, address: 'Weg 2' },
        expected: { ...BEGIN, address: 'Weg 2' },
      },
      {
        title: 'what was typed stays, whoever else changed it',
        typed: { ...BEGIN, name: 'Kist' },
        saved: { ...BEGIN, name: 'Doos', address: 'Weg 2' },
        expected: { ...BEGIN, name: 'Kist', address: 'Weg 2' },
      },
      {
        title: 'a field that was emptied, or unchecked, was typed as well',
        typed: { ...BEGIN, name: '', kor: true },
        saved: { ...BEGIN, name: 'Doos' },
        expected: { ...BEGIN, name: '', kor: true },
      },
      {
        title: 'what both made the same is the same',
        typed: { ...BEGIN, name: 'Kist' },
        saved: { ...BEGIN, name: 'Kist' },
        expected: { ...BEGIN, name: 'Kist' },
      },
    ])
    .run(({ assert }, { typed, saved, expected }) => {
      assert.deepEqual(merge(BEGIN, typed, saved), expected)
    })
})
