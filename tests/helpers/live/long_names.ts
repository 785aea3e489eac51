/** Forty letters, as many as a name may have, in twenty different ways. */
export const LONG_NAMES = [
  'De Onverschrokken Raadselridders van 1572',
  'Wij Weten Werkelijk Waar Willem Woonde W',
  'Hottentottententententoonstellingsmakers',
  'Binky en de Wrekers van de Korenmolen 12',
  'Sherlock Holmes en de zeven Watsonnetjes',
  'ARBEIDSONGESCHIKTHEIDSVERZEKERINGSMAATJE',
  'Kampioen Puzzelaars zonder Handleidingen',
  'Het Allerlaatste Redmiddel van Groep Ach',
  'Team Buitengewone Opsporingsambtenaren B',
  'Kwartiermakers van de Kromme Nieuwegracht',
  'De Vergeten Sleutelbossen van de Conciër',
  'Meervoudig Ongeslagen Kampioenen van Oss',
  'Vrienden van Tante Truus en haar Poedels',
  'Ja maar zo stond het niet in de opdracht',
  'iiiiiiiiii iiiiiiiiii iiiiiiiiii iiiiiii',
  'Bakkerij Brink: de Nachtploeg van Perron',
  'Wie dit leest zit te dicht bij het scher',
  'Écht Wél Één Öogje Dicht: Ĳsbrand & Co. ',
  'De Dobbelsteengieterij van Oma Zwaantjes',
  'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM',
].map((name) => name.slice(0, 40).trim())

/** As teams usually call themselves. */
export const ORDINARY_NAMES = [
  ...['De Uilen', 'De Vossen', 'Team Turbo', 'Bakkerij Boven', 'De Raadselridders'],
  ...['Groep 8b', 'Oma en Co', 'Sherlock & Co', 'De Speurneuzen', 'Zilver', 'Kompas'],
  ...['De Dassen', 'Slot Open', 'Puzzelbende', 'De Kraaien', 'Hoofdbrekers', 'Café Zonder'],
  ...['Tafel 9', 'Wie Weet Het', 'Sleutelkinderen'],
]
