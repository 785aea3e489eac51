import type { Game } from '#domain/play/puzzles/puzzle'
import { people, peopleFinale } from '#games/recept/recept_people'
import { questioning } from '#games/recept/suspects/questioning'
import { spaces, spacesFinale } from '#games/recept/recept_spaces'

export const recept = {
  path: 'het-verdwenen-recept',
  itemName: 'het-verdwenen-recept',
  title: 'Het verdwenen recept',
  groups: [
    {
      name: 'ruimten',
      title: 'Ruimten',
      introduction: 'Negen ruimten van het restaurant weten samen waar het recept verstopt ligt.',
    },
    {
      name: 'personen',
      title: 'Personen',
      introduction:
        'Zeven mensen van het huis hadden die avond iets te doen wat niemand mocht weten.',
    },
  ],
  puzzles: [...spaces, spacesFinale, questioning, ...people, peopleFinale],
  sequence: 'free',
  hintsInOrder: false,
  answerAfterHints: 0,
  finalesFromStart: false,
  openAfterEnd: false,
  withSound: true,
  intro: [
    'Restaurant De Koperen Ketel bestaat vijftig jaar, en dat moest gevierd worden. In de feestzaal, op een tafel voor zich alleen, stond een zilveren cloche. Daaronder lag het recept van de ketelsoep: één velletje papier, geschreven door opa Willem, en in vijftig jaar door niemand buiten de familie gelezen. Om half tien tilde Mathilde Ketel de cloche op om iets aan te kondigen. Er lag niets onder.',
    '‘De gasten wisten niet eens waar de keuken was,’ zegt Mathilde. ‘Maar zeven mensen kennen dit huis tot in de kieren, en ze doen sindsdien alle zeven alsof er niets is. Ik kan ze niets vragen, ik hou te veel van ze. Jullie hebben daar nog geen last van.’',
    'Er zijn twee dingen uit te zoeken. De negen ruimten vertellen waar het recept is gebleven. De zeven personen vertellen waarom het weg moest. Begin waar je wilt en in de volgorde die je wilt. Is een groep compleet, dan verschijnt daaronder de laatste vraag, en daarvoor heb je alles nodig wat je in die groep hebt gevonden. Houd pen en papier bij de hand, het liefst met ruitjes.',
    'Kom je er niet uit, dan zijn er bij elk raadsel twee hints, te openen wanneer en zo vaak je wilt. Zit je echt vast, dan vult Mathilde het antwoord voor je in. Niemand houdt punten bij.',
    'Je hoeft je niet te haasten: reken op een uur of twee, en stop gerust halverwege. Alles wat is opgelost wordt bewaard. Open dezelfde link op meer schermen en verdeel het werk, want alle schermen delen dezelfde voortgang.',
  ],
  ending: {
    title: 'Jullie zijn er uit. Geweldig!',
    picture: 'recept_einde.svg',
    paragraphs: [
      'Het recept ligt in de koekenpan, onder in de stapel vaat, netjes in bakpapier. Het ruikt naar vanille en er zit geen spatje op. Gestolen is het nooit. Het was alleen even naar huis.',
      'Het begon met de brief die Gerda in een oud kasboek vond. Mathilde mocht het huis hebben, schreef opa Willem, met de lekken erbij. Maar het recept liet hij na aan iedereen die er werkt, aan allemaal een even groot stuk. Een erfenis die je niet kunt uitgeven, alleen doorgeven. Gerda durfde hem niet te laten zien. Ze wist namelijk wie er aan tafel negen zat: een heer van de soepfabriek, met een contract. De leiding was op, de lekkage liep door de tegels, en om half tien zou Mathilde aankondigen dat ze het recept had verkocht.',
      'Niemand kon het tegenhouden, dus deden ze het alle zeven, ieder een klein stukje. Floris had een jaar lang ieders fooien opgespaard voor de loodgieter en schreef het in glaasjes op het buffet: er is geld. Mathilde keek niet naar beneden. Toen hield Dirk de heer van tafel negen bezig met koffie, acht kopjes lang. Een lampion ging uit. Aleida sloeg zo hard op de piano dat geen mens een deksel hoorde, Berend liet een wolkje peper los en de voorste tafels niesten als één man. En Esmee, in een kelnersjasje van niemand, kwam binnen met de wijn die Willem ooit voor deze dag had weggelegd, wipte met een soeplepel de cloche op en liep met een velletje papier onder haar dienblad naar de spoelkeuken. Corrie legde een roos op Willems oude stoel, want zij vond dat hij het moest weten.',
      'Mathilde leest de brief twee keer. Dan moet ze even in de koelcel zijn. Als ze terugkomt zijn haar ogen rood, maar dat kan van de peper zijn. ‘Jullie hadden het kunnen zeggen,’ zegt ze. ‘Jij ook,’ zegt Berend. Daar hebben ze alle acht gelijk in.',
      'De heer van de soepfabriek is vertrokken zonder de rekening te vragen en hoeft niet terug te komen. Dinsdag komt de loodgieter. En het recept gaat niet terug onder de cloche: wie in De Koperen Ketel werkt krijgt het mee, en wie het terugvond ook. Het komt per e-mail naar jullie toe. Kook het voor mensen die je graag ziet, en geef het door. Daar is het voor.',
    ],
  },
} as const satisfies Game
