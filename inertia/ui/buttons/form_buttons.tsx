import type { ReactNode } from 'react'

type Props = { busy: boolean; onCancel: () => void; children: ReactNode }

/** The two buttons below a form that can be closed again: one sends it, the other closes it. */
export function FormButtons({ busy, onCancel, children }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="submit" aria-busy={busy} className="button button-primary">
        {children}
      </button>
      <button type="button" onClick={onCancel} className="button">
        Annuleren
      </button>
    </div>
  )
}
