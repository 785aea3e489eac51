const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
}

/** A refusal in the shape in which Mollie sends one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly field: string | undefined

  /** @param field the property of the request that was wrong, when there is one */
  constructor(status: number, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.field = field
  }

  /** The body of the answer. */
  toJSON() {
    return {
      status: this.status,
      title: TITLES[this.status] ?? 'Error',
      detail: this.message,
      ...(this.field !== undefined && { field: this.field }),
      _links: {
        documentation: {
          href: 'https://docs.mollie.com/overview/handling-errors',
          type: 'text/html',
        },
      },
    }
  }
}
