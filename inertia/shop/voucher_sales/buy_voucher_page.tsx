import { useRef } from 'react'
import { LONGEST_MESSAGE } from '#domain/shop/gifts'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { VOUCHER_EUROS } from '#domain/shop/vouchers/vouchers'
import { HowToPay } from '~/shop/checkout/order_button'
import { WayChoice } from '~/shop/gifts/way_choice'
import { OBLIGES_TO_PAY, orderButtonLabel } from '~/shop/checkout/order_button_label'
import { inShop } from '~/layouts/shop_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Field } from '~/ui/field'
import { BusyButton } from '~/ui/buttons/busy_button'
import { fileAddress } from '~/ui/file_address'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { urlFor } from '~/wire/routes'
import { useVoucherSale, type VoucherSaleInUse, type Way } from './use_voucher_sale'

const AMOUNTS = ['15', '25', '50'] as const

/** A voucher for somebody who chooses an escape room themselves. */
export default function BuyVoucher({ title }: { title: string }) {
  return (
    <>
      <Breadcrumb crumbs={[{ text: 'home', href: urlFor('home.show') }, { text: 'cadeaubon' }]} />
      <Heading level={1} className="mt-5">
        {title}
      </Heading>
      <p className="mt-4 max-w-[44rem] text-lg">
        Geef een escape room zonder te kiezen welke. De ontvanger vult de code in bij het bestellen;
        wat overblijft, blijft op de bon staan. Vijf jaar geldig.
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="case p-5 sm:p-8">
          <VoucherForm title={title} />
        </div>
        <aside aria-label="Over de cadeaubon" className="space-y-6 self-start">
          <img
            src={fileAddress('/img/scenes/kabinet.svg')}
            alt=""
            width="1200"
            height="900"
            className="case w-full"
          />
          <div className="note">
            <Heading level={2}>Goed om te weten</Heading>
            <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-brass">
              <li>De bon is er meteen nadat je hebt betaald, met een kaart om te printen.</li>
              <li>Teruggeven kan tot 14 dagen na je bestelling, zolang er niets mee is betaald.</li>
              <li>
                Je krijgt een betaalbewijs. De btw zit in de bestelling die met de bon wordt
                betaald.
              </li>
            </ul>
          </div>
        </aside>
      </div>
    </>
  )
}

BuyVoucher.layout = inShop

function VoucherForm({ title }: { title: string }) {
  const element = useRef<HTMLFormElement>(null)
  const sale = useVoucherSale(element)
  const { field, kept } = sale
  return (
    <form
      ref={element}
      method="dialog"
      onSubmit={sale.order}
      noValidate
      aria-label={title}
      className="space-y-5"
    >
      <WithoutJavaScript />
      <Amount sale={sale} />
      <Field
        label="Je naam"
        mandatory
        autoComplete="name"
        maxLength={MAX_LENGTHS.name}
        {...field('name')}
      />
      <Field
        label="Je e-mail"
        mandatory
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        note="Hier sturen we de bevestiging naartoe."
        {...field('email')}
      />
      <Ways sale={sale} />
      <Receiver sale={sale} />
      <GeneralError>{sale.generalError}</GeneralError>
      {kept && (
        <p>
          <a href={kept} className="link font-semibold">
            Naar je bewaarde bestelling
          </a>
        </p>
      )}
      <Button sale={sale} />
      <HowToPay cents={VOUCHER_EUROS.min} />
    </form>
  )
}

/** The receiver, and for a voucher by mail its address and words. */
function Receiver({ sale: { field, way } }: { sale: VoucherSaleInUse }) {
  return (
    <>
      <Field
        label="Voor wie is het?"
        autoComplete="off"
        maxLength={MAX_LENGTHS.name}
        note="Deze naam staat op de kaart."
        {...field('recipient')}
      />
      {way === 'email' && (
        <>
          <Field
            label="E-mail van de ontvanger"
            mandatory
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={MAX_LENGTHS.email}
            {...field('recipientEmail')}
          />
          <Field
            label="Je bericht"
            lines={3}
            maxLength={LONGEST_MESSAGE}
            note="De ontvanger leest het bij de cadeaubon."
            {...field('message')}
          />
        </>
      )}
    </>
  )
}

/** An amount to press, or any other that is sold. */
function Amount({ sale: { field, fields, set, busy } }: { sale: VoucherSaleInUse }) {
  return (
    <div>
      <Field
        label="Bedrag in hele euro’s"
        mandatory
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        note={`Van ${VOUCHER_EUROS.min} tot en met ${VOUCHER_EUROS.max} euro.`}
        {...field('amount')}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {AMOUNTS.map((amount) => (
          <button
            key={amount}
            type="button"
            className="button button-small vote"
            aria-pressed={fields.amount === amount}
            disabled={busy}
            onClick={() => set('amount', amount)}
          >
            € {amount}
          </button>
        ))}
      </div>
    </div>
  )
}

const WAYS: readonly { readonly way: Way; readonly text: string; readonly note: string }[] = [
  {
    way: 'email',
    text: 'Mail hem naar de ontvanger',
    note: 'Meteen nadat je hebt betaald.',
  },
  {
    way: 'zelf',
    text: 'Ik geef hem zelf',
    note: 'Je krijgt de code en een kaart om te printen per e-mail.',
  },
]

const Ways = ({ sale: { way, setWay, busy } }: { sale: VoucherSaleInUse }) => (
  <WayChoice
    legend="Hoe komt hij aan?"
    name="wijze"
    choices={WAYS}
    chosen={way}
    disabled={busy}
    onChoose={setWay}
  />
)

function Button({ sale: { busy, cents } }: { sale: VoucherSaleInUse }) {
  return (
    <BusyButton
      type="submit"
      busy={busy}
      placeClassName="w-full text-lg"
      className="button button-primary flex-col gap-0 py-3"
    >
      <span>{cents === 0 ? 'Bestellen' : orderButtonLabel(cents, false)}</span>
      <span className="text-sm font-normal">{OBLIGES_TO_PAY}</span>
    </BusyButton>
  )
}
