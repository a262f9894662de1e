/**
 * The SQLSTATE of a refused statement, such as `23505` for a duplicate key, from either driver and through drizzle's
 * wrapping; undefined when the error is not the database's.
 */
export function sqlState(error: unknown): string | undefined {
  for (let next = error; next instanceof Error; next = next.cause)
    // Codes of the operating system (EPIPE) look similar; only the database's errors have a severity.
    if ('severity' in next && 'code' in next && typeof next.code === 'string') return next.code
  return undefined
}
