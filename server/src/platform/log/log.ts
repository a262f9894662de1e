import { redact, redactText } from '@tripwright/domain/base/redact'
import { type DestinationStream, destination, pino } from 'pino'

export type Log = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * JSON lines on standard error, from `level` upwards (LOG_LEVEL). The redactor handles every field and the message first, at
 * any depth (specification section 8).
 */
export function makeLog(level: string, to: DestinationStream = destination({ fd: 2, sync: true })): Log {
  const lines = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { log: (fields) => Object(redact(fields)), level: (label) => ({ level: label }) },
    },
    to,
  )
  return {
    debug: (fields, message) => lines.debug(named(fields), redactText(message)),
    info: (fields, message) => lines.info(named(fields), redactText(message)),
    warn: (fields, message) => lines.warn(named(fields), redactText(message)),
    error: (fields, message) => lines.error(named(fields), redactText(message)),
  }
}

// pino prints an Error that takes the place of the fields before any formatter sees it.
function named(fields: object): object {
  return fields instanceof Error ? { error: fields } : fields
}
