import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

/** Serializes JSON answers as the specification asks: bare lists and values, never wrapped. */
class ApiSerializer extends BaseSerializer<{ PaginationMetaData: Record<string, unknown> }> {
  override wrap = undefined

  override definePaginationMetaData(metaData: unknown) {
    return metaData as Record<string, unknown>
  }
}

const serializer = new ApiSerializer()
const serialize = serializer.serialize.bind(serializer) as typeof serializer.serialize

/** Gives controllers `serialize(…)` for the output of a transformer. */
export default class ApiProvider {
  boot() {
    HttpContext.instanceProperty('serialize', serialize)
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    serialize: typeof serialize
  }
}
