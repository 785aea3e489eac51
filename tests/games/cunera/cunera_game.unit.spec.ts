import { test } from '@japa/runner'
import { cunera } from '#games/cunera/cunera_game'

test('Cunera has the ten steps of the specification', ({ assert }) => {
  const { puzzles, ending: end } = cunera
  assert.deepEqual(
    puzzles.map(({ label, flag, answer, hints }) => [label, flag, answer, hints.length]),
    [
      ['In de boot genomen', 'stap1_antwoord', '1', 4],
      ['Wat blijft over…', 'stap2_antwoord', 'De pelgrimstocht naar Rome was lang', 2],
      ['Meten is weten, weten, weten', 'stap3_antwoord', 'legende', 4],
      ['Samuel M. kan je helpen', 'stap4_antwoord', 'De paarden weigeren de stal', 4],
      ['Op weg naar de tweede statie', 'stap5_antwoord', 'lucht', 4],
      ['Het staat geschreven zoals het gedrukt is', 'stap6_antwoord', '9310', 4],
      ['Sleutelpositie', 'stap7_antwoord', '239', 4],
      ['Wegennet', 'stap8_antwoord', 'moordwapen', 4],
      ['Geknipt voor het goede nummer', 'stap9_antwoord', '68', 4],
      ['Reken x reken', 'stap10_antwoord', '3', 4],
    ]
  )
  assert.equal(end.title, 'De pelgrimstocht is met succes afgelegd')
})
