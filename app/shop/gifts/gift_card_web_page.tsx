import { paperPage } from '#app/core/web_document/paper_page'
import { qrSquares } from '#app/core/pdf/qr_squares'
import { GIFT_WORDS, type GiftCard } from '#app/shop/gifts/gift_card_page'

/**
 * The card of a gift as a web page that a screen reader reads in order, in the words of its pdf.
 *
 * @param pdf the address of that pdf
 */
export const giftCardWebPage = (card: GiftCard, pdf: string): string =>
  paperPage({
    title: `Cadeaukaart, ${card.shop}`,
    heading: `${GIFT_WORDS.front} ${card.to}`,
    shop: card.shop,
    pdf: { href: pdf, text: 'De cadeaukaart als pdf' },
    children: <Card {...card} />,
  })

const Card = ({ message, from, title, players, playtime, sentence, address }: GiftCard) => (
  <>
    {message?.split('\n').map((line, index) => line.trim() !== '' && <p key={index}>{line}</p>)}
    <p>{`${GIFT_WORDS.from} ${from}`}</p>
    <h2>{title}</h2>
    <p>{`${GIFT_WORDS.inside}: ${players}, ${playtime}.`}</p>
    {address !== null && (
      <>
        <p>{sentence}</p>
        <Code address={address} />
        <p>
          <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
        </p>
      </>
    )}
  </>
)

/** For the phone of whoever sees it; the address stands below it. */
function Code({ address }: { readonly address: string }) {
  const { path, size } = qrSquares(address)
  return (
    <div className="sheet" aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`} width="150" height="150">
        <path d={path} fill="#000" />
      </svg>
    </div>
  )
}
