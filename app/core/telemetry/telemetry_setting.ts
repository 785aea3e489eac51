import type { SettingReader } from '../setting_reader.ts'

/** Where traces and metrics go, and which part of the traces. */
export type TelemetrySetting = { readonly endpoint: string; readonly sampled: number }

/**
 * Reads the settings of OpenTelemetry. Its own packages read the others, such as headers.
 *
 * @returns null when nothing is sent anywhere
 */
export function telemetrySetting({ text, problems }: SettingReader): TelemetrySetting | null {
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === '') return null
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT has to start with http:// or https://.')
  const sampled = Number(text('OTEL_TRACES_SAMPLER_ARG', '1'))
  if (!(sampled >= 0 && sampled <= 1))
    problems.push('OTEL_TRACES_SAMPLER_ARG has to be a number from 0 to 1.')
  return { endpoint, sampled }
}
