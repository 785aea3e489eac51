import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Actiecode from '#models/actiecode'
import Auditregel from '#models/auditregel'
import Bestelling from '#models/bestelling'
import { type Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { bestel, KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

const CODE = {
  code: 'lente 10',
  soort: 'percentage',
  waarde: '10',
  spellen: [] as string[],
  vanaf: null,
  totEnMet: null,
  maxTotaal: null,
  maxPerEmail: null,
}
const { code: _, ...REGELS } = CODE
const NEW = '/api/dashboard/actiecode/new'

async function maak(admin: Browser, velden: object = {}): Promise<number> {
  const response = await admin.post(NEW, { ...CODE, ...velden })
  response.assertStatus(201)
  return (response.body() as { id: number }).id
}

const korting = (client: Parameters<typeof post>[0], code: string, pad = 'binky') =>
  post(client, `/api/${pad}/korting`, { actiecode: code })

test.group('Managing discount codes', (group) => {
  group.each.setup(() => legeWinkel())

  test('a code that was made works at once, however people type it', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    await maak(admin)
    for (const getypt of ['LENTE10', 'lente 10']) {
      const response = await korting(client, getypt)
      response.assertStatus(200)
      response.assertBody({ korting: '1.50', totaal: '13.50' })
    }
    const { codes } = gegeven<{ codes: { code: string; stand: string; korting: string }[] }>(
      await admin.open('/dashboard/actiecodes')
    )
    assert.deepInclude(codes[0], { code: 'LENTE10', stand: 'actief', korting: '10 %' })
  })

  test('days count in Dutch time, the last one included; games and limits are kept', async ({
    client,
    assert,
  }) => {
    const id = await maak(await ingelogd(client), {
      soort: 'bedrag',
      waarde: '5,00',
      spellen: ['kunstroof'],
      vanaf: '2026-07-01',
      totEnMet: '2026-12-31',
      maxTotaal: 100,
      maxPerEmail: 1,
    })
    const code = await Actiecode.findOrFail(id)
    assert.equal(code.geldigVanaf!.toUTC().toISO(), '2026-06-30T22:00:00.000Z')
    assert.equal(code.geldigTot!.toUTC().toISO(), '2026-12-31T23:00:00.000Z')
    assert.deepEqual(
      [code.soort, code.waarde, code.spellen, code.maxTotaal, code.maxPerEmail],
      ['bedrag', 500, 'kunstroof', 100, 1]
    )
    const admin = await ingelogd(client)
    const pagina = gegeven<{ code: { vanaf: string; totEnMet: string; waarde: string } }>(
      await admin.open(`/dashboard/actiecodes/${id}`)
    )
    assert.deepInclude(pagina.code, {
      vanaf: '2026-07-01',
      totEnMet: '2026-12-31',
      waarde: '5,00',
    })
  })

  test('{titel} is refused under {veld}')
    .with([
      { titel: 'no code', velden: { code: '' }, veld: 'code' },
      { titel: 'a code with signs', velden: { code: 'LENTE!' }, veld: 'code' },
      { titel: 'no value', velden: { waarde: '' }, veld: 'waarde' },
      { titel: 'more than all of it', velden: { waarde: '101' }, veld: 'waarde' },
      { titel: 'half a percent', velden: { waarde: '10,5' }, veld: 'waarde' },
      { titel: 'nothing off', velden: { soort: 'bedrag', waarde: '0,00' }, veld: 'waarde' },
      { titel: 'an unknown kind', velden: { soort: 'gratis' }, veld: 'soort' },
      {
        titel: 'an end before the beginning',
        velden: { vanaf: '2026-07-02', totEnMet: '2026-07-01' },
        veld: 'totEnMet',
      },
      { titel: 'a day that does not exist', velden: { vanaf: '2026-02-30' }, veld: 'vanaf' },
      { titel: 'a limit of nothing', velden: { maxTotaal: 0 }, veld: 'maxTotaal' },
      { titel: 'a limit in words', velden: { maxPerEmail: 'veel' }, veld: 'maxPerEmail' },
      { titel: 'a game without the field', velden: { spellen: ['sintjunior'] }, veld: 'spellen.0' },
    ])
    .run(async ({ client, assert }, { velden, veld }) => {
      const admin = await ingelogd(client)
      const response = await admin.post(NEW, { ...CODE, ...velden })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [veld])
      assert.lengthOf(await Actiecode.all(), 0)
    })

  test('a code exists once, also when two admins make it at the same moment', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const antwoorden = await Promise.all([admin.post(NEW, CODE), admin.post(NEW, CODE)])
    assert.sameMembers(
      antwoorden.map((antwoord) => antwoord.status()),
      [201, 422]
    )
    assert.lengthOf(await Actiecode.all(), 1)
    assert.lengthOf(await Auditregel.query().where('wat', 'actiecode_gemaakt'), 1)
  })

  test('a stopped code is refused as an expired one is, on the form and in the order', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const id = await maak(admin)
    ;(await admin.post(`/api/dashboard/actiecode/${id}/stop`)).assertStatus(200)
    const verlopen = await Actiecode.create({
      code: 'OUD',
      soort: 'percentage',
      waarde: 10,
      spellen: '',
      gebruiktTotaal: 0,
      geldigTot: DateTime.utc().minus({ days: 1 }),
    })
    const gestopt = await korting(client, 'LENTE10')
    const oud = await korting(client, verlopen.code)
    gestopt.assertStatus(422)
    assert.deepEqual(gestopt.body(), oud.body())

    const bestelling = await post(client, '/api/binky/bestellen', {
      ...KLANT,
      actiecode: 'LENTE10',
    })
    bestelling.assertStatus(422)
    assert.equal(bestelling.body().errors.actiecode[0], 'Deze actiecode is verlopen.')
    assert.lengthOf(await Bestelling.all(), 0)

    ;(await admin.post(`/api/dashboard/actiecode/${id}/hervat`)).assertStatus(200)
    ;(await korting(client, 'LENTE10')).assertStatus(200)
    const { historie } = gegeven<{ historie: { zin: string }[] }>(
      await admin.open(`/dashboard/actiecodes/${id}`)
    )
    assert.deepEqual(
      historie.map(({ zin }) => zin),
      [
        'Actiecode LENTE10 werkt weer.',
        'Actiecode LENTE10 werd gestopt.',
        'Actiecode LENTE10 werd gemaakt: 10 % korting.',
      ]
    )
  })

  test('a code cannot be limited to less than it was used', async ({ client, assert, cleanup }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    const admin = await ingelogd(client)
    const id = await maak(admin)
    for (const email of ['een@example.nl', 'twee@example.nl'])
      await bestel(client, simulator, 'binky', { email, actiecode: 'LENTE10' })

    const pad = `/api/dashboard/actiecode/${id}`
    const minder = await admin.stuur('put', pad, { ...REGELS, maxTotaal: 1 })
    minder.assertStatus(422)
    assert.equal(
      minder.body().errors.maxTotaal[0],
      'Deze code is al 2 keer gebruikt; minder dan dat kan niet.'
    )
    ;(await admin.stuur('put', pad, { ...REGELS, maxTotaal: 2 })).assertStatus(200)
    const op = await korting(client, 'LENTE10')
    op.assertStatus(422)
    assert.equal(op.body().errors.actiecode[0], 'Deze actiecode is op.')
  })

  test('a change is written down with before and after; nothing changed is nothing written', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const id = await maak(admin)
    const pad = `/api/dashboard/actiecode/${id}`
    ;(await admin.stuur('put', pad, REGELS)).assertStatus(200)
    ;(await admin.stuur('put', pad, { ...REGELS, waarde: '25' })).assertStatus(200)
    const [regel, ...meer] = await Auditregel.query().where('wat', 'actiecode_gewijzigd')
    assert.lengthOf(meer, 0)
    const { van, naar } = JSON.parse(regel!.gegevens)
    assert.deepEqual([van.waarde, naar.waarde], [10, 25])
    ;(await korting(client, 'LENTE10')).assertBody({ korting: '3.75', totaal: '11.25' })
  })

  test('a code that is not there cannot be changed or stopped', async ({ client }) => {
    const admin = await ingelogd(client)
    ;(await admin.stuur('put', '/api/dashboard/actiecode/999', REGELS)).assertStatus(404)
    ;(await admin.post('/api/dashboard/actiecode/999/stop')).assertStatus(404)
    ;(await admin.open('/dashboard/actiecodes/999')).assertStatus(404)
  })
})
