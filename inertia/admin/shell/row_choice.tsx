import type { ReactNode } from 'react'
import type { RowChoice } from './use_row_choice'

type BoxProps = {
  id: number
  /** What the box chooses, for readers who do not see its row. */
  label: string
  choice: Pick<RowChoice, 'checked' | 'choose'>
}

/** The cell that chooses its row. */
export const ChoiceCell = ({ id, label, choice }: BoxProps) => (
  <td>
    <label className="option">
      <input
        type="checkbox"
        checked={choice.checked.has(id)}
        onChange={({ target }) => choice.choose(id, target.checked)}
      />
      <span className="sr-only">{label}</span>
    </label>
  </td>
)

type BarProps = {
  choice: Pick<RowChoice, 'allChosen' | 'chooseAll'>
  /** How many are chosen. */
  count: number
  /** What can be done, as long as nothing is chosen. */
  hint: string
  /** What is done with the chosen rows. */
  children: ReactNode
}

/** What is done with the chosen rows; it stays in sight while the list is scrolled. */
export const BulkBar = ({ choice, count, hint, children }: BarProps) => (
  <div className={`bulk-bar ${count > 0 ? 'bulk-bar-open' : ''}`}>
    <button type="button" onClick={choice.chooseAll} className="button">
      {choice.allChosen ? 'Kies geen' : 'Kies alle'}
    </button>
    <p aria-live="polite" className="min-w-0">
      {count === 0 ? hint : `${count} gekozen.`}
    </p>
    {count > 0 && <div className="flex flex-wrap items-end gap-3">{children}</div>}
  </div>
)
