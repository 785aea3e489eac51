import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/gezond', [controllers.core.health.Health, 'show'])
