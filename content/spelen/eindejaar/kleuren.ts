import { cirkel, lijn, pad, tekening, tekst, vlak } from '#content/spelen/vormen'
import { sneeuw } from '#content/spelen/eindejaar/sheets/tekenhulp'
import { kleurplaatje, KLEURTEKENS, SLOTEN, teken } from '#content/spelen/eindejaar/sheets/tekens'
import type { KleurNaam } from '#content/spelen/eindejaar/vlaggen'
import type { BijnaGoed, Raadsel } from '#domain/spelen/raadsel'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'

const LAKKLEUREN: Record<KleurNaam, Kleur> = {
  groen: 'mos',
  rood: 'lak',
  paars: 'paars',
  oranje: 'oranje',
}

/** A padlock with three wheels; above each wheel stands the symbol of the sheet it waits for. */
function slot(kleur: KleurNaam): Tekening {
  return tekening(400, 400, [
    ...sneeuw(400, 90, 26),
    pad('M 122 150 V 98 A 78 78 0 0 1 278 98 V 150', { lijn: 'inkt', dikte: 25 }),
    pad('M 122 150 V 98 A 78 78 0 0 1 278 98 V 150', { lijn: 'zand', dikte: 19 }),
    vlak(60, 140, 280, 236, { vulling: LAKKLEUREN[kleur], rond: 22 }),
    vlak(72, 152, 256, 212, { lijn: 'papier', dikte: 2, rond: 14 }),
    kleurplaatje(kleur, 200, 82, 0.9),
    ...SLOTEN[kleur].flatMap((naam, i): Vorm[] => {
      const x = 124 + i * 76
      return [
        cirkel(x, 192, 27, { vulling: 'papier', dikte: 2 }),
        teken(naam, x, 192, 1.15),
        vlak(x - 27, 232, 54, 84, { vulling: 'inkt', rond: 8 }),
        vlak(x - 20, 250, 40, 48, { vulling: 'wit', rond: 3 }),
        lijn(x - 20, 241, x + 20, 241, { lijn: 'zacht', dikte: 1.5 }),
        lijn(x - 20, 307, x + 20, 307, { lijn: 'zacht', dikte: 1.5 }),
        tekst(x, 284, '?', 28, { letter: 'code', vet: true, kleur: 'zacht' }),
      ]
    }),
    vlak(140, 326, 120, 34, { vulling: 'papier', dikte: 2, rond: 5 }),
    tekst(200, 350, kleur, 22, { letter: 'titel', vet: true }),
  ])
}

/** Every other order of the three digits: found, but not yet in place. */
function verwisseld(code: string): BijnaGoed[] {
  const [a, b, c] = [...code] as [string, string, string]
  const ordes = [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a]
  return [...new Set(ordes)]
    .filter((orde) => orde !== code)
    .map((orde) => ({
      antwoord: orde,
      tekst:
        'De cijfers heb je, maar ze staan nog niet op hun plaats. Kijk naar de tekens op het slot.',
    }))
}

function finale<K extends KleurNaam>(
  kleur: K,
  inhoud: { label: string; verhaal: string; vraag: string; code: string; uitleg: string }
) {
  const [links, midden, rechts] = SLOTEN[kleur]
  const { code } = inhoud
  return {
    naam: kleur,
    vlag: kleur,
    label: inhoud.label,
    groep: kleur,
    soort: 'finale',
    teken: KLEURTEKENS[kleur],
    verhaal: [inhoud.verhaal],
    materiaal: [
      {
        soort: 'tekening',
        bijschrift: `Het slot, met boven elke draaischijf een teken: ${links}, ${midden}, ${rechts}`,
        beschrijving: `Een hangslot met een ${KLEURTEKENS[kleur]} in de beugel en drie draaischijven naast elkaar. Boven de linkerschijf staat een ${links}, boven de middelste een ${midden}, boven de rechter een ${rechts}.`,
        tekening: slot(kleur),
      },
    ],
    vraag: inhoud.vraag,
    antwoord: code,
    ookGoed: [[...code].join('-'), [...code].join(' ')],
    toonAntwoord: code,
    uitleg: inhoud.uitleg,
    bijnaGoed: verwisseld(code),
    hints: [
      `Elk blad heeft een stempel met een teken. Zet het cijfer van het blad met de ${links} voorop, dan dat van het blad met de ${midden} en dan dat van het blad met de ${rechts}.`,
    ],
  } as const satisfies Raadsel<KleurNaam, KleurNaam>
}

export const kleuren = [
  finale('groen', {
    label: 'Code groen',
    verhaal: 'Het groene slot ruikt naar hars. Drie schijven, en boven elke schijf een teken.',
    vraag: 'Welke drie cijfers openen het groene slot?',
    code: '647',
    uitleg:
      'Het groene slot springt open. In de Aftelklok tikt een radertje, drie slagen gaan op scherp.',
  }),
  finale('rood', {
    label: 'Code rood',
    verhaal: 'Het rode slot zit onder het kaarsvet. Met een duimnagel krab je de tekens vrij.',
    vraag: 'Welke drie cijfers openen het rode slot?',
    code: '355',
    uitleg: 'Het rode slot smelt haast open. Weer drie slagen erbij.',
  }),
  finale('paars', {
    label: 'Code paars',
    verhaal: 'Het paarse slot tikt als je je oor ertegenaan houdt. Ongeduldig, lijkt het wel.',
    vraag: 'Welke drie cijfers openen het paarse slot?',
    code: '943',
    uitleg: 'Het paarse slot zwaait open, precies op tijd. Weer drie slagen erbij.',
  }),
  finale('oranje', {
    label: 'Code oranje',
    verhaal:
      'Het oranje slot voelt warm aan. Er zit een lontje aan, maar dat is voor de sier. Hopelijk.',
    vraag: 'Welke drie cijfers openen het oranje slot?',
    code: '866',
    uitleg: 'Het oranje slot sist, en laat los. Weer drie slagen erbij.',
  }),
] as const satisfies readonly Raadsel<KleurNaam, KleurNaam>[]
