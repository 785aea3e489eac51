import { test } from '@japa/runner'
import { beginSheet } from '#app/shop/booklets/begin_sheet'
import { planPages } from '#app/shop/booklets/plan_pages'
import { handSheets, printSteps } from '#app/shop/print_files/cover_sheet_texts'
import { backsOfCutSheets, canBeFolded, comesApart } from '#domain/shop/print_files/handwork'
import { bookletFor, BOOKLETS } from '#games/booklets'

/** The sheets of each game that are cut or torn, or that send players to the scissors. */
const CUT: Readonly<Record<string, readonly string[]>> = {
  'het-verdwenen-recept': ['Het verdachtenbord', 'Corrie, van de linnenkamer'],
  'cunera-van-rhenen': ['Geknipt voor het goede nummer'],
  'eindejaarsspel': ['De sterrenlantaarn', 'De sluitschijf'],
  'sintjunior': [
    'Dertien schoenen op een rij',
    'De strookjes van de schoenen',
    'Het antwoordvel',
    'Hints bij de eerste drie vellen',
    'Hints bij de laatste drie vellen',
    'De kaartjes achter de sloten',
  ],
  'sintsenior': [
    'Het antwoordvel, slot 1',
    'Hints bij slot 1 tot en met 4',
    'Hints bij slot 5 tot en met 7',
    'De opdrachtkaarten',
  ],
  'ontgoocheld': [
    'Vijf bordjes en een neus',
    'Aan wie dit vindt',
    'De kaarten',
    'Negen kaarten',
    'De kaart die zichzelf verraadt',
    'Een knoop zonder loslaten',
    'De ballon',
    'Drie ballondieren',
    'Drie slappe slierten',
    'Stap door een blaadje',
    'De neus',
    'De klas van de clownsschool',
    'Laten lachen zonder aanraken',
    'De codes',
  ],
  'kunstroof': ['Vier stappen', 'Ruitjespapier', 'Het kaartje met gaten'],
  'binky': [
    'Voor op de deur',
    'Voor de speurders',
    'Het briefje in geheimschrift',
    'Zes vrienden voor de schutting',
  ],
  'kleinkunst': [],
}

test.group('A sheet that is cut', () => {
  test('the booklet of {itemName} names each sheet that is cut')
    .with([...BOOKLETS])
    .run(({ assert }, { itemName, sheets }) => {
      assert.deepEqual(
        sheets.filter(comesApart).map(({ title }) => title),
        CUT[itemName]
      )
    })

  test('the maker reads which sheets of {$self} are cut')
    .with(['binky', 'kunstroof'])
    .run(({ assert }, itemName) => {
      const lines = handSheets(bookletFor(itemName), { count: 12, first: new Map() })
      for (const title of CUT[itemName] ?? [])
        assert.isTrue(
          lines.some((line) => line.startsWith(`‘${title}’: `) && line.includes('knippen')),
          title
        )
    })

  test('the puzzles of Binky would lie behind what is cut if both sides were printed', async ({
    assert,
  }) => {
    // The first sheet only tells what will be cut.
    const [, ...placed] = await planPages(bookletFor('binky'))
    assert.deepEqual(backsOfCutSheets(placed), [
      { cut: 'Voor op de deur', behind: ['Voor de speurders'] },
      { cut: 'Voor de speurders', behind: ['Voor op de deur'] },
      { cut: 'Het briefje in geheimschrift', behind: ['Het spoor bij het tuinhek'] },
      { cut: 'Zes vrienden voor de schutting', behind: ['Waar is Binky?'] },
    ])
  }).timeout(300_000)

  test('a booklet in which something is cut is printed on one side, and says so: {itemName}')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const cut = booklet.sheets.some(comesApart)
      assert.equal(cut, !canBeFolded(booklet), 'what is cut is never folded into a booklet')
      const begin = JSON.stringify(beginSheet(booklet).blocks)
      const steps = printSteps(booklet, 'color', 10).join(' ')
      if (cut) assert.match(begin, /op één kant van het papier/)
      if (cut) assert.match(steps, /op één kant van het papier: er wordt geknipt/)
      if (cut) assert.notMatch(steps, /op beide kanten/)
    })

  test('the back of a page is found, also that of the cover and of the last page', ({ assert }) => {
    const cutOut = {
      kind: 'cut_out_cards',
      caption: '',
      columns: 1,
      height: 20,
      cards: [],
    } as const
    const sheet = (title: string, first: number, last: number, cut = false) => ({
      sheet: { title, blocks: cut ? [cutOut] : [] },
      first,
      last,
    })
    const placed = [
      sheet('Kaartjes', 2, 2, true),
      sheet('Puzzel', 3, 4),
      sheet('Schijf', 5, 6, true),
      sheet('Slot', 7, 7, true),
    ]
    assert.deepEqual(backsOfCutSheets(placed), [
      { cut: 'Kaartjes', behind: ['de omslag'] },
      { cut: 'Schijf', behind: ['Schijf'] },
      { cut: 'Slot', behind: [] },
    ])
  })
})
