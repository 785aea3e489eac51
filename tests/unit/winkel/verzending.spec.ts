import { test } from '@japa/runner'
import {
  LABELS_PER_VEL,
  LABELVEL,
  labelplek,
  REGELHOOGTE,
  zetOpLabel,
} from '#domain/winkel/adreslabel'
import {
  leesTrackTrace,
  magVerzenden,
  verzendstand,
  volglink,
  type Verzendstand,
  type Verzendvraag,
} from '#domain/winkel/verzending'

const MM_PER_PUNT = 25.4 / 72

test.group('A parcel', () => {
  test('the code {getypt} is kept as {code}')
    .with([
      { getypt: '3SABCD1234567', code: '3SABCD1234567' },
      { getypt: ' 3s abcd-1234.567 ', code: '3SABCD1234567' },
      { getypt: '  ', code: null },
      { getypt: 'https://volg.example.nl/a?b=c', code: 'https://volg.example.nl/a?b=c' },
    ])
    .run(({ assert }, { getypt, code }) => {
      assert.deepEqual(leesTrackTrace(getypt), { ok: true, value: code })
    })

  test('{$self} is no code')
    .with([
      'abc',
      '=HYPERLINK("x")',
      'javascript:alert(1)',
      'http://volg.example.nl/',
      '<b>3SABCD</b>',
    ])
    .run(({ assert }, getypt) => assert.isFalse(leesTrackTrace(getypt).ok))

  test('{vervoerder} is followed at {link}')
    .with([
      { vervoerder: 'PostNL', link: 'https://jouw.postnl.nl/track-and-trace/3SABC1-NL-3911AB' },
      { vervoerder: 'DHL', link: 'https://my.dhlecommerce.nl/home/tracktrace/3SABC1/3911AB' },
      {
        vervoerder: 'DPD',
        link: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=3SABC1',
      },
      { vervoerder: 'Anders', link: null },
    ])
    .run(({ assert }, { vervoerder, link }) => {
      assert.equal(volglink(vervoerder, '3SABC1', '3911 AB'), link)
    })

  test('a whole address is followed as it is, and nothing is followed nowhere', ({ assert }) => {
    assert.equal(volglink('Anders', 'https://volg.example.nl/1', null), 'https://volg.example.nl/1')
    assert.isNull(volglink('PostNL', null, '3911 AB'))
  })
})

test.group('An address label', () => {
  const past = ({ punten, regels }: { punten: number; regels: readonly string[] }) => ({
    hoog: regels.length * punten * REGELHOOGTE * MM_PER_PUNT,
    breed: Math.max(...regels.map((regel) => [...regel].length)) * punten * 0.6 * MM_PER_PUNT,
  })

  test('an ordinary address stands in large letters, a line each', ({ assert }) => {
    const adres = ['Noor de Vries', 'Dorpsstraat 12', '3911 AB Rhenen']
    assert.deepEqual(zetOpLabel(adres), { punten: 13, regels: adres })
  })

  test('the longest address fits, {naam}')
    .with([
      { naam: 'in words', letter: 'Wijnand ' },
      { naam: 'in one word', letter: 'W' },
      { naam: 'beyond the letters of a keyboard', letter: '𝒲ő' },
    ])
    .run(({ assert }, { letter }) => {
      const lang = (lengte: number) => letter.repeat(lengte).slice(0, lengte)
      const adres = [lang(100), lang(150), `3911 AB ${lang(100)}`]
      const zetsel = zetOpLabel(adres)
      const { hoog, breed } = past(zetsel)
      assert.isAtMost(hoog, LABELVEL.hoogte - 10)
      assert.isAtMost(breed, LABELVEL.breedte - 10)
      const zonderWit = (tekst: string) => tekst.replace(/\s/g, '')
      assert.equal(zonderWit(zetsel.regels.join('')), zonderWit(adres.join('')))
    })

  test('fourteen fill a sheet, from left to right, and the next begins a new one', ({ assert }) => {
    assert.equal(LABELS_PER_VEL, 14)
    assert.deepEqual(labelplek(0), { vel: 0, links: 4.65, boven: 15.15 })
    assert.deepEqual(labelplek(1), { vel: 0, links: 106.25, boven: 15.15 })
    assert.closeTo(labelplek(13).boven + LABELVEL.hoogte, 297 - 15.15, 0.01)
    assert.closeTo(labelplek(13).links + LABELVEL.breedte, 210 - 4.65, 0.01)
    assert.deepEqual(labelplek(14), { vel: 1, links: 4.65, boven: 15.15 })
  })
})

test.group('Whether a parcel may leave', () => {
  const BETAALD: Verzendvraag = {
    ...{ status: 'betaald', perPost: true, herroepingen: [], geannuleerd: false },
  }

  test('{stand}: may be sent is {mag}')
    .with([
      { order: {}, stand: 'te_verzenden', mag: true },
      { order: { herroepingen: ['afgewezen'] }, stand: 'te_verzenden', mag: true },
      { order: { herroepingen: ['afgewezen', 'ontvangen'] }, stand: 'herroepen', mag: false },
      { order: { herroepingen: ['retour_ontvangen'] }, stand: 'herroepen', mag: false },
      { order: { herroepingen: ['afgehandeld'] }, stand: 'na_herroeping', mag: true },
      { order: { geannuleerd: true }, stand: 'na_annulering', mag: true },
      {
        order: { geannuleerd: true, herroepingen: ['ontvangen'] },
        stand: 'herroepen',
        mag: false,
      },
      {
        order: { status: 'geannuleerd', geannuleerd: true },
        stand: 'niets_te_verzenden',
        mag: false,
      },
      { order: { status: 'verzonden' }, stand: 'niets_te_verzenden', mag: false },
      { order: { status: 'terugbetaald' }, stand: 'niets_te_verzenden', mag: false },
      { order: { perPost: false }, stand: 'niets_te_verzenden', mag: false },
    ] as { order: Partial<Verzendvraag>; stand: Verzendstand; mag: boolean }[])
    .run(({ assert }, { order, stand, mag }) => {
      const gevonden = verzendstand({ ...BETAALD, ...order })
      assert.equal(gevonden, stand)
      assert.equal(magVerzenden(gevonden), mag)
    })
})
