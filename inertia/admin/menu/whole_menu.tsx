import { ACCOUNT, MENU } from './menu'
import { MenuLink } from './menu_link'
import { LogOut } from './log_out'

/**
 * The whole menu, with the admin's account below it: beside the page, or in the sheet of a phone.
 */
export function WholeMenu({ path }: { path: string }) {
  return (
    <>
      {MENU.map(({ name, places }) => (
        <nav key={name} aria-label={name} className="menu-group">
          <p aria-hidden="true" className="menu-title">
            {name}
          </p>
          {places.map((place) => (
            <MenuLink key={place.href} place={place} path={path} className="menu-link" />
          ))}
        </nav>
      ))}
      <div className="menu-group menu-account">
        <MenuLink place={ACCOUNT} path={path} className="menu-link" />
        <LogOut className="button w-full" />
      </div>
    </>
  )
}
