import { useState, type MouseEvent } from 'react'
import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'
import { PageViewer } from './page_viewer'

/**
 * Pages of the booklet as they lie on the table. Each opens larger in a viewer; without JavaScript,
 * or in a tab of its own, as a picture.
 */
export function Preview({ sheets }: { sheets: Data.Shop.Catalogue.PreviewSheet[] }) {
  const [opened, setOpened] = useState<number>()

  function open(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }

  return (
    <section aria-labelledby="inkijk" className="mt-12 break-inside-avoid">
      <Heading level={2} size="title" id="inkijk">
        Een kijkje in het boekje
      </Heading>
      <p className="no-print mt-2 text-soft">Kies een bladzijde om die groot te zien.</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 sm:gap-x-8">
        {sheets.map(({ title, description, small, large }, index) => (
          <li key={small.src}>
            <a href={large.src} className="print-sheet" onClick={(event) => open(event, index)}>
              <img
                src={small.src}
                srcSet={`${small.src} ${small.width}w, ${large.src} ${large.width}w`}
                sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 22vw, 45vw"
                width={small.width}
                height={small.height}
                alt={description}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </a>
            <p className="mt-3 text-center text-base" aria-hidden="true">
              {title}
            </p>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <PageViewer sheets={sheets} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  )
}
