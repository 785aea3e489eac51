import { Document, Page } from '@react-pdf/renderer'
import { Typed } from '#app/core/pdf/any_text'
import { TYPEWRITER } from '#app/core/pdf/typewriter'

/**
 * A page with these lines, set in the way in which labels, slips and stamps set what people typed.
 */
export const typedPage = (...lines: readonly string[]) => (
  <Document>
    <Page size="A4" style={{ padding: 40, fontSize: 20, fontFamily: TYPEWRITER }}>
      {lines.map((line, index) => (
        <Typed key={index}>{line}</Typed>
      ))}
    </Page>
  </Document>
)
