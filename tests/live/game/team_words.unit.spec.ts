import { test } from '@japa/runner'
import { costInWords, inPoints, teamName } from '../../../inertia/live/game/team_words.js'

test.group('The words on the phone of a team', () => {
  test('a team is called as it chose, and by its card until then', ({ assert }) => {
    assert.equal(teamName({ name: 'Team 3', custom_name: 'De Uilen' }), 'De Uilen')
    assert.equal(teamName({ name: 'Team 3', custom_name: null }), 'Team 3')
  })

  test('{points} reads {says}')
    .with([
      { points: 0, says: '0 punten' },
      { points: 1, says: '1 punt' },
      { points: 50, says: '50 punten' },
    ])
    .run(({ assert }, { points, says }) => {
      assert.equal(inPoints(points), says)
    })

  test('a wrong answer that is refused with {body} says {says}')
    .with([
      { body: '{"kosten":5,"herhaald":false}', says: '−5 punten' },
      { body: '{"kosten":1,"herhaald":false}', says: '−1 punt' },
      { body: '{"kosten":0,"herhaald":false}', says: 'geen punten' },
      { body: '{"kosten":0,"herhaald":true}', says: 'dit antwoord was al geteld' },
      { body: '{"kosten":0}', says: 'geen punten' },
      { body: '{"reden":"leeg_antwoord"}', says: undefined },
      { body: '"<html>"', says: undefined },
      { body: 'null', says: undefined },
    ])
    .run(({ assert }, { body, says }) => {
      assert.equal(costInWords(JSON.parse(body)), says)
    })
})
