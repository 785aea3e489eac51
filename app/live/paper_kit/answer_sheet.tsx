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
          Hoofdletters en spaties maken niet uit. Laat dit blad niet liggen.
        </Text>
        {kit.rooms.map((room) => (
          <Answer key={room.number} room={room} />
        ))}
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
          <Words width={ANSWER_WIDTH}>{`Ook goed: ${others.join(', ')}`}</Words>
        )}
        <Text style={styles.small}>{costsOf(room)}</Text>
      </View>
    </View>
  )
}
