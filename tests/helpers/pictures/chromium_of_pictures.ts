import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { err, ok, type Result } from '#domain/result'
import { STORED, writtenTo } from '#tests/helpers/pictures/compare'

const MARK = 'chromium.txt'
const SPEC = 'tests/core/pictures/keep_screens.browser.spec.ts'
/** The environment variables for programs of the base commit, without the settings of this test. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CHROMIUM_PATH']

/** The name of a Chromium and its system, which together decide how letters look. */
const markOf = (chromium: string) => `${chromium} on ${process.platform}`

/** Which Chromium drew the pictures; it is kept beside them. */
export function keepChromium(chromium: string) {
  const folder = writtenTo()
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, MARK), `${markOf(chromium)}\n`)
}

/**
 * The pictures that this Chromium's screens are compared with: those that are kept, or, when another
 * Chromium drew them, those of the commit that kept them, drawn anew by this one.
 *
 * @returns their folder, or why there are none
 */
export async function picturesToCompareWith(chromium: string): Promise<Result<string, string>> {
  const kept = app.makePath(STORED)
  if (writtenTo()) return ok(kept)
  const keptBy = readFileSync(join(kept, MARK), 'utf8').trim()
  const mark = markOf(chromium)
  if (keptBy === mark) return ok(kept)

  const base = commitOfPictures()
  if (!base.ok)
    return err(
      `Screens are not compared with pictures: those are of Chromium ${keptBy}, here is ${mark}, and ${base.error}.`
    )
  const drawn = app.tmpPath('pictures', `${base.value}-${mark.replaceAll(' ', '-')}`)
  if (!existsSync(drawn)) await draw(base.value, drawn)
  return ok(drawn)
}

/** The last commit that changed the pictures; in a copy without history there is none. */
function commitOfPictures(): Result<string, string> {
  try {
    const top = git('rev-parse', '--show-toplevel')
    if (realpathSync(top) !== realpathSync(app.makePath())) return err('this is no git checkout')
    if (git('rev-parse', '--is-shallow-repository') === 'true')
      return err('this git checkout has no history')
    const commit = git('log', '-1', '--format=%H', '--', STORED)
    return commit === '' ? err('no commit has pictures') : ok(commit)
  } catch {
    return err('this is no git checkout')
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: app.makePath(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Builds the project as it was at a commit, in a folder of its own, and lets it draw its screens. */
async function draw(commit: string, target: string) {
  console.log(`Drawing the screens of ${commit.slice(0, 9)} with this Chromium …`)
  const folder = mkdtempSync(join(tmpdir(), 'winkel-pictures-'))
  try {
    const project = join(folder, 'project')
    const pictures = join(folder, 'pictures')
    mkdirSync(project)
    const archive = join(folder, 'project.tar')
    git('archive', '--format=tar', `--output=${archive}`, commit)
    const run = runIn(project, { PICTURES_TO: pictures, TEST_BUILT: '1' })
    await run('tar', '-xf', archive)
    await bringPackages(project, run)
    await run(process.execPath, 'scripts/build.ts')
    await run(process.execPath, 'ace.js', 'test', 'browser', '--files', SPEC)
    mkdirSync(join(target, '..'), { recursive: true })
    cpSync(pictures, `${target}.new`, { recursive: true })
    renameSync(`${target}.new`, target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lends our own packages, when the base has the same ones. */
async function bringPackages(project: string, run: ReturnType<typeof runIn>) {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lock(project) === lock(app.makePath()))
    symlinkSync(realpathSync(app.makePath('node_modules')), join(project, 'node_modules'))
  else await run('npm', 'ci', '--no-audit', '--no-fund')
}

function runIn(cwd: string, extra: Record<string, string>) {
  const env = {
    ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    ...extra,
  }
  return async (command: string, ...args: string[]) => {
    try {
      await promisify(execFile)(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(
        `The screens of the base could not be drawn: ${command} ${args.join(' ')}\n${stdout}${stderr}`,
        { cause: error }
      )
    }
  }
}
