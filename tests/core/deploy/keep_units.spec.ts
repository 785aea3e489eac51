import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { captured } from '#tests/helpers/present'
import { WEB_FLAGS } from '../../../scripts/lib/web_flags.js'

const FOLDER = app.makePath('deploy')
const has = (program: string, ask: string) => spawnSync(program, [ask]).status === 0
const UNITS = readdirSync(FOLDER).filter((name) => name.endsWith('.service'))
/** Above this, `systemd-analyze security` no longer says that a service is protected. */
const HIGHEST_EXPOSURE = 3

test.group('The units of a server', () => {
  test('{$self} may do little on its machine')
    .with(UNITS)
    .skip(!has('systemd-analyze', '--version'), 'systemd-analyze is not installed')
    .run(({ assert }, unit) => {
      const { stdout } = spawnSync(
        'systemd-analyze',
        ['security', '--offline=true', '--no-pager', `${FOLDER}/${unit}`],
        { encoding: 'utf8' }
      )
      const exposure = Number(captured(/exposure level for \S+: ([\d.]+)/, stdout))
      assert.isBelow(exposure, HIGHEST_EXPOSURE)
    })

  test('systemd can read {$self}')
    .with(readdirSync(FOLDER).filter((name) => /\.(service|socket)$/.test(name)))
    .skip(!has('systemd-analyze', '--version'), 'systemd-analyze is not installed')
    .run(({ assert }, unit) => {
      const { stderr } = spawnSync('systemd-analyze', ['verify', `${FOLDER}/${unit}`], {
        encoding: 'utf8',
      })
      const complaints = stderr.split('\n').filter((line) => line.includes(unit))
      /** The programs are not at their places on this machine. */
      const others = complaints.filter((line) => !/is not executable: No such file/.test(line))
      assert.deepEqual(others, [])
    })

  test('setup ends when it is refused, and is tried again after another failure until it is done', async ({
    assert,
  }) => {
    const unit = readFileSync(`${FOLDER}/shop-setup.service`, 'utf8')
    const command = captured(/^ExecStart=\/bin\/sh -c '([^']+)'$/m, unit)
    const ends = async (...codes: number[]) => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-unit-'))
      await mkdir(`${folder}/node_modules/.bin`, { recursive: true })
      const node = `#!/bin/sh\necho run\nread code rest < codes\necho $rest > codes\nexit $code\n`
      await writeFile(`${folder}/node_modules/.bin/node`, node, { mode: 0o755 })
      await writeFile(`${folder}/codes`, `${codes.join(' ')}\n`)
      const { status, stdout } = spawnSync('/bin/sh', ['-c', command], {
        ...{ cwd: folder, encoding: 'utf8', timeout: 10_000 },
      })
      return { status, runs: stdout.split('\n').length - 1 }
    }
    assert.deepEqual(await ends(0), { status: 0, runs: 1 })
    assert.deepEqual(await ends(78), { status: 78, runs: 1 })
    assert.deepEqual(await ends(1, 137, 0), { status: 0, runs: 3 })
    assert.deepEqual(await ends(1, 78), { status: 78, runs: 2 })
  })

  test('systemd does not start again what refused', ({ assert }) => {
    for (const name of UNITS) {
      const unit = readFileSync(`${FOLDER}/${name}`, 'utf8')
      /** RestartPreventExitStatus= is about the main process alone. */
      assert.notMatch(unit, /^ExecStartPre=/m, name)
      if (!unit.includes('node_modules/.bin/node')) continue
      if (/^Restart=/m.test(unit)) assert.match(unit, /^RestartPreventExitStatus=78$/m, name)
    }
    const socket = readFileSync(`${FOLDER}/shop.socket`, 'utf8')
    assert.match(socket, /^TriggerLimitIntervalSec=60s\nTriggerLimitBurst=5$/m)
    for (const name of ['shop.service', 'worker.service']) {
      const unit = readFileSync(`${FOLDER}/${name}`, 'utf8')
      assert.match(unit, /^Requires=.*\bshop-setup\.service\b/m, name)
      assert.match(unit, /^After=.*\bshop-setup\.service\b/m, name)
    }
  })

  test('Caddy takes its configuration', ({ assert }) => {
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', `${FOLDER}/Caddyfile`],
      { encoding: 'utf8' }
    )
    assert.equal(status, 0, stderr)
  }).skip(!has('caddy', 'version'), 'caddy is not installed')

  test('a user who did not build the shop may run it', ({ assert }) => {
    for (const path of [
      '',
      'ace.js',
      'bin/server.js',
      'public/assets',
      'booklets',
      'parties',
      'ssr',
    ]) {
      const { mode } = statSync(app.makePath('build', path))
      assert.equal(mode & 0o004, 0o004, `build/${path}`)
    }
  }).skip(process.env.TEST_BUILT !== '1', 'build/ may be of an earlier head')

  test('a web process of the units and of the image runs with the options of `npm start`', ({
    assert,
  }) => {
    const web = `node ${WEB_FLAGS.join(' ')} build/bin/server.js`
    for (const name of ['shop.service', 'Containerfile'])
      assert.include(readFileSync(`${FOLDER}/${name}`, 'utf8'), web, name)
    const manual = readFileSync(app.makePath('docs/operations/going_live.md'), 'utf8')
    assert.lengthOf(manual.match(/node build\/bin\/server\.js/g) ?? [], 0)
  })

  test('the image runs as a user of its own, from the commands that the units type', ({
    assert,
  }) => {
    const image = readFileSync(`${FOLDER}/Containerfile`, 'utf8')
    const units = UNITS.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join()
    assert.match(image, /^USER shop$/m)
    assert.match(image, /^VOLUME \/var\/lib\/shop$/m)
    for (const program of ['build/ace.js setup', 'build/bin/server.js']) {
      assert.include(image, program)
      assert.include(units, program)
    }
    assert.lengthOf(image.match(/^FROM /gm) ?? [], 2)
  })
})
