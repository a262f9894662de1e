/** The rows of a raw statement: both drivers answer `{ rows }`, which drizzle's common type hides. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}

/** Whether a statement with `returning` touched anything. */
export function hasRow(result: unknown): boolean {
  return rowsOf(result).length > 0
}
