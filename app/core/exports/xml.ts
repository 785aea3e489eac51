/** A part of an XML document: its name, its attributes, and its text or what is in it. */
export type XmlPart = readonly [
  name: string,
  content: string | readonly (XmlPart | null)[],
  attributes?: Readonly<Record<string, string>>,
]

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** A whole document. Parts that are null are left out. */
export function toXml(root: XmlPart): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`
}

function written([name, content, attributes = {}]: XmlPart, indent: string): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content
          .filter((part) => part !== null)
          .map((part) => written(part, `${indent}  `))
          .join('')}${indent}`
  return `${indent}<${name}${head}>${inside}</${name}>\n`
}
