import type { TextBlock as Block } from '#domain/shop/information'
import { ShopText } from '~/ui/shop_text'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'

/** A part of an information page. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'kop':
      return (
        <Heading level={2} className="pt-4">
          <ShopText>{block.text}</ShopText>
        </Heading>
      )
    case 'alinea':
      return (
        <p>
          <ShopText>{block.text}</ShopText>
        </p>
      )
    case 'lijst':
      return (
        <ul className="list-disc space-y-2 pl-6 marker:text-brass">
          {block.points.map((point, index) => (
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
          <a href={TARGETS[block.kind]} className="button">
            {block.text}
          </a>
        </p>
      )
  }
}

const TARGETS = { knop: urlFor('withdrawal.create'), modelformulier: urlFor('model_form.show') }
