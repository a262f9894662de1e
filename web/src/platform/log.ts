// biome-ignore-all lint/suspicious/noConsole: the one place that writes to the console.

type Write = (message: string, fields?: object) => void

/** Writes to the browser's console with secrets hidden at any depth (specification section 8, last line). */
export const log: { info: Write; warn: Write; error: Write } = {
  info: (message, fields) => void write('info', message, fields),
  warn: (message, fields) => void write('warn', message, fields),
  error: (message, fields) => void write('error', message, fields),
}

// Loaded with the first line: most visits write none.
async function write(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: object | undefined,
): Promise<void> {
  const { redact } = await import('@tripwright/domain/base/redact').catch(() => ({
    redact: () => '[redacted]',
  }))
  if (fields === undefined) console[level](redact(message))
  else console[level](redact(message), redact(fields))
}
