import { useState } from 'react'
import type { OrderField } from '#domain/shop/checkout/order_fields'

/** Loaded when there is something to tell: most people fill in everything. */
export const loadNotice = () => import('~/ui/notice_dialog')

type Missing = { field: OrderField; text: string }

/**
 * What has to be filled in first, told in a dialog. Without a connection the dialog cannot be loaded;
 * the field itself then says it.
 */
export function useMissingField(tellAtField: (field: OrderField, text: string) => void) {
  const [shown, setShown] = useState<Missing | null>(null)

  const report = (field: OrderField, text: string) =>
    loadNotice().then(
      () => setShown({ field, text }),
      () => tellAtField(field, text)
    )

  return { shown, report, close: () => setShown(null) }
}
