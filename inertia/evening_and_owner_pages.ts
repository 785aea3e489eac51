/** The pages of the owner, of a game master and of the big screen. */
export const pages = import.meta.glob([
  './admin/*/*_page.tsx',
  './{shop,live}/*/admin_*_page.tsx',
  './live/*/*_page.tsx',
  '!./live/game/team_page.tsx',
])
