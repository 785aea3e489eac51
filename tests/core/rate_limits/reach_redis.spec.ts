import redis from '@adonisjs/redis/services/main'
import { test } from '@japa/runner'
import { emptyShop } from '#tests/helpers/database'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import env from '#start/env'

test.group('The rate limits of a shop', (group) => {
  group.each.setup(() => emptyShop())

  test('the limits connect to Redis when the shop has one, and to nothing when it has none', async ({
    client,
    assert,
  }) => {
    const answer = await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    answer.assertStatus(200)
    assert.lengthOf(Object.keys(redis.activeConnections), env.redisUrl ? 1 : 0)
  })
})
