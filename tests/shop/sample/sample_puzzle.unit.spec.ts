import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { outlinedText } from '#app/play/drawings/outlined_text'
import { toSvg, type Drawing } from '#domain/drawing'
import { isAnswerTo, nearMissText } from '#domain/play/puzzles/puzzle_answer'
import {
  CABINET,
  CELL,
  cornerOf,
  FOOTPRINTS,
  SHARED,
  SHELVES,
  WOOD,
  type Footprint,
} from '#games/sample/sample_drawing'
import { SAMPLE } from '#games/sample/sample_puzzle'
import { HOW_IT_WORKS } from '#content/how_it_works/how_it_works_scenes'

type Place = { readonly row: number; readonly column: number; readonly label: string }

const PLACES: readonly Place[] = SHELVES.flatMap((shelf, row) =>
  shelf.map((label, column) => ({ row, column, label }))
)

/** The compartment in which a point is, or nothing for the wood between them. */
function placeAt(x: number, y: number): Place | undefined {
  return PLACES.find(({ row, column }) => {
    const corner = cornerOf(row, column)
    return x > corner.x && x < corner.x + CELL.wide && y > corner.y && y < corner.y + CELL.high
  })
}

/** Where a print comes from and where it leads, for a reader who knows how a mouse walks. */
function stepOf({ x, y, turned }: Footprint, backwards: boolean) {
  const angle = ((turned + (backwards ? 180 : 0)) * Math.PI) / 180
  const along = (far: number) =>
    placeAt(x + far * Math.sin(angle), y - far * Math.cos(angle))?.label
  const far = 33 + WOOD
  return `${along(-far)} ${along(far)}`
}

/** All walks that use each step of the prints once, as the first letters of what is passed. */
function words(backwards: boolean): string[] {
  const steps = [...new Set(FOOTPRINTS.map((print) => stepOf(print, backwards)))].map((step) =>
    step.split(' ')
  )
  const walks = (at: string, left: readonly string[][]): string[] =>
    left.length === 0
      ? [at.charAt(0)]
      : left
          .filter(([from]) => from === at)
          .flatMap((step) =>
            walks(
              step[1] ?? '',
              left.filter((one) => one !== step)
            ).map((rest) => at.charAt(0) + rest)
          )
  return [...new Set(PLACES.flatMap(({ label }) => walks(label, steps)))]
}

test('the prints lead along five things, and their first letters are one word: the answer', ({
  assert,
}) => {
  assert.deepEqual(words(false), [SAMPLE.answer])
})

test('a visitor who follows the mouse the wrong way finds another word, and hears why', ({
  assert,
}) => {
  const [wrong = ''] = words(true)
  assert.lengthOf(words(true), 1)
  assert.isFalse(isAnswerTo(SAMPLE, wrong))
  assert.match(nearMissText(SAMPLE.nearMisses, wrong) ?? '', /tenen/)
})

test('the middle print of each walk stands on the wood, the others beside it', ({ assert }) => {
  assert.lengthOf(FOOTPRINTS, 12)
  const between = FOOTPRINTS.filter(({ x, y }) => placeAt(x, y) === undefined)
  assert.lengthOf(between, 4)
})

test('the words beside the drawing name every thing, and each step in the direction of the toes', ({
  assert,
}) => {
  const [things, , ...walks] = SAMPLE.inWords
  for (const { label } of PLACES) assert.include(things, label)
  const said = walks.map((sentence) => {
    const [, one, other, to] =
      /Tussen (\w+) en (\w+): .* naar de (\w+)\.|$/.exec(
        sentence.replace('het masker', 'de masker')
      ) ?? []
    return `${to === one ? other : one} ${to}`
  })
  assert.sameMembers(said, [...new Set(FOOTPRINTS.map((print) => stepOf(print, false)))])
})

test('an answer counts however it is dressed: {$self}')
  .with(['droom', 'DROOM', ' Droom. ', 'd r o o m', 'de droom', 'een droom!'])
  .run(({ assert }, typed) => assert.isTrue(isAnswerTo(SAMPLE, typed)))

test('any other word leaves the lock closed: {$self}')
  .with(['moord', 'dromen', 'dro0m', 'room', 'droo', ''])
  .run(({ assert }, typed) => assert.isFalse(isAnswerTo(SAMPLE, typed)))

test('story, question, hint and words beside the drawing do not say the answer', ({ assert }) => {
  const { story, question, hint, inWords } = SAMPLE
  assert.notMatch([...story, question, hint, ...inWords].join(' '), /droom/i)
})

const FILES: { name: string; drawing: Drawing }[] = [
  { name: 'proefraadsel', drawing: CABINET },
  { name: 'proefraadsel-delen', drawing: SHARED },
  ...HOW_IT_WORKS.map(({ name, scene, moment }) => ({
    name: `zo-werkt-het-${name}`,
    drawing: scene(moment),
  })),
]

test('the file of {name} is what `scripts/draw_scenes.ts` draws')
  .with(FILES)
  .run(({ assert }, { name, drawing }) => {
    const file = readFileSync(`public/img/scenes/${name}.svg`, 'utf8')
    assert.isTrue(file === toSvg(drawing, outlinedText))
    assert.notMatch(file, /droom/i)
  })

test('the picture to pass on says what it asks and of whom it is, and not the answer', ({
  assert,
}) => {
  const said = JSON.stringify(SHARED)
  for (const sentence of ['Vijf letters openen het slot.', 'Het Kabinet van Raadsels'])
    assert.include(said, sentence)
  assert.notMatch(said, /droom/i)
})
