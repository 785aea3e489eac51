import { test } from '@japa/runner'
import { logSentence } from '#app/live/rounds/log_sentence'
import { resultCsv, resultFileName } from '#app/live/rounds/result_csv'

const ROOM = { room_id: 1, room: 'De kluis', geprobeerd: true }
const RESULT = {
  eindstand: [
    { team_id: 2, naam: '=Uilen', punten: 70, klaar: 1, plaats: 1 },
    { team_id: 1, naam: 'Team 1', punten: 0, klaar: 0, plaats: 2 },
  ],
  regels: [
    { ...ROOM, team_id: 1, team: 'Team 1', opgelost: false, punten: 0, fout: 2, hints: [] },
    { ...ROOM, team_id: 2, team: '=Uilen', opgelost: true, punten: 80, fout: 0, hints: [1, 2] },
  ],
  correcties: [
    { id: 1, team_id: 2, team: '=Uilen', punten: -10, reden: '+ te laat; gezien', tijd: '' },
  ],
}

test.group('A round as a spreadsheet', () => {
  test('has a row for each team and room and for each correction, the best team first', ({
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

  test('the file is named after the klant and the day in Amsterdam', ({ assert }) => {
    const round = { begonnen_op: '2026-11-20T23:30:00.000Z', nummer: 2 }
    assert.equal(resultFileName('Brink', round), 'uitslag-brink-2026-11-21-ronde-2.csv')
    assert.equal(resultFileName('北京', round), 'uitslag-2026-11-21-ronde-2.csv')
  })
})

test.group('The log of a round', () => {
  const names = {
    teams: [{ id: 1, name: 'Team 1', roepnaam: 'Uilen' }],
    rooms: [{ id: 5, naam: 'De kluis' }],
  } as unknown as Parameters<typeof logSentence>[1]

  test('{wat} reads: {zin}')
    .with([
      { wat: 'startspel', gegevens: {}, zin: 'Het spel begon.' },
      { wat: 'extratijd', gegevens: { seconden: 300 }, zin: 'Alle teams kregen 5 minuten extra.' },
      { wat: 'extratijd', gegevens: { seconden: 90 }, zin: 'Alle teams kregen 90 seconden extra.' },
      { wat: 'betreden', gegevens: { room_id: 5 }, zin: 'Uilen ging De kluis binnen.' },
      { wat: 'hint2', gegevens: { room_id: 5 }, zin: 'Uilen gebruikte hint 2 in De kluis.' },
      {
        wat: 'fout',
        gegevens: { room_id: 5, antwoord: 'rood' },
        zin: "Uilen gaf een fout antwoord in De kluis: 'rood'",
      },
      {
        wat: 'opgelost',
        gegevens: { room_id: 5, punten: 1 },
        zin: 'Uilen loste De kluis op: 1 punt.',
      },
      { wat: 'betreden', gegevens: { room_id: 9 }, zin: 'Uilen ging een kamer binnen.' },
      { wat: 'naam_gekozen', gegevens: { naam: 'Uilen' }, zin: 'Team 1 koos de naam Uilen.' },
      {
        wat: 'correctie',
        gegevens: { punten: -10, reden: 'te laat' },
        zin: 'Uilen verloor 10 punten door een correctie: te laat',
      },
      { wat: 'iets_nieuws', gegevens: {}, zin: 'Er gebeurde iets anders (iets_nieuws).' },
    ])
    .run(({ assert }, { wat: what, gegevens: data, zin: sentence }) => {
      assert.equal(
        logSentence({ wat: what, teamId: 1, gegevens: JSON.stringify(data) }, names),
        sentence
      )
    })
})
