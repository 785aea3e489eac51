import { Result } from '@adonisjs/core/health'
import { departure } from '#app/core/guard/departure'
import { BoundedCheck } from '#app/core/health/bounded_check'

/** Tells a load balancer to send no more visitors to a process that stops. */
export class StoppingCheck extends BoundedCheck {
  name = 'process'

  protected async look() {
    return departure.isLeaving
      ? Result.failed('This process stops')
      : Result.ok('This process takes visitors')
  }
}
