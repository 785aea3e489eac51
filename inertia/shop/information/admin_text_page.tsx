import { lostPlaceholders, readBlock, type TypedBlock } from '#domain/shop/information'
import { TextEditor } from './text_editor'
import { BlockFields, EMPTY_BLOCK } from './block_fields'
import { TextBlock } from './text_block'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  naam: string
  gezien: string
  gewijzigd: boolean
  blokken: TypedBlock[]
  oorspronkelijk: TypedBlock[]
}

export default function TextPage(props: Props) {
  const {
    titel: title,
    naam: name,
    gezien: seen,
    gewijzigd: changed,
    blokken: blocks,
    oorspronkelijk: original,
  } = props
  return (
    <TextEditor
      titel={title}
      naam={name}
      veld="blokken"
      wat="blok"
      gezien={seen}
      gewijzigd={changed}
      delen={blocks}
      oorspronkelijk={original}
      leeg={EMPTY_BLOCK}
      verdwenen={(now) => lostPlaceholders(asText(original), asText(now))}
      velden={(part) => <BlockFields {...part} />}
      voorbeeld={(block, index) => <TextBlock key={index} blok={readBlock(block)} />}
    />
  )
}

TextPage.layout = inAdmin

const asText = (blocks: readonly TypedBlock[]) => blocks.map(({ tekst: text }) => text).join('\n')
