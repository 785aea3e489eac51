import { test } from '@japa/runner'
import { merge } from '#domain/shop/settings/merge'

const BEGIN = { naam: 'Kabinet', adres: 'Laan 1', kor: false }

test.group('A form that another saved meanwhile', () => {
  test('{titel}')
    .with([
      {
        titel: 'a field that was left alone follows what is stored',
        getypt: BEGIN,
        opgeslagen: { ...BEGIN, adres: 'Weg 2' },
        verwacht: { ...BEGIN, adres: 'Weg 2' },
      },
      {
        titel: 'what was typed stays, whoever else changed it',
        getypt: { ...BEGIN, naam: 'Kist' },
        opgeslagen: { ...BEGIN, naam: 'Doos', adres: 'Weg 2' },
        verwacht: { ...BEGIN, naam: 'Kist', adres: 'Weg 2' },
      },
      {
        titel: 'a field that was emptied, or unchecked, was typed as well',
        getypt: { ...BEGIN, naam: '', kor: true },
        opgeslagen: { ...BEGIN, naam: 'Doos' },
        verwacht: { ...BEGIN, naam: '', kor: true },
      },
      {
        titel: 'what both made the same is the same',
        getypt: { ...BEGIN, naam: 'Kist' },
        opgeslagen: { ...BEGIN, naam: 'Kist' },
        verwacht: { ...BEGIN, naam: 'Kist' },
      },
    ])
    .run(({ assert }, { getypt: typed, opgeslagen: saved, verwacht: expected }) => {
      assert.deepEqual(merge(BEGIN, typed, saved), expected)
    })
})
