import type { Data } from '@generated/data'
import { Chip, type ChipTone } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { Time } from '~/ui/time'

type Quote = Data.Shop.Bookings.Booking['quotes'][number]

/** The quotes that went out, newest first. */
export function SentQuotes({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <Panel title={quotes.length === 1 ? 'De offerte' : 'De offertes'}>
      <ul className="space-y-4">
        {quotes.map((quote, index) => (
          <SentQuote key={quote.id} quote={quote} current={index === 0} />
        ))}
      </ul>
    </Panel>
  )
}

function SentQuote({ quote, current }: { quote: Quote; current: boolean }) {
  const { version, total, deposit, onAccount, sentAt, validUntil, paragraphs } = quote
  const [tone, text] = stateOf(quote, current)
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{total}</strong>
        <Chip tone={tone}>{text}</Chip>
      </p>
      <p className="text-soft">
        Versie {version}, gemaild <Time at={sentAt} />. Geldig tot en met {validUntil}.
        {deposit && ` Aanbetaling ${deposit}.`}
        {onAccount && ' Op rekening mag.'}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Lees wat er stond
        </summary>
        <div className="mt-1 space-y-3 border-l-4 border-blue pl-4">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </details>
    </li>
  )
}

function stateOf({ acceptedAt, over }: Quote, current: boolean): [ChipTone, string] {
  if (acceptedAt) return ['done', 'Akkoord']
  if (!current) return ['over', 'Vervangen']
  return over ? ['over', 'Verlopen'] : ['waits', 'Wacht op akkoord']
}
