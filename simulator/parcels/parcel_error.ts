/** A refusal in the shape in which Sendcloud sends one. */
export class ParcelError extends Error {
  override name = 'ParcelError'

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly pointer?: string
  ) {
    super(detail)
  }

  /** The body of the answer. */
  toJSON() {
    const source = this.pointer === undefined ? {} : { source: { pointer: this.pointer } }
    return {
      errors: [{ status: String(this.status), code: this.code, detail: this.message, ...source }],
    }
  }
}
