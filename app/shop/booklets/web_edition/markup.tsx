import type { ReactNode } from 'react'
import type { Block } from '#domain/shop/booklets/booklet'

export type Kind = Block['kind']
export type BlockOf<K extends Kind> = Extract<Block, { kind: K }>

/** A heading below that of the sheet is of this level; on a thing with a name, one lower. */
export type Level = 3 | 4
export type HtmlProps<K extends Kind> = BlockOf<K> & { readonly level: Level }

const TAGS = { 3: 'h3', 4: 'h4' } as const

export function Heading({ level, children }: { readonly level: Level; readonly children: string }) {
  const Tag = TAGS[level]
  return <Tag>{children}</Tag>
}

/** What is said above a piece of material, when there is anything. */
export const Caption = ({ text }: { readonly text: string }) =>
  text === '' ? null : <p className="caption">{text}</p>

type FoldedProps = { readonly label: string; readonly children: ReactNode }

/** A folded part that opens when somebody asks for it, so that nobody reads it by accident. */
export const Folded = ({ label, children }: FoldedProps) => (
  <details>
    <summary>{label}</summary>
    {children}
  </details>
)
