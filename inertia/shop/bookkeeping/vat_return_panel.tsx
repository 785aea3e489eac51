import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { dayInWords } from '#domain/dutch_time'
import type { Shown } from './period_choice'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { formatCount } from '~/ui/format_numbers'

type Books = Data.Shop.Bookkeeping.Books
type Box = Books['vatReturn']['boxes'][number]
type Props = { period: Shown; books: Books }

const BOX_WORDS: Readonly<Record<Box['box'], string>> = {
  '1a': 'Leveringen en diensten belast met hoog tarief (21%)',
  '1b': 'Leveringen en diensten belast met laag tarief (9%)',
  '1c': 'Leveringen en diensten belast met overige tarieven',
}

/** Which figure goes into which box of the VAT return. */
export function VatReturnPanel({ period, books }: Props) {
  const { boxes, owedEuros, exemptCents } = books.vatReturn
  const exempt = exemptCents !== 0
  const nothingTaxed = boxes.every(({ exclCents, vatCents }) => exclCents === 0 && vatCents === 0)
  if (exempt && nothingTaxed) return <UnderKor exemptCents={exemptCents} />
  return (
    <Panel title="Voor je btw-aangifte">
      <Due period={period} />
      {books.wrong.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Chip tone="wrong">klopt niet</Chip>
          <span>Wacht met je aangifte: hieronder staat welke nummers verschillen.</span>
        </p>
      )}
      <ol className="books-boxes">
        {boxes.map((box) => (
          <BoxRow key={box.box} box={box.box} words={BOX_WORDS[box.box]}>
            <Amount what="Omzet" euros={box.exclEuros} cents={box.exclCents} />
            <Amount what="Btw" euros={box.vatEuros} cents={box.vatCents} />
          </BoxRow>
        ))}
        <BoxRow box="5a" words="Verschuldigde btw: de btw van rubriek 1 samen">
          <Amount what="Btw" euros={owedEuros} />
        </BoxRow>
        <BoxRow
          box="5b"
          words="Voorbelasting: de btw die jij betaalde, zoals voor drukwerk, verzendkosten en de facturen van Mollie. De winkel kent je inkopen niet; tel die zelf op."
        >
          <p className="books-unknown">zelf invullen</p>
        </BoxRow>
      </ol>
      {exempt && (
        <p className="mt-3">
          Niet in de aangifte: {asEuro(exemptCents)} omzet onder de KOR. Je bent in deze periode
          gewisseld.
        </p>
      )}
      <p className="mt-3 max-w-[68ch] text-soft">
        De aangifte vraagt hele euro’s en je mag in je eigen voordeel afronden; daarom is hier naar
        beneden afgerond. De overige rubrieken laat je leeg voor wat de winkel verkoopt: ze verkoopt
        niet met 0%, niet naar bedrijven in het buitenland, en cadeaubonnen tellen pas mee wanneer
        er iets mee wordt gekocht.
        {books.openCents > 0 &&
          ' Ook over wat openstaat geef je nu btw aan; blijft het onbetaald, dan vraag je die later terug.'}
      </p>
    </Panel>
  )
}

function Due({ period }: { period: Shown }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {period.over ? (
        <Chip tone="done">de periode is voorbij</Chip>
      ) : (
        <Chip tone="waits">loopt nog, tot en met {dayInWords(period.until)}</Chip>
      )}
      <span>
        {period.kind === 'quarter' ? 'Aangeven en betalen ' : 'Doe je per maand aangifte, dan '}
        {period.returned ? 'kon' : 'kan'}
        {period.kind === 'quarter' ? ' tot en met ' : ' dat tot en met '}
        <strong>{dayInWords(period.due)}</strong>.
      </span>
    </p>
  )
}

function UnderKor({ exemptCents }: { exemptCents: number }) {
  return (
    <Panel title="Voor je btw-aangifte">
      <p className="max-w-[68ch]">
        De winkel valt onder de kleineondernemersregeling: op de facturen staat geen btw en je doet
        hierover geen btw-aangifte. Je omzet van deze periode is <b>{asEuro(exemptCents)}</b>. De
        regeling geldt zolang je omzet in een kalenderjaar niet boven € 20.000 komt.
      </p>
    </Panel>
  )
}

type RowProps = { box: string; words: string; children: ReactNode }

const BoxRow = ({ box, words, children }: RowProps) => (
  <li className="books-box">
    <span className="books-box-name">
      <span className="sr-only">Rubriek </span>
      {box}
    </span>
    <p className="books-box-words">{words}</p>
    <div className="books-box-amounts">{children}</div>
  </li>
)

type AmountProps = { what: string; euros: number; cents?: number }

const Amount = ({ what, euros, cents }: AmountProps) => (
  <p>
    <span className="books-amount-name">{what}</span>
    <span className="books-amount">€ {formatCount(euros)}</span>
    {cents !== undefined && <span className="books-amount-exact">precies {asEuro(cents)}</span>}
  </p>
)
