import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const PAGES = fileURLToPath(new URL('../../../inertia/', import.meta.url))
/** The mark of the login says that somebody worked here, and keeps nothing that was typed. */
const KEEPS = /\buse(KeptFields|Draft)[<(](?!IN_ADMIN_AREA)/
const SCREEN = /from '~\/(admin|wire\/admin_routes|layouts\/admin_layout)/

/** What is not kept, and why it need not be. */
const LOST: Readonly<Record<string, string>> = {
  'admin/accounts/change_account.tsx': 'a password',
  'admin/backups/download_form.tsx': 'a password',
  'admin/menu/bottom_bar.tsx': 'the button that closes a sheet',
  'admin/password/password_page.tsx': 'passwords',
  'admin/two_factor/code_form.tsx': 'a code and a password',
  'admin/two_factor/login_code_page.tsx': 'a code',
  'admin/password_links/choose_password_page.tsx': 'passwords',
  'admin/password_links/forgotten_password_page.tsx': 'an address before the login',
  'admin/session/login_page.tsx': 'the login itself',
  'admin/shell/search_bar.tsx': 'words to search for',
  'shop/bookkeeping/admin_papers_page.tsx': 'words to search for',
  'shop/orders/order_filter.tsx': 'words to search for',
  'shop/bookkeeping/import_settlement.tsx': 'a file, which a browser does not give back',
  'shop/calendar/calendar_address_form.tsx': 'a password',
  'shop/orders/extend_form.tsx': 'a day that a button fills in',
  'shop/figures/figures_choice.tsx': 'a choice that is in the address',
  'shop/retention/admin_personal_data_page.tsx': 'the address of somebody who is erased',
  'shop/retention/erase_person.tsx': 'a password',
  'shop/retention/export_person.tsx': 'a password',
}

/** A file with the files of ours that it imports, as deep as that goes within its own folder. */
function withParts(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const parts = [...text.matchAll(/from '\.\/(\w+)'/g)].flatMap(([, name]) =>
    ['.ts', '.tsx'].map((end) => join(dirname(file), `${name}${end}`)).filter(exists)
  )
  return [text, ...parts.map((part) => withParts(part, seen))].join('\n')
}

const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
const known = new Set(files.map((file) => join(PAGES, file)))
const exists = (file: string) => known.has(file)

test.group('The forms of the admin area', () => {
  test('each form keeps in the tab what is typed, except what is listed with its reason', ({
    assert,
  }) => {
    const forms = files
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => {
        const text = readFileSync(join(PAGES, file), 'utf8')
        return text.includes('<form') && (SCREEN.test(text) || file.startsWith('admin/'))
      })
    assert.isAbove(forms.length, 30)
    const loses = forms.filter((file) => !KEEPS.test(withParts(join(PAGES, file))))
    assert.deepEqual(loses.sort(), Object.keys(LOST).sort())
  })
})
