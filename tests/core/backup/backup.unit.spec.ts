import { test } from '@japa/runner'
import { libpqEnvironment } from '#app/core/backup/postgres_copy'

test.group('The tools of PostgreSQL', () => {
  test('the tools get the decoded address through their environment', ({ assert }) => {
    const settings = libpqEnvironment(
      'postgres://winkel:p%40ss@db.example:6543/de%20winkel?sslmode=require'
    )
    assert.containSubset(settings, {
      PGHOST: 'db.example',
      PGPORT: '6543',
      PGUSER: 'winkel',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'de winkel',
      PGSSLMODE: 'require',
    })
  })

  test('PostgreSQL decides what the address does not say', ({ assert }) => {
    const settings = libpqEnvironment('postgres:///winkel?host=/run/postgresql')
    assert.equal(settings.PGHOST, '/run/postgresql')
    assert.notProperty(settings, 'PGPASSWORD')
    assert.notProperty(settings, 'PGPORT')
  })
})
