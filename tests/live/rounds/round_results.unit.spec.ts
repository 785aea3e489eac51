import { test } from '@japa/runner'
import { logSentence } from '#app/live/rounds/log_sentence'
import { resultCsv, resultFileName } from '#app/live/rounds/result_csv'

const ROOM = { room_id: 1, room: 'De kluis', tried: true, getoond: false }
const RESULT = {
  eindstand: [
    { team_id: 2, naam: '=Uilen', punten: 70, klaar: 1, plaats: 1 },
    { team_id: 1, naam: 'Team 1', punten: 0, klaar: 0, plaats: 2 },
  ],
  regels: [
    { ...ROOM, team_id: 1, team: 'Team 1', opgelost: false, punten: 0, wrong: 2, hints: [] },
    { ...ROOM, team_id: 2, team: '=Uilen', opgelost: true, punten: 80, wrong: 0, hints: [1, 2] },
  ],
  corrections: [
    { id: 1, team_id: 2, team: '=Uilen', punten: -10, reden: '+ te laat; gezien', time: '' },
  ],
}

test.group('A round as a spreadsheet', () => {
  test('a spreadsheet has a row for each team and room and for each correction, the best team first', ({
    assert,
  }) => {
    const result = RESULT as Parameters<typeof resultCsv>[0]
    assert.deepEqual(resultCsv(result).split('\r\n'), [
      '\uFEFFPlaats;Team;Soort;Kamer;Opgelost;Punten;Foute antwoorden;Hints;Reden',
      "1;'=Uilen;kamer;De kluis;ja;80;0;2;",
      `1;'=Uilen;correctie;;;-10;;;"'+ te laat; gezien"`,
      '2;Team 1;kamer;De kluis;nee;0;2;0;',
      '',
    ])
  })

  test('the file is named after the customer and the day in Amsterdam', ({ assert }) => {
    const round = { started_at: '2026-11-20T23:30:00.000Z', nummer: 2 }
    assert.equal(resultFileName('Brink', round), 'uitslag-brink-2026-11-21-ronde-2.csv')
    assert.equal(resultFileName('北京', round), 'uitslag-2026-11-21-ronde-2.csv')
  })
})

test.group('The log of a round', () => {
  const names = {
    teams: [{ id: 1, name: 'Team 1', displayName: 'Uilen' }],
    rooms: [{ id: 5, name: 'De kluis' }],
  } as unknown as Parameters<typeof logSentence>[1]

  test('the line of {what} reads: {sentence}')
    .with([
      { what: 'startspel', data: {}, sentence: 'Het spel begon.' },
      { what: 'extratijd', data: { seconds: 300 }, sentence: 'Alle teams kregen 5 minuten extra.' },
      {
        what: 'extratijd',
        data: { seconds: 90 },
        sentence: 'Alle teams kregen 90 seconden extra.',
      },
      { what: 'betreden', data: { room_id: 5 }, sentence: 'Uilen ging De kluis binnen.' },
      { what: 'hint2', data: { room_id: 5 }, sentence: 'Uilen gebruikte hint 2 in De kluis.' },
      {
        what: 'fout',
        data: { room_id: 5, answer: 'rood' },
        sentence: "Uilen gaf een fout antwoord in De kluis: 'rood'",
      },
      {
        what: 'opgelost',
        data: { room_id: 5, points: 1 },
        sentence: 'Uilen loste De kluis op: 1 punt.',
      },
      { what: 'betreden', data: { room_id: 9 }, sentence: 'Uilen ging een kamer binnen.' },
      { what: 'name_chosen', data: { name: 'Uilen' }, sentence: 'Team 1 koos de naam Uilen.' },
      {
        what: 'correctie',
        data: { points: -10, reason: 'te laat' },
        sentence: 'Uilen verloor 10 punten door een correctie: te laat',
      },
      { what: 'iets_nieuws', data: {}, sentence: 'Er gebeurde iets anders (iets_nieuws).' },
    ])
    .run(({ assert }, { what, data, sentence }) => {
      assert.equal(logSentence({ what, teamId: 1, data: JSON.stringify(data) }, names), sentence)
    })
})
