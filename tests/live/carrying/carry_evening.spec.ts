import { mkdtempSync, rmSync, statSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { RoundResult } from '#app/live/rounds/round_result_transformer'
import Round from '#models/live/round'
import Team from '#models/live/team'
import { loggedIn } from '#tests/helpers/browser'
import { assignment } from '#tests/helpers/core/ace_command'
import { emptyShop } from '#tests/helpers/database'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { Laptop } from '#tests/helpers/live/laptop'
import { pageProps } from '#tests/helpers/page_props'
import { captured, firstOf, itemAt, present } from '#tests/helpers/present'

const CODE = /uit te pakken: ([\w-]+)/

/** A round as people read it: without the numbers that each database gives for itself. */
function asRead({
  eindstand: finalScores,
  regels: lines,
  corrections,
  log,
  ...heading
}: RoundResult) {
  return {
    started: heading.started_at.slice(0, 19),
    closed: heading.closed_at?.slice(0, 19),
    winners: heading.winners,
    standings: finalScores.map(({ team_id: _, ...standing }) => standing),
    lines: lines
      .map(({ team_id: _, room_id: __, ...line }) => line)
      .sort((one, other) => one.room.localeCompare(other.room)),
    corrections: corrections.map(({ team, punten: points, reden: reason }) => ({
      team,
      punten: points,
      reden: reason,
    })),
    log: log.map(({ sentence, time }) => `${time.slice(0, 19)} ${sentence}`),
  }
}

test.group('An evening in a hall without internet', (group) => {
  group.each.setup(() => emptyShop())

  test('an evening goes to a laptop, is played there, and comes back as it was played; a second time changes nothing', async ({
    assert,
    client,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-usb-'))
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    const laptop = await Laptop.make()
    cleanup(() => laptop.shop.cleanUp())
    const { customer, rooms, teams } = await createEvening({ rooms: 2, teams: 2 })
    const [going, coming] = [join(folder, 'brink.avond'), join(folder, 'brink.uitslag')]

    const packed = await assignment(['evening:pack', String(customer.id), going])
    assert.equal(packed.code, 0, packed.said)
    const code = captured(CODE, packed.said)
    assert.equal(statSync(going).mode & 0o777, 0o600)
    const written = readFileSync(going, 'utf8')
    for (const secret of ['antwoord 1', firstOf(teams).apiToken, customer.email])
      assert.notInclude(written, secret)

    const typed = code.toLowerCase().replaceAll('-', ' ')
    const unpacked = await laptop.shop.command('evening:unpack', going, `--code=${typed}`)
    assert.equal(unpacked.code, 0, unpacked.said)
    const there = Number(captured(/spellenfabriek\/(\d+)/, unpacked.said))
    await laptop.open()
    const before = await laptop.look(there)
    const again = await laptop.shop.command('evening:unpack', going, `--code=${code}`)
    assert.include(again.said, 'er is niets veranderd')
    assert.deepEqual(
      { ...(await laptop.look(there)), server_tijd: 0 },
      { ...before, server_tijd: 0 }
    )

    /** A third team turns up, and a room of the laptop itself is added. */
    const game = present(before.spellenfabriek, 'the game on the laptop')
    const chosen = game.rooms.map(({ id }) => id)
    const own = present(
      game.rooms_available.find(({ id }) => !chosen.includes(id)),
      'a room of the laptop'
    )
    await laptop.configure(there, {
      tijdsduur: 60,
      roomsIdsChecked: [...chosen, own.id],
      roomsIdsNotChecked: [],
      aantalTeams: 3,
    })
    await play(laptop, there, teams, [...chosen, own.id])
    const early = await laptop.shop.command('evening:results', coming)
    assert.equal(early.code, 1)
    assert.include(early.said, 'Verzamelpunt stoppen')
    await laptop.press(there, 'stoplobby')
    const list = `/dashboard/klant/spellenfabriek/${there}/rondes`
    const { rounds } = await laptop.page<{ rounds: { id: number }[] }>(list)
    const { result: played } = await laptop.page<{ result: RoundResult }>(
      `${list}/${firstOf(rounds).id}`
    )
    const results = await laptop.shop.command('evening:results', coming)
    assert.equal(results.code, 0, results.said)

    const back = await assignment(['evening:bring-back', coming])
    assert.equal(back.code, 0, back.said)
    assert.include(back.said, 'Teruggebracht: ronde 1')
    const round = await Round.query().firstOrFail()
    const admin = await loggedIn(client)
    const address = `/dashboard/klant/spellenfabriek/${customer.id}/rondes/${round.id}`
    const home = async () => pageProps<{ result: RoundResult }>(await admin.open(address)).result
    const atHome = await home()
    const [here, elsewhere] = [asRead(atHome), asRead(played)]
    /** What was set up at home led up to the round as well. */
    const log = here.log.filter((line) => elsewhere.log.includes(line))
    assert.deepEqual({ ...here, log }, elsewhere)
    assert.deepEqual(atHome.winners, ['De Uilen'])
    const entered = atHome.regels.filter(({ tried }) => tried).map(({ room_id: id }) => id)
    assert.includeMembers(
      entered,
      rooms.map(({ id }) => id)
    )
    /** The cards may be in other hands at home by now: names stay with the round. */
    assert.deepEqual(
      (await Team.query().where('customer_id', customer.id).orderBy('number')).map(
        ({ displayName }) => displayName
      ),
      ['Team 1', 'Team 2', 'Team 3', 'Team 4']
    )

    const twice = await assignment(['evening:bring-back', coming])
    assert.equal(twice.code, 0)
    assert.include(twice.said, 'Stond er al, en bleef zoals het was: ronde 1')
    assert.deepEqual(await home(), atHome)
    assert.lengthOf(await Round.all(), 1)
  }).timeout(180_000)
})

/** Names, a hint, a wrong answer, a solved room, a shown answer and a correction. */
async function play(
  laptop: Laptop,
  customerId: number,
  teams: readonly Team[],
  [one, two, own]: readonly number[]
) {
  const [owls, foxes] = [firstOf(teams).apiToken, itemAt(teams, 1).apiToken]
  await laptop.press(customerId, 'openlobby')
  await laptop.tap(owls, 'teamname', { newTeamName: 'De Uilen' })
  await laptop.tap(foxes, 'teamname', { newTeamName: 'De Vossen' })
  const { teams: all } = await laptop.look(customerId)
  const late = itemAt(all, 2).id
  await laptop.ofTeam(customerId, late, 'naam', { naam: 'Te laat' })
  await laptop.press(customerId, 'startspel')
  await laptop.tap(owls, 'enterroom', { roomid: one })
  await laptop.tap(owls, 'useHint1', { roomid: one })
  await laptop.tap(owls, 'answerOk', { roomid: one, points: 100, antwoord: 'iets anders' })
  await laptop.tap(owls, 'answerOk', { roomid: one, points: 100, antwoord: 'antwoord 1' })
  await laptop.tap(foxes, 'enterroom', { roomid: two })
  await laptop.tap(foxes, 'answerOk', { roomid: two, points: 100, antwoord: 'fout' })
  await laptop.tap(owls, 'enterroom', { roomid: own })
  await laptop.tap(owls, 'useHint1', { roomid: own })
  await laptop.press(customerId, 'extratijd', { seconden: 60 })
  await laptop.ofTeam(customerId, late, 'punten', { punten: -5, reden: 'te laat' })
}
