import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { chromiumName, expect, visitor } from '#tests/helpers/visitor'
import { admin, door, first, Hall, heading } from '#tests/helpers/live/hall'
import { ORDINARY_NAMES } from '#tests/helpers/live/long_names'
import { beginAnew, keepPicture, keptIn, WITHIN_ONE_PERCENT } from '#tests/helpers/pictures/compare'
import { keepChromium, picturesToCompareWith } from '#tests/helpers/pictures/chromium_of_pictures'
import { NOW, PictureShop } from '#tests/helpers/pictures/picture_shop'
import { photograph } from '#tests/helpers/pictures/photograph_page'

type Size = { readonly width: number; readonly height: number }

const PAGES: readonly Size[] = [
  { width: 390, height: 900 },
  { width: 1280, height: 900 },
]
const BEAMER: readonly Size[] = [{ width: 1920, height: 1080 }]

type Screen = {
  readonly name: string
  /** The sizes, when they differ from those of a page. */
  readonly sizes?: readonly Size[]
  /** Opens the screen for somebody who may see it. */
  readonly reach: (shop: PictureShop) => Promise<Page>
  /** The parts that go on changing while the picture is taken. */
  readonly hidden?: (page: Page) => Locator[]
}

const SCREENS: readonly Screen[] = [
  { name: 'home', reach: at('/') },
  { name: 'catalogue', reach: at('/escaperooms') },
  { name: 'game', reach: at('/escaperooms/kunstroof') },
  { name: 'order_form', reach: at('/bestellen/kunstroof') },
  { name: 'contact', reach: at('/contact') },
  { name: 'hint_page', reach: at('/binky') },
  { name: 'my_order', reach: at(({ paths }) => paths.order) },
  { name: 'play_recept', reach: inTheGame },
  { name: 'team_rooms', reach: teamInTheHall, hidden: (page) => [page.getByRole('timer')] },
  {
    name: 'big_screen',
    sizes: BEAMER,
    reach: fullHall,
    hidden: (page) => [page.getByRole('timer')],
  },
  { name: 'admin_today', reach: adminAt('/dashboard/vandaag') },
  { name: 'admin_orders', reach: adminAt('/dashboard/bestellingen') },
  { name: 'admin_order', reach: adminAt(({ paths }) => paths.admin) },
]

test.group('Screens', (group) => {
  let shop: PictureShop
  let base: string

  group.setup(async () => {
    beginAnew('screens')
    const chromium = chromiumName()
    keepChromium(chromium)
    const pictures = await picturesToCompareWith(chromium)
    if (!pictures.ok) {
      comparing.skip(true, pictures.error)
      return () => {}
    }
    base = pictures.value
    const [opened, close] = await PictureShop.open()
    shop = opened
    return close
  })

  const comparing = test('the screen {name} looks as it did, at every size on which people see it')
    .with([...SCREENS])
    .run(async (_, { name, sizes = PAGES, reach, hidden }) => {
      const page = await reach(shop)
      const findings: string[] = []
      for (const size of sizes) {
        await page.setViewportSize(size)
        const photo = await photograph(page, hidden?.(page))
        findings.push(
          ...(await keepPicture(`screens/${size.width}/${name}`, photo, WITHIN_ONE_PERCENT, base))
        )
      }
      expect(findings).toEqual([])
    })

  test('every kept picture belongs to a screen in this list', () => {
    const names = SCREENS.flatMap(({ name, sizes = PAGES }) =>
      sizes.map(({ width }) => `screens/${width}/${name}`)
    )
    expect(keptIn('screens')).toEqual(names.toSorted())
  })
})

type Path = string | ((shop: PictureShop) => string)
const pathIn = (shop: PictureShop, path: Path) => (typeof path === 'string' ? path : path(shop))

function at(path: Path) {
  return async (picture: PictureShop) => {
    const page = await visitor()
    await open(page, picture, path)
    return page
  }
}

/** The page shows nothing of the game before the link was found valid. */
async function inTheGame(picture: PictureShop) {
  const page = await at(({ paths }) => paths.play)(picture)
  await expect(page.getByRole('heading', { name: 'Ruimten' })).toBeVisible()
  return page
}

function adminAt(path: Path) {
  return async (picture: PictureShop) => {
    const page = await admin(picture.shop)
    await open(page, picture, path)
    return page
  }
}

async function open(page: Page, picture: PictureShop, path: Path) {
  await page.clock.setFixedTime(NOW.toMillis())
  const reply = await page.goto(picture.shop.url + pathIn(picture, path))
  expect(reply?.status()).toBe(200)
}

/** A team that has its name and may choose a room. */
async function teamInTheHall({ shop }: PictureShop) {
  const hall = await Hall.open(2, shop)
  await hall.begin()
  const page = await hall.player(1, 'De Uilen')
  await expect(heading(page)).toHaveText('Kies een kamer')
  await expect(door(page, first)).toBeEnabled()
  return page
}

/** Twenty teams with different scores, on the beamer. */
async function fullHall({ shop }: PictureShop) {
  const hall = await Hall.open(20, shop)
  await hall.nameTeams(ORDINARY_NAMES)
  await hall.begin()
  await hall.givePoints(ORDINARY_NAMES.map((_, index) => 41 + ((index * 37) % 100)))
  return hall.bigScreen()
}
