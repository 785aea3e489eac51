import { BaseCheck, Result } from '@adonisjs/core/health'

/** The health page answers within two seconds, whatever hangs. */
const PATIENCE_MS = 1_500

/** A check that fails when it throws, or when it gives no answer in time. */
export abstract class BoundedCheck extends BaseCheck {
  protected abstract look(): Promise<Result>

  async run(): Promise<Result> {
    const { promise: late, resolve } = Promise.withResolvers<Result>()
    const timer = setTimeout(() => resolve(Result.failed('No answer in time')), PATIENCE_MS)
    try {
      return await Promise.race([this.look(), late])
    } catch (error) {
      return Result.failed('Could not be checked', error as Error)
    } finally {
      clearTimeout(timer)
    }
  }
}
