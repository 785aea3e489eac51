import { WITHDRAWING } from '#content/withdrawal_texts'
import type { TextBlock, Question } from '#domain/shop/information'

/**
 * The information pages, written out from the constants of the specification. Where the
 * specification gives two terms, each page follows its own: the FAQ says three days, the order page
 * five working days.
 */

export const QUESTIONS: readonly Question[] = [
  {
    question: 'Wat zijn de reiskosten als jullie bij ons op locatie komen?',
    answer: [
      'Voor Ontgoocheld 2.0 en de Spellenfabriek komen we naar je toe. Daarvoor rekenen we € 0,40 per kilometer.',
      'Je hoort het bedrag voordat je boekt. Wat je vooraf hoort, is wat je betaalt.',
    ],
  },
  {
    question: 'Hoe snel krijg ik mijn spel?',
    answer: [
      'Een download of speellink krijg je direct na je betaling per e-mail. Niets ontvangen? Kijk even bij de ongewenste e-mail, of stuur ons een bericht.',
      'Spellen die per post komen, versturen we binnen drie dagen na je betaling. We verzenden alleen binnen Nederland.',
    ],
  },
  {
    question: 'Met hoeveel mensen kunnen we spelen?',
    answer: [
      'Dat verschilt per spel en staat bij elk spel vermeld: van twee spelers aan de keukentafel tot zestig collega’s in een zaal.',
      'Met meer mensen? Splits de groep en speel tegen elkaar, of kies de Spellenfabriek: die is gemaakt voor 9 tot 60 spelers.',
    ],
  },
  {
    question: 'Ik heb een andere vraag. Waar kan ik terecht?',
    answer: [
      'Stuur ons een bericht via de contactpagina. We streven ernaar om je vraag binnen drie werkdagen te beantwoorden.',
    ],
  },
]

export const WITHDRAWAL: TextBlock[] = [
  {
    kind: 'alinea',
    text: 'Je hebt het recht om je bestelling tot 14 dagen na ontvangst zonder opgave van reden te annuleren. Hieronder lees je hoe dat gaat en wat het kost.',
  },
  { kind: 'kop', text: 'Zo annuleer je' },
  {
    kind: 'lijst',
    points: [
      'Laat ons binnen 14 dagen na ontvangst weten dat je de bestelling annuleert. Het snelst gaat het met het formulier hieronder: zonder inloggen, in twee stappen, en je krijgt meteen een bevestiging. Per e-mail aan {email} of via de contactpagina mag ook. Vermeld je naam en je bestelnummer; een reden hoeft niet.',
      'Na je annulering heb je nog eens 14 dagen om het spel terug te sturen.',
      'Binnen 7 dagen nadat we de retourzending hebben ontvangen, storten we het volledige bedrag terug, langs dezelfde weg als waarlangs je hebt betaald. De standaardverzendkosten van de heenreis horen daarbij.',
    ],
  },
  { kind: 'knop', text: WITHDRAWING },
  { kind: 'kop', text: 'Retourneren' },
  {
    kind: 'alinea',
    text: 'De kosten van het terugsturen zijn voor jouw rekening. Reken op ongeveer € 5,50 per pakket; het precieze tarief hangt af van de vervoerder. Stuur het spel compleet terug, zo veel mogelijk in de staat waarin je het kreeg. Ons adres: {adres}.',
  },
  { kind: 'kop', text: 'Spellen die je zelf print' },
  {
    kind: 'alinea',
    text: 'Producten die je zelf print, worden niet vergoed. Bij het bestellen vragen we of je direct toegang wilt en of je begrijpt dat je herroepingsrecht daarmee vervalt. Wat je daar kiest, staat ook in de e-mail die je van ons krijgt. Is er iets mis met een bestand of een link? Dan lossen we dat natuurlijk op.',
  },
  { kind: 'kop', text: 'Cadeaubonnen' },
  {
    kind: 'alinea',
    text: 'Een cadeaubon die je bij ons kocht, kun je tot 14 dagen na je bestelling teruggeven, zolang er niets mee is betaald. Je krijgt het hele bedrag terug en de bon werkt niet meer.',
  },
  { kind: 'kop', text: 'Optredens en avonden op locatie' },
  {
    kind: 'alinea',
    text: 'Voor Ontgoocheld 2.0 en de Spellenfabriek spreken we een datum af. Voor een dienst op een afgesproken dag geldt het herroepingsrecht niet. Kun je niet, mail dan zo vroeg mogelijk: meestal vinden we samen een andere dag.',
  },
  { kind: 'kop', text: 'Modelformulier' },
  {
    kind: 'alinea',
    text: 'Je mag deze tekst gebruiken, maar het hoeft niet: “Aan {naam}, {adres}, {email}. Ik deel u mede dat ik onze overeenkomst over de verkoop van het volgende spel herroep: [spel]. Besteld op / ontvangen op: [datum]. Bestelnummer: [nummer]. Naam en adres: [naam en adres]. Datum: [datum].”',
  },
  {
    kind: 'modelformulier',
    text: 'Modelformulier om te printen (pdf)',
  },
]

