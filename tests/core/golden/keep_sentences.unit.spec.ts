import { test } from '@japa/runner'
import { sentences } from '#tests/helpers/sentences'
import { keepTo } from '../../../scripts/lib/golden.js'

test('every sentence that people read stays as it was', () => {
  keepTo('sentences.txt', sentences())
}).timeout(60_000)
