import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ROOT } from '../../../scripts/lib/run.js'
import { captured } from '#tests/helpers/present'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** `devOptional` is what development needs and something else would use if it were there. */
type Locked = { readonly version: string; readonly dev?: true; readonly devOptional?: true }
type Lock = { readonly packages: Record<string, Locked> }
type Bill = { readonly bomFormat: string; readonly components: readonly { purl: string }[] }

/** The addresses, as a bill of materials writes them, of the packages that the lock file holds. */
function locked({ packages }: Lock, isDevelopment: boolean): string[] {
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) => path !== '' && Boolean(dev ?? devOptional) === isDevelopment
    )
    .map(([path, { version }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `pkg:npm/${name.replace('@', '%40')}@${version}`
    })
}

test.group('The bill of materials', () => {
  test('the bill of materials names every package that a live shop installs, and nothing that only development needs', ({
    assert,
  }) => {
    const { status, stdout, stderr } = spawnSync(join(ROOT, '.ci/list_packages'), {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    assert.equal(status, 0, stderr)
    const { bomFormat, components } = JSON.parse(stdout) as Bill
    const lock = JSON.parse(read('package-lock.json')) as Lock
    assert.equal(bomFormat, 'CycloneDX')
    assert.sameMembers(
      components.map(({ purl }) => purl),
      [...new Set(locked(lock, false))]
    )
    assert.isAbove(locked(lock, true).length, 100)
  })

  test('the bill of materials is left where CI keeps it, out of the sources', ({ assert }) => {
    const run = read('.ci/run')
    const folder = captured(/^\.ci\/list_packages > (\w+)\/sbom\.cdx\.json$/m, run)
    assert.match(read('.gitignore'), new RegExp(`^${folder}/$`, 'm'))
    const [, after = ''] = run.split('sbom.cdx.json')
    assert.notMatch(after, /\brm\b/)
  })
})
