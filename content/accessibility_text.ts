import type { TextBlock } from '#domain/shop/information'

/**
 * What the shop does for people who see, hear, read or type in another way, and what it still
 * lacks.
 */
export const ACCESSIBILITY: readonly TextBlock[] = [
  {
    kind: 'alinea',
    text: 'Iedereen moet hier een spel kunnen kiezen, bestellen en spelen: met een toetsenbord, met een schermlezer, met grote letters of met één hand aan een telefoon. Hieronder staat hoe ver we daarmee zijn, en wat je kunt doen als iets niet lukt.',
  },
  { kind: 'kop', text: 'Wat je mag verwachten' },
  {
    kind: 'lijst',
    points: [
      'Alles op de website werkt met alleen een toetsenbord, en je ziet steeds waar je bent.',
      'Teksten zijn te vergroten en passen ook op een scherm van 320 pixels breed. Er is een lichte en een donkere weergave, en beweging gaat uit als je apparaat daarom vraagt.',
      'Kleur zegt nooit iets alleen: er staat altijd een woord of een teken bij.',
      'Bij de tekeningen van de onlinespellen staat een beschrijving waarmee het raadsel op te lossen is. Wat je hoort, staat er ook in letters of als tekening.',
      'Elk boekje is er ook als webpagina, met elke tekening in woorden, en met hints en oplossingen dichtgevouwen. Je vindt die bij de download of op de pagina van je bestelling. Ook facturen, het Feestpakket, de oorkonde, de cadeaukaart en de cadeaubon staan als webpagina naast hun pdf.',
      'Op raadsels zit geen klok. Alleen een avond met de Spellenfabriek heeft een tijd, en die kan de spelleider verlengen.',
    ],
  },
  { kind: 'kop', text: 'Wat nog niet lukt' },
  {
    kind: 'lijst',
    points: [
      'Wat je print, is een pdf zonder labels voor een schermlezer; daarvoor is de webpagina. Wat geknipt, gevouwen of gemeten wordt, vraagt om handen: speel het samen, of kies een spel dat je online speelt.',
      'De filmpjes hebben geen gesproken beschrijving van het beeld.',
      'We toetsen elke pagina aan de richtlijnen WCAG 2.2, niveau AA, met programma’s en met het toetsenbord. Een onafhankelijk onderzoek is er nog niet geweest.',
    ],
  },
  { kind: 'kop', text: 'Kom je er niet uit?' },
  {
    kind: 'alinea',
    text: 'Mail naar {email} en vertel waar je was en wat er gebeurde. We antwoorden binnen drie werkdagen en zoeken samen een manier die wel werkt: een bestelling per e-mail, een puzzel in een andere vorm, of een ander spel.',
  },
]
