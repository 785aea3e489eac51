import type { Source } from '#domain/play/outdoor_routes/outdoor_route'

/** Where the facts of the route come from. All were read in November 2026, none was checked on the spot. */
const source = (title: string, address: string): Source => ({ title, address })

export const TOURIST_OFFICE = source(
  'Routiq, wandeling ‘Kriskras door Rhenen’ van het Regionaal Bureau voor Toerisme',
  'https://routiq.com/route/520258'
)
export const WALKER = source(
  'Ich geh wandern, ‘Grebbeberg und die Blauwe Kamer’',
  'https://ich-geh-wandern.de/grebbeberg-und-die-blauwe-kamer-nederrijn'
)
export const CYCLIST = source(
  'Fietsknoop, route 26319252',
  'https://fietsknoop.nl/fietsroute-amp/26319252/wageningen-rondje-kasteel-amerongen'
)
export const CANON = source(
  'Canon van Nederland, ‘Heimenberg’',
  'https://www.canonvannederland.nl/nl/utrecht/zuidoost/cunera/verdieping/heimenberg'
)
export const HEUVELRUG = source(
  'Heuvelrug recreatief, ‘Grebbeberg’',
  'https://heuvelrugrecreatief.nl/natuur/grebbeberg/'
)
export const NRC = source(
  'NRC, ‘Ringwalburchten’, 15 september 1994',
  'https://www.nrc.nl/nieuws/1994/09/15/ringwalburchten-7238689-a568412'
)
export const LIBERATION_ROUTE = source(
  'Europe Remembers, Militair Ereveld Grebbeberg',
  'https://old.europeremembers.com/?p=6594'
)
export const HILL_POSITION = source(
  'Wikipedia (Duits), ‘Grebbeberg’: 51° 57′ 9″ N, 5° 36′ 3″ O',
  'https://de.wikipedia.org/wiki/Grebbeberg'
)
export const UTRECHTS_LANDSCHAP = source(
  'Utrechts Landschap, wandelroute Grebbeberg (aangehaald in ‘Trainingsplekken Nederland’)',
  'https://www.utrechtslandschap.nl/routes/wandelroute/grebbeberg'
)
export const GRAVEYARD_POSITION = source(
  'OpenStreetMap, begin van de wandeling bij Grebbeweg 123: 51,95580 N, 5,60161 O (uit de openbare lijst ‘Trainingsplekken Nederland’)',
  'https://www.openstreetmap.org/?mlat=51.95580&mlon=5.60161'
)
export const MILL = source(
  'Visit Rhenen, ‘Binnenmolen’',
  'https://visitrhenen.com/attracties-bezienswaardigheden-rhenen/binnenmolen/'
)
export const WALL = source(
  'Routes in Utrecht, ‘Stadsmuur van Rhenen’',
  'https://routesinutrecht.nl/locaties/502454427/stadsmuur-van-rhenen'
)
export const TOWN_HALL = source(
  'Cultuur in Rhenen, ‘Monument in Rhenen: Oude Raadhuis’',
  'https://cultuurinrhenen.nl/monument-in-rhenen-oude-raadhuis/'
)
/** The headline tells how the story ends, so it is not printed. */
export const STATUE = source(
  'Trouw, over Cunera van Rhenen, januari 2019',
  'https://www.trouw.nl/cultuur/gewurgd-met-haar-eigen-halsdoek~a5bafb72/'
)
export const CLOTH = source(
  'Museum Catharijneconvent, ‘Cunera van Rhenen’',
  'https://www.catharijneconvent.nl/onze-collectie/onze-verhalen/cunera-van-rhenen/'
)
export const PILGRIMAGE = source(
  'Meertens Instituut, ‘Rhenen, H. Cunera’',
  'https://www.meertens.knaw.nl/bedevaart/bol/plaats/623'
)
export const CHURCH = source(
  'Cunerakerk, ‘Over de Cunerakerk’',
  'https://www.cunerakerk.nl/over-de-cunerakerk/'
)
export const MISSING_STONE = source(
  'Reformatorisch Dagblad, ‘Tinkelend daalt Psalm 42 neer op Rhenen’',
  'https://rd.nl/artikel/986774-tinkelend-daalt-psalm-42-vanaf-de-cuneratoren-neer-op-rhenen'
)
export const BELLS = source(
  'Cuneragilde, ‘Beiaard Cuneratoren’',
  'https://cuneragilde-rhenen.nl/beiaard/beiaard-cuneratoren/'
)
export const CHURCH_POSITION = source(
  'BAG, panden 0340100000331050 en 0340100000332237, zwaartepunt van kerk en toren: RD 167186,79 / 440957,91 (uit een openbaar 3D-model van de kerk)',
  'https://bagviewer.kadaster.nl/lvbag/bag-viewer/?objectId=0340100000332237'
)
