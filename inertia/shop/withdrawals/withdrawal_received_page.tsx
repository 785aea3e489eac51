import { Icon } from '~/ui/icon'
import { Statement } from './withdrawal_confirmation'
import { inShop } from '~/layouts/shop_layout'

type Props = {
  titel: string
  email: string
  verklaring: string[]
  ontvangenOp: string
  watNu: string[]
}

/** The receipt of a withdrawal: the same words as in the mail. */
export default function WithdrawalReceived(props: Props) {
  const {
    titel: title,
    email,
    verklaring: statement,
    ontvangenOp: receivedAt,
    watNu: nextSteps,
  } = props
  return (
    <article className="mx-auto max-w-[42rem]">
      <h1 className="flex items-start gap-3 text-4xl sm:text-5xl">
        <Icon naam="vinkje" className="mt-1 size-9 shrink-0 text-mos sm:size-11" />
        {title}
      </h1>
      <div className="mt-6 space-y-5 text-lg">
        <p>
          Op <strong>{receivedAt}</strong> ontvingen we deze verklaring van je:
        </p>
        <Statement regels={statement} />
        <p>
          We sturen deze bevestiging ook naar <strong className="wrap-anywhere">{email}</strong>.
          Komt er niets aan? Bewaar of print dan deze pagina: ook dit is je bewijs. Om misbruik te
          voorkomen, sturen we naar één adres hoogstens drie bevestigingen per dag.
        </p>
        <h2 className="pt-3 text-2xl">Wat er nu gebeurt</h2>
        <ul className="list-disc space-y-2 pl-6 marker:text-messing">
          {nextSteps.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}

WithdrawalReceived.layout = inShop
