import { raadsels } from '#content/boekjes/sintsenior/raadsels'
import type { Blad, Blok } from '#domain/spelen/boekje'

/** The sheet that lies behind a lock, by its mark. */
const ACHTER_SLOT = ['kaars', 'huis', 'lootje', 'schoorsteen', 'maan', 'hoefijzer']

const hintblad = (van: number, tot: number): Blad => ({
  rubriek: 'Draai het blad om als je vastzit',
  titel: `Hints bij slot ${van} tot en met ${tot}`,
  loopDoor: true,
  // The last one on top: who turns the sheet around begins with the first.
  blokken: raadsels
    .map((raadsel, i) => ({ raadsel, slot: i + 1 }))
    .slice(van - 1, tot)
    .toReversed()
    .map(({ raadsel, slot }) => ({
      soort: 'omgekeerd',
      kop: `Slot ${slot}: ${raadsel.naam}`,
      alineas: raadsel.hints.map((hint, h) => `${h + 1}. ${hint}`),
    })),
})

export const hints = [hintblad(1, 4), hintblad(5, 7)]

export const klaarzetten: Blad = {
  rubriek: 'Niet verder lezen als je meespeelt',
  titel: 'Voor wie het klaarzet',
  loopDoor: true,
  blokken: [
    {
      soort: 'tekst',
      alineas: [
        'Reken op een kwartier. Een slot heeft iets nodig om dicht te houden: een etui of rugzak met twee ritstrekkers, een blikje met een beugel, een kastje met twee knoppen. Heb je minder sloten dan zeven, gebruik dan voor de rest het antwoordvel.',
      ],
    },
    {
      soort: 'lijst',
      kop: 'Zo zet je het klaar',
      genummerd: true,
      punten: [
        'Print alle bladen enkelzijdig. Vouw het blad met de opdrachtkaarten scherp langs de lijnen en scheur ze los.',
        'Stel elk slot in op de code uit de tabel, en leg erachter de opdrachtkaart en wat er in de laatste kolom staat.',
        'Stop het cadeau in de zak. Is er voor iedereen iets, des te beter. Sluit hem met slot 7 en stop opdrachtkaart 7 bovenop het cadeau.',
        'Leg op tafel: de omslag, het bord, het blad met de stukken, het vel met de mijter en een handje pepernoten. Ligt er een echt schaakbord, zet het dan met a1 linksonder en zet één wit paard op a1.',
        'Houd het antwoordvel en de hints zelf bij je. Geef een hint als er vijf minuten niets is gebeurd, of als iemand erom vraagt.',
      ],
    },
    {
      soort: 'tabel',
      bijschrift: 'Welke code waarop, en wat erachter ligt',
      kop: ['Slot', 'Code', 'Kaart', 'En verder'],
      rijen: raadsels.map(({ code }, i) => [
        i < 6 ? `${i + 1}` : '7, op de zak',
        code,
        `opdrachtkaart ${i + 1}`,
        i < 6 ? `vel: ${ACHTER_SLOT[i]}` : 'het cadeau',
      ]),
    },
    {
      soort: 'tekst',
      alineas: [
        'Zonder sloten: leg de vellen van slot 2 tot en met 7 ondersteboven op een stapel, geef het antwoordvel erbij en bind de zak dicht met een lint.',
        'Het slot van de avond: het zevende raadsel onthult dat er geen paard over het bord sprong maar een bisschop, een loper dus. En een loper, dat is ook de sleutel die op elk slot past. Zeg dat er vooral niet bij. Er is er altijd een die het zelf bedenkt.',
      ],
    },
  ],
}

export const opdrachtkaarten: Blad = {
  rubriek: 'Voor wie het klaarzet',
  titel: 'De opdrachtkaarten',
  blokken: [
    {
      soort: 'knipkaarten',
      bijschrift: 'Vouw en scheur, of knip. Kaart 1 komt achter slot 1, en zo verder.',
      kolommen: 2,
      hoogte: 48,
      kaarten: raadsels.map(({ opdracht }, i) => ({
        kop: `Slot ${i + 1} is open`,
        regels: [opdracht],
      })),
    },
  ],
}

export const oplossingen: Blad = {
  rubriek: 'De allerlaatste bladen',
  titel: 'Oplossingen',
  loopDoor: true,
  blokken: raadsels.flatMap((raadsel, i): Blok[] => [
    { soort: 'kop', tekst: `Slot ${i + 1}: ${raadsel.naam}, ${raadsel.code}` },
    { soort: 'tekst', alineas: [...raadsel.uitwerking, `Daarna lees je: ‘${raadsel.opdracht}’`] },
  ]),
}
