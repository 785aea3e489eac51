import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

/** The drawings of which the picture has another name; the others are of a game. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'winkel': 'scenes/kabinet',
  'proefraadsel-delen': 'scenes/proefraadsel-delen',
}

const known = new Map<string, string>()

/**
 * What is to be seen on the picture of a shared link, in the words of its drawing; they change with a
 * build.
 *
 * @param picture the path of the picture, such as `/og/binky.png`
 */
export function altOfShared(picture: string): string {
  const alt = known.get(picture) ?? titleOf(picture)
  known.set(picture, alt)
  return alt
}

function titleOf(picture: string): string {
  const name = /^\/og\/([\w-]+)\.png$/.exec(picture)?.[1] ?? ''
  const drawing = app.publicPath('img', `${DRAWINGS[name] ?? `items/${name}`}.svg`)
  const title = /<title>([^<]+)<\/title>/.exec(readFileSync(drawing, 'utf8'))?.[1]
  if (title === undefined) throw new Error(`${drawing} has no title`)
  return title
}
