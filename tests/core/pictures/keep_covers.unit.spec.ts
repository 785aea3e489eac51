import { createElement as h } from 'react'
import { Document } from '@react-pdf/renderer'
import { test } from '@japa/runner'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { certificatePdf } from '#app/play/certificates/certificate_pdf'
import { frontCover } from '#app/shop/booklets/front_cover'
import { BOOKLETS } from '#games/booklets'
import { recept } from '#games/recept/recept_game'
import { beginAnew, EXACTLY, keepPicture, keptIn } from '#tests/helpers/pictures/compare'
import { photographFirstPage } from '#tests/helpers/pictures/photograph_pdf'

const WIDTH = 420

const COVERS = [
  ...BOOKLETS.map((booklet) => ({
    name: booklet.itemName,
    pdf: async () => renderPdf(h(Document, null, await frontCover(booklet, 'color'))),
  })),
  {
    name: 'certificate',
    pdf: () =>
      certificatePdf({
        game: recept,
        name: 'De Uilen',
        achievement: {
          finishedAt: new Date('2026-10-14T19:30:00Z'),
          halfHours: 3,
          hints: 4,
          answersRequested: 1,
        },
        shopName: 'Het Kabinet van Raadsels',
      }),
  },
]

test.group('Covers of what is printed', (group) => {
  group.setup(() => beginAnew('covers'))

  test('the print of {name} has the cover that it had, to the pixel')
    .with(COVERS)
    .run(async ({ assert }, { name, pdf }) => {
      const photo = await photographFirstPage(await pdf(), WIDTH)
      assert.deepEqual(await keepPicture(`covers/${name}`, photo, EXACTLY), [])
    })
    .timeout(60_000)

  test('every kept cover belongs to something that is printed', ({ assert }) => {
    assert.deepEqual(keptIn('covers'), COVERS.map(({ name }) => `covers/${name}`).toSorted())
  })
})
