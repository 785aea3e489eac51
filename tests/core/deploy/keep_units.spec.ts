import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { captured } from '#tests/helpers/present'

const FOLDER = app.makePath('deploy')
const has = (program: string, ask: string) => spawnSync(program, [ask]).status === 0
const UNITS = readdirSync(FOLDER).filter((name) => name.endsWith('.service'))
/** Above this, `systemd-analyze security` no longer says that a service is protected. */
const HIGHEST_EXPOSURE = 3

test.group('What runs the shop on a server', () => {
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

  test('Caddy takes its configuration', ({ assert }) => {
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', `${FOLDER}/Caddyfile`],
      { encoding: 'utf8' }
    )
    assert.equal(status, 0, stderr)
  }).skip(!has('caddy', 'version'), 'caddy is not installed')

  test('another user than the one who built it may run the shop', ({ assert }) => {
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

  test('the image runs as a user of its own, from the commands that a unit types', ({ assert }) => {
    const image = readFileSync(`${FOLDER}/Containerfile`, 'utf8')
    const unit = readFileSync(`${FOLDER}/shop.service`, 'utf8')
    assert.match(image, /^USER shop$/m)
    assert.match(image, /^VOLUME \/var\/lib\/shop$/m)
    for (const program of ['build/ace.js setup', 'build/bin/server.js']) {
      assert.include(image, program)
      assert.include(unit, program)
    }
    assert.lengthOf(image.match(/^FROM /gm) ?? [], 2)
  })
})
