import type { TextBlock as Block } from '#domain/shop/information'
import { ShopText } from '~/ui/shop_text'

/** A part of an information page. */
export function TextBlock({ blok: block }: { blok: Block }) {
  switch (block.soort) {
    case 'kop':
      return (
        <h2 className="pt-4 text-2xl">
          <ShopText>{block.tekst}</ShopText>
        </h2>
      )
    case 'alinea':
      return (
        <p>
          <ShopText>{block.tekst}</ShopText>
        </p>
      )
    case 'lijst':
      return (
        <ul className="list-disc space-y-2 pl-6 marker:text-messing">
          {block.punten.map((point, index) => (
            <li key={index}>
              <ShopText>{point}</ShopText>
            </li>
          ))}
        </ul>
      )
    case 'knop':
    case 'modelformulier':
      return (
        <p>
          <a href={TARGETS[block.soort]} className="knop">
            {block.tekst}
          </a>
        </p>
      )
  }
}

const TARGETS = { knop: '/herroepen', modelformulier: '/modelformulier-herroeping.pdf' }