export const PRIVACY_DATE = '16-04-2021'

export const PRIVACY: TextBlock[] = [
  {
    kind: 'alinea',
    text: '{naam} gaat zorgvuldig om met je gegevens. We vragen alleen wat we nodig hebben, gebruiken het alleen voor het doel waarvoor je het gaf en verkopen niets door. Hieronder staat wat we bewaren, waarom en hoe lang.',
  },
  { kind: 'kop', text: 'Wat we van je vragen' },
  {
    kind: 'lijst',
    points: [
      'Bij een bestelling: je naam en e-mailadres, en voor een spel per post ook je adres, postcode en woonplaats.',
      'Bij een betaling: de betaling zelf loopt via Mollie. Wij krijgen te horen of er betaald is; je bank- of kaartgegevens zien we niet.',
      'Bij een avond die je boekt: je naam, e-mailadres en telefoonnummer, waar en wanneer we komen, en wat we je aanboden. Een bedrijf ook met zijn naam en het adres voor de factuur.',
      'Bij een cadeau: de naam en het e-mailadres van wie het krijgt, en je bericht. We gebruiken ze alleen om het cadeau te bezorgen en om te laten weten tot wanneer er gespeeld kan worden.',
      'Bij een cadeaubon: de naam en het e-mailadres van wie hem krijgt, en je bericht, als je die invult. We gebruiken ze alleen om de bon te bezorgen.',
      'Bij een herroeping: je naam, je e-mailadres en om welke bestelling het gaat.',
      'Bij een bericht via de contactpagina: je naam, je e-mailadres, je telefoonnummer als je dat invult, en je bericht.',
      'Bij het online spelen: welke puzzels zijn opgelost en welke hints zijn geopend, zodat je later verder kunt.',
      'Hoe vaak een fout antwoord bij een raadsel is geprobeerd, en wat spelers na afloop van een spel vinden: allebei zonder naam, speellink of adres. Een fout antwoord dat minder dan drie keer is geprobeerd, verdwijnt na 30 dagen.',
      'Als je daar na het spel voor kiest: je beoordeling, bewaard bij je bestelling of bij het cadeau dat je kreeg. Wie het cadeau gaf, krijgt hem niet van ons. Op de pagina van het spel staat hij zonder je naam. Je haalt hem weg op je speelpagina, en na twee jaar verdwijnt hij vanzelf.',
      'Wat we over je bestelling noteren als je belt of mailt, zodat we je kunnen helpen.',
      'Wat je op het scherm tekent of half hebt getypt, blijft op je eigen apparaat.',
    ],
  },
  { kind: 'kop', text: 'Waarvoor we het gebruiken' },
  {
    kind: 'alinea',
    text: 'Om je bestelling te leveren, je vraag te beantwoorden en aan onze wettelijke plichten te voldoen, zoals de administratie voor de Belastingdienst. De grondslagen zijn de overeenkomst met jou en de wet. Is een bestelling na een uur nog niet betaald, dan krijg je daarover één e-mail. We sturen geen nieuwsbrieven waar je niet om vroeg.',
  },
  { kind: 'kop', text: 'Hoe lang we het bewaren' },
  {
    kind: 'lijst',
    points: [
      'Bestelgegevens bewaren we 7 jaar, omdat de Belastingdienst dat vraagt. We tellen vanaf het einde van het kalenderjaar.',
      'Gegevens voor statistiek verwijderen we na 14 maanden. Ze bevatten geen namen, adressen of cookies.',
      'Contactberichten verwijderen we uiterlijk een jaar na het laatste antwoord.',
      'Bestellingen die niet zijn betaald, verwijderen we na 90 dagen.',
      'Wat je online hebt opgelost en welke hints je hebt geopend, verwijderen we 90 dagen nadat je speellink is verlopen. Heeft je speellink geen einddatum, dan bewaren we het zo lang als de bestelling zelf.',
      'Een boeking van een avond verwijderen we een jaar na die avond, of na de laatste wijziging. Is ervoor betaald, dan bewaren we haar zo lang als de bestelling.',
      'Een herroeping bewaren we bij je bestelling. Hoort er geen bestelling bij, dan verwijderen we haar een jaar nadat ze is afgehandeld.',
      'Onze facturen kunnen naar onze boekhouder gaan. Het bestand dat we daarvoor maken, verdwijnt na 7 dagen van onze server.',
      'Leid je als spelleider een avond, dan verwijderen we je account 90 dagen nadat je laatste uitnodiging is afgelopen.',
    ],
  },
  { kind: 'kop', text: 'Met wie we het delen' },
  {
    kind: 'alinea',
    text: 'Met Mollie voor de betaling, met de bezorger voor een pakket, en met de bedrijven die onze website en e-mail technisch laten werken. Met hen is afgesproken dat zij je gegevens nergens anders voor gebruiken. Bij een spel per post kan onze server aan de Locatieserver van PDOK (het Kadaster) vragen welke plaats bij een postcode en huisnummer hoort; meer dan die twee krijgt die dienst niet. Maken we het etiket van je pakket bij Sendcloud, dan krijgt die dienst de naam en het adres die op het pakket staan, en geeft ze door aan de bezorger.',
  },
  {
    kind: 'alinea',
    text: 'Boek je een avond, dan kunnen we je naam, het aantal personen, dag, tijd en adres in onze eigen agenda zetten, en het adres opzoeken in een routeplanner. De bedrijven daarachter krijgen niet meer dan dat.',
  },
  { kind: 'kop', text: 'Cookies' },
  {
    kind: 'alinea',
    text: 'De winkel plaatst geen cookies en volgt je niet. Er is dus ook geen cookiebalk. Alleen wie inlogt om een spel te beheren, krijgt een cookie die dat mogelijk maakt.',
  },
  {
    kind: 'alinea',
    text: 'Wie Cunera van Rhenen speelt, kan dat ook zonder bereik. Daarvoor bewaart je eigen toestel de pagina van jouw speellink, met wat daarop al is opgelost. Dat blijft op je toestel, en verdwijnt zodra de link niet meer werkt of je de gegevens van deze site wist.',
  },
  { kind: 'kop', text: 'Jouw rechten' },
  {
    kind: 'alinea',
    text: 'Je mag je gegevens inzien, laten verbeteren, laten verwijderen of meenemen, en je mag bezwaar maken tegen het gebruik ervan. Stuur een e-mail naar {email}, dan regelen we het binnen een maand. Ben je het niet met ons eens, dan kun je terecht bij de Autoriteit Persoonsgegevens.',
  },
  { kind: 'kop', text: 'Wie we zijn' },
  {
    kind: 'alinea',
    text: '{naam}, {adres}. KvK {kvk}, btw-id {btwId}. Vragen over privacy? Mail naar {email}.',
  },
]
