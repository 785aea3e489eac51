export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A named route with its parameters filled in: what `call` sends to, and a form is for. */
export type Route<Name extends string = string> = {
  readonly name: Name
  readonly method: Method
  readonly url: string
}

type Table = Readonly<Record<string, string>>

type ParamNames<Pattern> = Pattern extends `${infer Left}/${infer Right}`
  ? ParamNames<Left> | ParamNames<Right>
  : Pattern extends `:${infer Name}`
    ? Name
    : Pattern extends '*'
      ? '*'
      : never

type Params<Pattern> = [ParamNames<Pattern>] extends [never]
  ? [params?: undefined]
  : [params: Readonly<Record<ParamNames<Pattern>, string | number>>]

/** The way to the named routes of a generated table, typed by name and parameters. */
export function routesOf<T extends Table>(table: T) {
  function route<Name extends keyof T & string>(
    name: Name,
    ...[params]: Params<T[Name]>
  ): Route<Name> {
    const [method, pattern] = (table as Record<Name, string>)[name].split(' ') as [Method, string]
    const values: Readonly<Record<string, string | number>> = params ?? {}
    const url = pattern.replace(/:(\w+)|\*/g, (whole, param: string = whole) =>
      encodeURIComponent(values[param] ?? '')
    )
    return { name, method, url }
  }

  /** @returns the path of a route */
  const urlFor = <Name extends keyof T & string>(name: Name, ...params: Params<T[Name]>) =>
    route(name, ...params).url

  return { route, urlFor }
}
