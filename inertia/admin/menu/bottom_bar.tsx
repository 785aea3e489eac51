import { useRef, type MouseEvent } from 'react'
import { DAILY, MENU, MORE_SIGN } from './menu'
import { MenuLink, Waits } from './menu_link'
import { WholeMenu } from './whole_menu'
import { LineDrawing } from '~/ui/icon'
import { useShared } from '~/ui/hooks/use_shared'

const RARE = MENU.flatMap(({ places }) => places).filter((place) => !DAILY.includes(place))

/**
 * The bar of a phone, in reach of the thumb: the four daily places, and a sheet with all others.
 */
export function BottomBar({ path }: { path: string }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const { waiting } = useShared()
  const elsewhere = RARE.reduce(
    (sum, place) => sum + (place.waiting ? (waiting?.[place.waiting] ?? 0) : 0),
    0
  )

  return (
    <div className="bottom-bar no-print">
      <nav aria-label="Elke dag" className="contents">
        {DAILY.map((place) => (
          <MenuLink key={place.href} place={place} path={path} className="bottom-link" />
        ))}
      </nav>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
        className="bottom-link"
      >
        <LineDrawing path={MORE_SIGN} className="menu-sign" />
        Menu
        <Waits count={elsewhere} />
      </button>
      <dialog ref={sheet} aria-label="Menu" className="menu-sheet" onClick={closeBeside}>
        <div className="menu-sheet-body" onClick={({ target }) => followed(target, sheet.current)}>
          <form method="dialog" className="flex justify-end">
            <button className="button">Sluiten</button>
          </form>
          <WholeMenu path={path} />
        </div>
      </dialog>
    </div>
  )
}

/** A tap beside the sheet is one on the dialog itself. */
function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close()
}

/** Following a link closes the sheet. */
function followed(target: EventTarget, sheet: HTMLDialogElement | null) {
  if (target instanceof Element && target.closest('a')) sheet?.close()
}
