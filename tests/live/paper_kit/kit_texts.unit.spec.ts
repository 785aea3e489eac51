import { test } from '@japa/runner'
import { READING, STRONG } from '#app/core/pdf/fitted_text'
import { cutOff, fittedName } from '#app/live/paper_kit/kit_names'
import { BOUND, keptTogether, placeOf } from '#app/live/paper_kit/room_texts'

const shown = (text: string) => keptTogether(text).replaceAll(BOUND, '_')

test.group('Texts of the paper kit', () => {
  test('pairs and short rows of numbers stay together, boards and prose do not', ({ assert }) => {
    assert.equal(shown('Rijen: rij 1: 1 · rij 2: 3'), 'Rijen: rij_1:_1_· rij_2:_3')
    assert.equal(shown('Gooi 6, 3, 3, 6, 5, 6.'), 'Gooi 6,_3,_3,_6,_5,_6.')
    assert.equal(shown('3 noord, 2 west, 5 zuid'), '3_noord, 2_west, 5_zuid')
    const long = Array.from({ length: 20 }, (_, index) => index).join(', ')
    assert.equal(shown(long), long.replace(', 19', ',_19'))
    for (const same of ['W Z Z = A', 'Een zin over 6 bij 6 vakjes.'])
      assert.equal(shown(same), same)
    assert.equal(
      shown('Een lange eerste zin · en dan de tweede'),
      'Een lange eerste zin_· en dan de tweede'
    )
  })

  test('a place is said without the name of its room', ({ assert }) => {
    assert.equal(placeOf('A4 Vlootwerf', 'Vlootwerf'), 'A4')
    assert.equal(placeOf('Zolder: vlootwerf', 'Vlootwerf'), 'Zolder')
    assert.equal(placeOf('Vlootwerf', 'Vlootwerf'), 'Vlootwerf')
    assert.equal(placeOf('A4 Kamer', 'Kamer 4'), 'A4 Kamer')
  })

  test('a name stays whole with smaller letters, and is divided with a hyphen when it must', ({
    assert,
  }) => {
    const box = { width: 150, height: 40, lineHeight: 1.2 }
    const name = 'Hottentottententententoonstellingscomité'
    const { lines, size } = fittedName(name, STRONG, box, [10.5, 9])
    assert.equal(size, 9)
    assert.isAbove(lines.length, 1)
    assert.isTrue(lines.slice(0, -1).every((line) => line.endsWith('-')))
    assert.equal(lines.map((line) => line.replace(/-$/, '')).join(''), name)
    const whole = fittedName('Speurneuzenvereniging Oost', STRONG, { ...box, width: 115 }, [12, 9])
    assert.deepEqual(whole.lines, ['Speurneuzenvereniging', 'Oost'])
  })

  test('a line that is too long ends with an ellipsis', ({ assert }) => {
    assert.equal(cutOff('Kort', READING, 9, 100), 'Kort')
    assert.match(cutOff('Muziekvereniging '.repeat(9), READING, 9, 200), /^Muziek.*…$/)
  })
})
