import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { clientAddress } from '#app/core/http/client_address'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

test.group('The address of a visitor', () => {
  test('{given} counts as {counts}')
    .with([
      { given: '192.0.2.7', counts: '192.0.2.7' },
      { given: '::ffff:192.0.2.7', counts: '192.0.2.7' },
      { given: '::ffff:c000:207', counts: '192.0.2.7' },
      { given: '192.0.2.7:4711', counts: '192.0.2.7' },
      { given: '2001:db8:1:2::7', counts: '2001:db8:1:2' },
      { given: '2001:db8:1:2:ffff:ffff:ffff:ffff', counts: '2001:db8:1:2' },
      { given: '2001:0DB8:0001:0002::1', counts: '2001:db8:1:2' },
      { given: '[2001:db8:1:2::7]:4711', counts: '2001:db8:1:2' },
      { given: 'fe80::1%eth0', counts: 'fe80:0:0:0' },
      { given: '::1', counts: '0:0:0:0' },
    ])
    .run(({ assert }, { given, counts }) => {
      assert.equal(clientAddress(from('10.0.0.1', given), 1), counts)
    })

  test('a text that is no address does not count: {$self}')
    .with(['unknown', '_hidden', '192.0.2.999', '1', '', ', ,', '<script>', '2001:db8::g', '[::1'])
    .run(({ assert }, given) => {
      assert.equal(clientAddress(from('10.0.0.1', given), 1), '10.0.0.1')
    })

  test('only as many proxies are believed as stand before the shop', ({ assert }) => {
    const request = from('10.0.0.1', '198.51.100.1, 192.0.2.7, 10.0.0.2')
    assert.equal(clientAddress(request, 0), '10.0.0.1')
    assert.equal(clientAddress(request, 1), '10.0.0.2')
    assert.equal(clientAddress(request, 2), '192.0.2.7')
    assert.equal(clientAddress(request, 9), '198.51.100.1')
  })
})
