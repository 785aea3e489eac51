import { test } from '@japa/runner'
import { toCsv, toFilenamePart } from '#app/core/exports/csv'

/** The only cell of a file. */
const cell = (value: string | number) => toCsv([[value]]).slice(1, -2)

test.group('A file for spreadsheets', () => {
  test('a file begins with a BOM, has `;` between values and ends each row', ({ assert }) => {
    assert.equal(
      toCsv([
        ['Team', 'Punten'],
        ['Uilen', 90],
      ]),
      '\uFEFFTeam;Punten\r\nUilen;90\r\n'
    )
  })

  test('the value {0} is written as {1}')
    .with([
      ['De Uilen', 'De Uilen'],
      ['Café Zoë', 'Café Zoë'],
      ['wie; wat', '"wie; wat"'],
      ['zei "hoi"', '"zei ""hoi"""'],
      ['twee\nregels', '"twee\nregels"'],
      [' rand ', '" rand "'],
      ['a,b', 'a,b'],
      ['', ''],
      [-10, '-10'],
      [0, '0'],
    ] as [string | number, string][])
    .run(({ assert }, [value, expected]) => {
      assert.equal(cell(value), expected)
    })

  test('a text that begins like a formula is shown, not run: {$self}')
    .with([
      ...['=1+1', '+31 6', '-10', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '=HYPERLINK("x";"y")'],
      ...[' =1+1', '\t=1', '\r=1', '\nA', '\u00A0=1', '\u0000=1'],
    ])
    .run(({ assert }, value) => {
      assert.match(cell(value), /^"?'/)
    })

  test('the name of a file has letters, digits and hyphens only', ({ assert }) => {
    assert.equal(toFilenamePart('Bakkerij Brink & Zoë'), 'bakkerij-brink-zoe')
    assert.equal(toFilenamePart('../"; x=1\r\n'), 'x-1')
    assert.equal(toFilenamePart('北京'), '')
  })

  test('the name of a long file ends with a whole word', ({ assert }) => {
    const band = 'Muziekvereniging Ons Genoegen Wijk bij Duurstede'
    assert.equal(
      toFilenamePart(`${band}, jubileumavond`),
      'muziekvereniging-ons-genoegen-wijk-bij-duurstede'
    )
    assert.equal(toFilenamePart('w'.repeat(100)), 'w'.repeat(60))
    assert.equal(toFilenamePart(`${'w'.repeat(60)} en meer`), 'w'.repeat(60))
  })
})
