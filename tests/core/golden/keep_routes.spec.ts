import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { keepTo } from '../../../scripts/lib/golden.js'

test('every address and call stays where it was', () => {
  const lines = Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern, matchers }) => {
      /** The name of a parameter is our own choice, so only what it takes is compared. */
      const address = pattern.replace(/:(\w+)/g, (_, name: string) => {
        const rule = matchers[name]?.match
        return rule ? `:(${rule.source})` : ':'
      })
      return methods.map((method) => `${method} ${address}`)
    })
  keepTo('routes.txt', lines)
})
