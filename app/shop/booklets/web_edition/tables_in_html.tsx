import type { ReactNode } from 'react'
import { Said } from '#app/shop/booklets/web_edition/said'
import type { HtmlProps } from '#app/shop/booklets/web_edition/markup'
import { wordsOfCipher } from '#app/shop/booklets/blocks/cipher_words'

type FrameProps = { readonly name: string; readonly children: ReactNode }

/** A table that is wider than a phone is shifted within itself, also by keyboard. */
const Shifting = ({ name, children }: FrameProps) => (
  <div className="shifting" role="group" aria-label={name} tabIndex={0}>
    {children}
  </div>
)

/** The heading of a column. Over a column without a name there is an ordinary square. */
const ColumnHead = ({ text }: { readonly text: string }) =>
  text.trim() === '' ? <td>{text}</td> : <th scope="col">{text}</th>

const Cell = ({ text }: { readonly text: string }) => (
  <td>{text === '' ? <span className="heard">leeg</span> : <Said text={text} />}</td>
)

export const Table = ({ caption, heading, rows }: HtmlProps<'table'>) => (
  <Shifting name={caption === '' ? 'Tabel' : `Tabel: ${caption}`}>
    <table>
      {caption !== '' && <caption>{caption}</caption>}
      {heading.some((text) => text !== '') && (
        <thead>
          <tr>
            {heading.map((text, index) => (
              <ColumnHead key={index} text={text} />
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((text, column) => (
              <Cell key={column} text={text} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Shifting>
)

/** Letters or digits in squares, each row with its number. */
export const Grid = ({ caption, rows }: HtmlProps<'grid'>) => (
  <Shifting name={`Letters in vakjes: ${caption}`}>
    <table className="grid">
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <span className="heard">rij </span>
              {index + 1}
            </th>
            {Array.from(row, (char, column) => (
              <Cell key={column} text={char.trim()} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Shifting>
)

/** A text in cipher, word by word; with each letter the digit of the code that turns it back. */
export const CipherText = ({ lock, digits, text }: HtmlProps<'cipher_text'>) => (
  <Shifting name={`Geheimschrift van slot ${lock}`}>
    <table>
      <caption>{`Slot ${lock}. Code van ${digits} cijfers. Bij elke letter staat welk cijfer van de code haar terugzet.`}</caption>
      <thead>
        <tr>
          <th scope="col">Er staat</th>
          <th scope="col">Letter voor letter</th>
        </tr>
      </thead>
      <tbody>
        {wordsOfCipher(text, digits).map((word, index) => (
          <tr key={index}>
            <th scope="row">{word.map(({ char }) => char).join('')}</th>
            <td>
              {word.map(({ char, turn }) => (turn === null ? char : `${char} ${turn}`)).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Shifting>
)
