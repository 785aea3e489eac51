import type { Fact, OutdoorRoute, Source } from '#domain/play/outdoor_routes/outdoor_route'
import * as sources from '#games/cunera/pilgrim_route/route_sources'

const fact = (source: Source, text: string): Fact => ({ text, source })

/**
 * The pilgrim route of the game, from the river to the tower. Somebody at home misses nothing: no
 * step asks for what is seen on the way.
 */
export const pilgrimRoute: OutdoorRoute = {
  title: 'De pelgrimsroute door Rhenen',
  introduction:
    'Het verhaal van Cunera speelt in een stad waar je gewoon heen kunt. Deze route gaat van de rivier naar de toren, te voet of op de fiets, en bij bijna elke halte hoort een stuk van het spel. De stappen komen niet in de volgorde van de haltes: speel eerst thuis en ga daarna kijken. Bij een halte staat bij welke stappen zij hoort: wie verder leest dan hij speelt, loopt vooruit op het verhaal.',
  warning:
    'Niet ter plaatse nagelopen: deze route is gemaakt uit bronnen, die eronder staan. Let op het verkeer, op borden en afsluitingen, en kijk vooraf of gebouwen open zijn.',
  advice: [
    fact(
      sources.WALKER,
      'Te voet: loop van het Stationsplein naar de rivier, ga linksaf en volg de Cuneralaan met de Nederrijn aan je rechterhand, tot in het bos van de Grebbeberg.'
    ),
    fact(
      sources.CYCLIST,
      'Op de fiets: langs de voet van de Grebbeberg, dicht bij de Rijn, loopt een fietspad onderlangs.'
    ),
    fact(
      sources.UTRECHTS_LANDSCHAP,
      'Honden mogen niet mee de Grebbeberg op, ook niet aan de lijn.'
    ),
  ],
  distances: [
    fact(
      sources.GRAVEYARD_POSITION,
      'Van station Rhenen naar het Ereveld is het hemelsbreed 1,6 kilometer.'
    ),
    fact(sources.NRC, 'Van het Ereveld naar de Heimenberg is het een paar honderd meter lopen.'),
    fact(
      sources.CHURCH_POSITION,
      'Van het Ereveld naar de Cunerakerk is het hemelsbreed 2,5 kilometer, berekend uit beide coördinaten. Over de weg is het verder.'
    ),
    fact(
      sources.TOURIST_OFFICE,
      'Ter vergelijking: de stadswandeling van het toerismebureau langs station, Cuneraheuvel, kerk en stadsmuur is 8,3 kilometer.'
    ),
  ],
  stops: [
    {
      name: 'De Rijn bij de brug',
      where: 'Stationsplein, dan omlaag naar de Rijnbrug',
      steps: [1, 2],
      story: 'Over deze rivier voeren de pelgrims.',
      facts: [
        fact(
          sources.TOURIST_OFFICE,
          'Van het station ga je naar beneden en onder de Rijnbrug door. Daar kom je op de Cuneralaan.'
        ),
      ],
      extra: 'Welke kant stroomt het water op? Aan welke kant ligt Keulen dus?',
    },
    {
      name: 'De Cuneraheuvel',
      where: 'Cuneralaan',
      steps: [4, 5, 6],
      story: 'Hier werd ze opnieuw begraven, zo gaat het verhaal.',
      facts: [
        fact(
          sources.TOURIST_OFFICE,
          'Wie van de Rijnbrug komt, ziet de heuvel aan zijn linkerhand. Er staan twaalf jonge linden op.'
        ),
      ],
      extra: 'Tel de linden. Zijn het er nog twaalf? Wie ze geteld heeft, mag even gaan zitten.',
    },
    {
      name: 'Het Ereveld op de Grebbeberg',
      where: 'Grebbeweg 123',
      position: { latitude: 51.9558, longitude: 5.60161, source: sources.GRAVEYARD_POSITION },
      steps: [],
      story: 'Hier wordt niet gespeeld. Zet de fiets op slot en wees even stil.',
      facts: [
        fact(
          sources.LIBERATION_ROUTE,
          'Op het Militair Ereveld liggen ruim 850 Nederlandse militairen, gesneuveld in mei 1940.'
        ),
      ],
      extra: 'Loop een rij langs en lees een paar namen hardop.',
    },
    {
      name: 'De Heimenberg en de Koningstafel',
      where: 'Te voet vanaf het Ereveld het bos in, naar de rand boven de Rijn',
      position: { latitude: 51.9525, longitude: 5.60083, source: sources.HILL_POSITION },
      steps: [3, 7],
      story: 'Het huis van de koning stond op een heuvel boven de Rijn.',
      facts: [
        fact(
          sources.CANON,
          'In het bos ligt een halfronde wal van 240 bij 115 meter, misschien uit de zevende eeuw. De koning uit het verhaal kan een voorganger zijn geweest van wie hem liet aanleggen.'
        ),
        fact(
          sources.HEUVELRUG,
          'Wandelaars mogen er vrij rondlopen, en bij de ingang staat een bord. Binnen de wal ligt de Koningstafel, waar in de zeventiende eeuw een andere koning zijn jagers liet eten.'
        ),
        fact(
          sources.NRC,
          'Pas op met kinderen: aan de rivierkant valt de berg bijna loodrecht zeker veertig meter naar beneden.'
        ),
      ],
      extra: 'Er zijn twee wallen. Welke is hoger, de binnenste of de buitenste?',
    },
    {
      name: 'De Binnenmolen en de stadsmuur',
      where: 'Vlak bij de Molenstraat, in het centrum',
      steps: [],
      story: 'Voor al die pelgrims moest brood gebakken worden.',
      facts: [
        fact(
          sources.MILL,
          'De molen van 1893 staat bij een stuk van de noordelijke stadsmuur. In de oorlog kwam er een gat in de romp, en van dat gat is een rond venster gemaakt.'
        ),
        fact(sources.WALL, 'Rhenen kreeg zijn muur in 1346. Resten zijn op meer plekken te zien.'),
      ],
      extra: 'Zoek het ronde venster dat eerst een gat was.',
    },
    {
      name: 'Het Oude Raadhuis',
      where: 'Markt',
      steps: [8],
      story: 'Over de doek, en waar hij gebleven is.',
      facts: [
        fact(
          sources.TOWN_HALL,
          'Sinds 1450 staat hier het raadhuis, en sinds 2018 is het een stadsmuseum. In de hal staat nog het hek waarachter recht werd gesproken.'
        ),
        fact(
          sources.STATUE,
          'In het museum staat een eikenhouten beeld van Cunera, meer dan vijfhonderd jaar oud en nog in de goudverf.'
        ),
        fact(
          sources.CLOTH,
          'De doek zelf ligt niet in Rhenen: hij hoort bij de collectie van Museum Catharijneconvent in Utrecht.'
        ),
      ],
      extra: 'Is het museum open? Zoek in de hal het hek, en binnen het beeld.',
    },
    {
      name: 'De Cunerakerk en de toren',
      where: 'Kerkplein 1',
      position: { latitude: 51.95692, longitude: 5.56449, source: sources.CHURCH_POSITION },
      steps: [9, 10],
      story: 'Hier komt de tocht aan.',
      facts: [
        fact(sources.CHURCH, 'De toren is 82 meter hoog en werd gebouwd van 1492 tot 1531.'),
        fact(
          sources.PILGRIMAGE,
          'Aan het plafond van de doorgang onder de toren staan de eerste en de laatste dag van de bouw: 11 mei 1492 en 28 mei 1531. Het westportaal draagt de beeltenis van Cunera.'
        ),
        fact(
          sources.MISSING_STONE,
          'Onderaan de toren lieten de metselaars één steen weg, vertelt een gids. Zo was het werk nooit helemaal klaar.'
        ),
        fact(
          sources.BELLS,
          'In de toren hangen 47 klokken. Eén minuut voor het hele en het halve uur klinkt een wijsje.'
        ),
      ],
      extra: 'Zoek de plek van de ontbrekende steen, en wacht op het wijsje.',
    },
  ],
}
