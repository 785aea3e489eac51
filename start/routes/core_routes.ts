import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { REPORTS_ADDRESS } from '#app/core/browser_reports/reports_address'
import { allBrowserReports, browserReports } from '#start/limiters'

const { core } = controllers

router.get('/gezond', [core.health.Health, 'show'])
router
  .post(REPORTS_ADDRESS, [core.browserReports.BrowserReport, 'store'])
  .use([browserReports, allBrowserReports])
