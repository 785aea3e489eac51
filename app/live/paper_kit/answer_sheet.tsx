import { Text, View } from '@react-pdf/renderer'
import { HEADING, fitted } from '#app/core/pdf/fitted_text'
import { TITLE } from '#app/core/pdf/fonts'
import { MM } from '#app/core/pdf/measures'
import { Lines, Words } from '#app/core/pdf/shop_text'
import { costsOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { styles, THIN, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, PaperKit } from '#app/live/paper_kit/paper_kit'
import { COLORS } from '#domain/drawing'

const ANSWER_WIDTH = WIDTH - 12 * MM
/** Other ways to write the answer that are worth reading; more of them would say nothing new. */
const MOST_OTHERS = 8

/** The answer of each room, and what it costs: for the game master only. */
export function AnswerSheet({ kit }: { readonly kit: PaperKit }) {
  return (
    <Sheet kit={kit} kind="Antwoorden" title="De antwoorden" hostOnly>
      <View style={[styles.flow, { marginTop: 10 }]}>
        <Text style={[styles.soft, { marginBottom: 6 }]}>
          Hoofdletters, spaties en streepjes maken niet uit. Laat dit blad niet liggen.
        </Text>
        {kit.rooms.map((room, index) => (
          <Answer key={index} room={room} />
        ))}
        <Sum kit={kit} />
      </View>
    </Sheet>
  )
}

function Answer({ room }: { readonly room: KitRoom }) {
  const answer = fitted(
    room.answer,
    HEADING,
    { width: ANSWER_WIDTH, height: 60, lineHeight: 1.25 },
    [17, 14, 12, 10]
  )
  const others = room.others.slice(0, MOST_OTHERS)
  return (
    <View style={{ flexDirection: 'row', borderTop: THIN, paddingVertical: 7 }} wrap={false}>
      <Text style={[styles.bold, { width: 12 * MM, fontSize: 12 }]}>{String(room.number)}</Text>
      <View style={{ width: ANSWER_WIDTH }}>
        <Words
          width={ANSWER_WIDTH}
          style={{ color: COLORS.soft }}
        >{`${room.name}, ${room.place}`}</Words>
        <Lines text={answer} lineHeight={1.25} style={{ fontFamily: TITLE, fontWeight: 600 }} />
        {others.length > 0 && (
          <Words
            width={ANSWER_WIDTH}
          >{`Ook goed: ${others.map((other) => `‘${other}’`).join(', ')}`}</Words>
        )}
        <Text style={styles.small}>{costsOf(room)}</Text>
      </View>
    </View>
  )
}

/** How the points of a room are reckoned by hand, with the first room as the example. */
function Sum({ kit }: { readonly kit: PaperKit }) {
  const [room] = kit.rooms
  return (
    <View style={{ borderTop: THIN, paddingTop: 10, marginTop: 4 }} wrap={false}>
      <Text style={styles.heading}>Zo reken je</Text>
      <Text>
        Begin bij wat de kamer waard is. Trek elk fout antwoord en elke geopende hint eraf, maar zak
        nooit onder het laagste. Is het antwoord getoond, of de kamer niet opgelost? Dan is het 0.
      </Text>
      {room && <Words width={WIDTH}>{exampleOf(room)}</Words>}
    </View>
  )
}

function exampleOf({ name, max, min, wrong, hintCosts: [first = 0, second = 0] }: KitRoom) {
  const sum = max - wrong - first - second
  const end = sum < min ? `${sum}, dus ${min}` : `${sum}`
  return `Bijvoorbeeld ${name}, met één fout antwoord en hint 1 en 2: ${max} − ${wrong} − ${first} − ${second} = ${end} punten.`
}
