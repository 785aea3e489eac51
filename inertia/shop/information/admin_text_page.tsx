import { lostPlaceholders, readBlock, type TypedBlock } from '#domain/shop/information'
import { TextEditor } from './text_editor'
import { BlockFields, blockPayload, EMPTY_BLOCK } from './block_fields'
import { TextBlock } from './text_block'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  title: string
  path: string
  seen: string
  changed: boolean
  blocks: TypedBlock[]
  original: TypedBlock[]
}

export default function TextPage(props: Props) {
  const { title, path, seen, changed, blocks, original } = props
  return (
    <TextEditor
      title={title}
      path={path}
      field="blokken"
      payloadOf={(blocks) => ({ blokken: blocks.map(blockPayload) })}
      what="blok"
      seen={seen}
      changed={changed}
      parts={blocks}
      empty={EMPTY_BLOCK}
      vanished={(now) => lostPlaceholders(asText(original), asText(now))}
      fields={(part) => <BlockFields {...part} />}
      preview={(block, index) => <TextBlock key={index} block={readBlock(block)} />}
    />
  )
}

TextPage.layout = inAdmin

const asText = (blocks: readonly TypedBlock[]) => blocks.map(({ text }) => text).join('\n')
