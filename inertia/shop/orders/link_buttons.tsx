import type { Data } from '@generated/data'
import { useState } from 'react'
import { ExtendForm } from './extend_form'
import type { PageAction } from '~/admin/shell/use_page_action'
import { useUnfold } from '~/ui/hooks/use_unfold'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Delivery = Data.Shop.Orders.OrderDetail['deliveries'][number]

type Props = Pick<PageAction, 'run' | 'busy' | 'errors'> & {
  id: number
  delivery: Delivery
  dialog: DialogInUse
}

/** Buttons to mail a new link, which ends the old one, and to extend a link that ends by itself. */
export function LinkButtons({ id, delivery, dialog, run, busy, errors }: Props) {
  const { kind, reference } = delivery
  const [open, setOpen] = useState(false)
  const { form, button } = useUnfold(open)
  const link = kind === 'download' ? 'downloadlink' : 'speellink'

  async function renew() {
    const confirmed = await dialog.confirm({
      title: 'Nieuwe link',
      paragraphs: [
        `De oude ${link} werkt dan meteen niet meer. De klant krijgt de nieuwe per e-mail.`,
        ...(kind === 'speellink' ? ['Wat al is opgelost, blijft bewaard.'] : []),
      ],
    })
    if (confirmed && kind !== 'post' && kind !== 'cadeaubon' && reference !== null)
      await run(
        adminRoute('order_link.store', { id }),
        { soort: kind, kenmerk: reference },
        `De klant krijgt een nieuwe ${link} per e-mail.`
      )
  }

  if (!delivery.renew) return null
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <button type="button" aria-busy={busy} onClick={renew} className="button">
          Nieuwe {link} sturen
        </button>
        {delivery.extend && !open && (
          <button ref={button} type="button" onClick={() => setOpen(true)} className="button">
            Verlengen
          </button>
        )}
      </div>
      {open && kind !== 'post' && kind !== 'cadeaubon' && (
        <ExtendForm
          ref={form}
          id={id}
          delivery={{ ...delivery, kind }}
          run={run}
          busy={busy}
          errors={errors}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
