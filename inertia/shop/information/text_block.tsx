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
      return (
        <p>
          <a href={urlFor('withdrawal.create')} className="button">
            {block.text}
          </a>
        </p>
      )
    case 'modelformulier':
      return (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href={urlFor('model_form.show')} className="button">
            {block.text}
          </a>
          <a href={urlFor('model_form.page')} className="link inline-flex min-h-11 items-center">
            Lees het als webpagina
          </a>
        </p>
      )
  }
}
