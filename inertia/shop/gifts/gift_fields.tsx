import { dayOf } from '#domain/dutch_time'
import { lastGiftDay, LONGEST_MESSAGE, waysOf, type GiftWay } from '#domain/shop/gifts'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { Field } from '~/ui/field'
import type { GiftInUse } from './use_gift'
import { WayChoice } from './way_choice'

type Props = { gift: GiftInUse; byPost: boolean; busy: boolean }

/** The fields about the receiver, folded away for customers who order for themselves. */
export function GiftFields({ gift, byPost, busy }: Props) {
  const { wanted, setWanted, field } = gift
  return (
    <fieldset className="rounded-xl border-2 border-dotted border-line-soft p-4">
      <legend className="sr-only">Cadeau</legend>
      <label className="flex items-start gap-3 font-semibold">
        <input
          type="checkbox"
          checked={wanted}
          disabled={busy}
          aria-expanded={wanted}
          onChange={({ target }) => setWanted(target.checked)}
          className="size-6 flex-none accent-[#a63a2b]"
        />
        <span>Is het een cadeau?</span>
      </label>
      {wanted && (
        <div className="mt-5 space-y-5">
          <Field
            label="Voor wie is het?"
            mandatory
            autoComplete="off"
            maxLength={MAX_LENGTHS.name}
            disabled={busy}
            {...field('name')}
          />
          <Ways gift={gift} byPost={byPost} busy={busy} />
          {gift.way === 'email' && <ByMail gift={gift} busy={busy} />}
          <Field
            label="Je bericht"
            lines={4}
            maxLength={LONGEST_MESSAGE}
            disabled={busy}
            note={`De ontvanger leest het bij het cadeau. Hoogstens ${LONGEST_MESSAGE} tekens.`}
            {...field('message')}
          />
        </div>
      )}
    </fieldset>
  )
}

const WAYS: Record<GiftWay, { readonly text: string; readonly note: string }> = {
  email: { text: 'Stuur het per e-mail', note: 'De ontvanger krijgt het op de dag die je kiest.' },
  post: {
    text: 'Stuur het naar de ontvanger',
    note: 'Vul hierboven het adres van de ontvanger in.',
  },
  zelf: {
    text: 'Ik geef het zelf',
    note: 'Je krijgt een kaart om te printen, met een QR-code naar het spel.',
  },
}

/** A parcel that the giver hands over goes to the giver first. */
const POSTED_TO_GIVER = {
  text: 'Stuur het naar mij, ik geef het zelf',
  note: 'Vul hierboven je eigen adres in.',
}

/** How it gets there. */
function Ways({ gift: { way, setWay }, byPost, busy }: Props) {
  return (
    <>
      <WayChoice
        legend="Hoe komt het aan?"
        name="cadeau.wijze"
        choices={waysOf(byPost).map((one) => ({
          ...{ way: one, ...(byPost && one === 'zelf' ? POSTED_TO_GIVER : WAYS[one]) },
        }))}
        chosen={way}
        disabled={busy}
        onChoose={setWay}
      />
      {byPost && (
        <p className="text-sm text-soft">
          In het pakket ligt een kaart met je bericht. De prijs staat er nergens in; de factuur
          krijg jij per e-mail.
        </p>
      )}
    </>
  )
}

function ByMail({ gift: { field }, busy }: Pick<Props, 'gift' | 'busy'>) {
  const now = new Date()
  return (
    <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
      <Field
        label="E-mail van de ontvanger"
        mandatory
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={MAX_LENGTHS.email}
        disabled={busy}
        {...field('email')}
      />
      <Field
        label="Op welke dag?"
        mandatory
        type="date"
        min={dayOf(now)}
        max={lastGiftDay(now)}
        disabled={busy}
        note="’s Ochtends, vanaf 8 uur."
        {...field('day')}
      />
    </div>
  )
}
