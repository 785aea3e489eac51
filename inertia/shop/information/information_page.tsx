import { TextBlock as Block } from './text_block'
import { inShop } from '~/layouts/shop_layout'
import type { TextBlock } from '~/shop_types'

type Props = { titel: string; ondertitel: string | null; blokken: TextBlock[] }

/** An information page: a title and its text. */
export default function Information({
  titel: title,
  ondertitel: subtitle,
  blokken: blocks,
}: Props) {
  return (
    <article className="mx-auto max-w-[42rem]">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {subtitle && <p className="mt-2 text-zacht">{subtitle}</p>}
      <div className="mt-7 space-y-4 text-lg">
        {blocks.map((block, index) => (
          <Block key={index} blok={block} />
        ))}
      </div>
    </article>
  )
}

Information.layout = inShop
