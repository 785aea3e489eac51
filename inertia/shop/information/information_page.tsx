import type { TextBlock } from '#domain/shop/information'
import { TextBlock as Block } from './text_block'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'

type Props = { title: string; subtitle: string | null; blocks: TextBlock[] }

/** An information page: a title and its text. */
export default function Information({ title, subtitle, blocks }: Props) {
  return (
    <article className="mx-auto max-w-[42rem]">
      <Heading level={1}>{title}</Heading>
      {subtitle && <p className="mt-2 text-soft">{subtitle}</p>}
      <div className="mt-7 space-y-4 text-lg">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </article>
  )
}

Information.layout = inShop
