import * as pictures from '#games/ontgoocheld/story/story_pictures'
import type { Scene } from '#domain/shop/catalogue/film'

/** The film that opens the party. It ends where the letter of Frommel begins. */
export const SCENES: readonly Scene[] = [
  {
    subtitle: 'Een boodschap van clown Frommel',
    seconds: 4,
    drawing: pictures.stageCurtain,
    picture: 'Een dicht rood doek, met een vaandel waarop Ontgoocheld staat.',
  },
  {
    subtitle: 'Dag feestgangers. Ik ben Frommel, en ik goochel al veertig jaar.',
    seconds: 6,
    drawing: pictures.welcome,
    picture: 'Het doek gaat open. Een clown met een hoge blauwe hoed en een rode neus zwaait.',
  },
  {
    subtitle: 'Altijd haal ik een konijn uit een hoed. Vanmorgen kwam er een hoed uit het konijn.',
    seconds: 7,
    drawing: pictures.hatOutOfRabbit,
    picture: 'Een konijn achter een tafel tilt een hoge hoed op.',
  },
  {
    subtitle: 'Even later pakte ik jullie cadeau in. Met een spreuk erbij. Simsalabi…',
    seconds: 6,
    drawing: pictures.wrappingUp,
    picture: 'Frommel lacht naar een blauw cadeau met een geel lint. Er vliegen sterretjes omheen.',
  },
  {
    subtitle: 'Ha… ha… hatsjie.',
    seconds: 3,
    drawing: pictures.sneeze,
    picture: 'Frommel niest met zijn ogen dicht, en de stralen vliegen eraf.',
  },
  {
    subtitle: 'Een flits. Een plof. En mijn toverkracht vloog de hoed uit.',
    seconds: 5,
    drawing: pictures.flash,
    picture: 'Een gele flits. Uit de lege hoed spatten sterren.',
  },
  {
    subtitle: 'Ze kroop in vijf dingen: de kaarten, de strik, de ballon, de neus en het cadeau.',
    seconds: 7,
    drawing: pictures.fiveThings,
    picture:
      'Op een plank staan speelkaarten, een strik, een ballon, een rode neus en het cadeau, en boven elk ding blinkt een ster.',
  },
  {
    subtitle: 'Klik, klik, klik, klik, klik. Vijf sloten. En ik ken geen enkele code.',
    seconds: 6,
    drawing: pictures.fiveLocks,
    picture:
      'Aan een touw onder de vijf dingen hangen vijf cijfersloten, met vraagtekens in plaats van cijfers.',
  },
  {
    subtitle: 'Nu dansen mijn kaarten door elkaar.',
    seconds: 4,
    drawing: pictures.dancingCards,
    picture: 'Vijf kaarten dansen door de kamer. Hun harten en schoppen zweven ernaast.',
  },
  {
    subtitle: 'Mijn strik is los, en ik krijg hem niet meer vast.',
    seconds: 4,
    drawing: pictures.looseBow,
    picture: 'Frommel kijkt sip. Zijn strik hangt als een lang lint in de lucht.',
  },
  {
    subtitle: 'Mijn ballon loopt leeg.',
    seconds: 4,
    drawing: pictures.deflatingBalloon,
    picture: 'De ballon schiet slap door de kamer. Frommel schrikt ervan.',
  },
  {
    subtitle: 'En mijn neus kriebelt niet meer. Zo maak ik niemand aan het lachen.',
    seconds: 5,
    drawing: pictures.silentNose,
    picture:
      'Frommel kijkt recht vooruit, met een treurige mond. De bloem op zijn hoed hangt slap.',
  },
  {
    subtitle: 'Zelf kan ik niet komen. Mijn schoenen zitten aan de vloer vast. Ook die nies.',
    seconds: 6,
    drawing: pictures.stuckShoes,
    picture: 'Twee grote rode schoenen staan stil op de vloer, met sterretjes eromheen.',
  },
  {
    subtitle: 'Maar jullie zijn er wel. Samen zien jullie meer dan één oude clown.',
    seconds: 5,
    drawing: pictures.children,
    picture: 'Vier kinderen zitten aan een tafel met de kaarten, het cadeau en de neus. Ze lachen.',
  },
  {
    subtitle:
      'Begin bij de kaarten en eindig bij het cadeau. Elk slot geeft jullie iets van mij terug.',
    seconds: 7,
    drawing: pictures.route,
    picture:
      'Een stippellijn loopt langs vijf genummerde plekken: kaarten, strik, ballon, neus en cadeau.',
  },
  {
    subtitle: 'De hoed is van jullie. Goochelen maar.',
    seconds: 5,
    drawing: pictures.opening,
    picture: 'Boven de hoge hoed springt een slot open, en alle sterren zijn er weer.',
  },
]
