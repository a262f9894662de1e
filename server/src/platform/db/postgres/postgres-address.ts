import { StartError } from '../../start-error.ts'
import { sqlState } from '../sql-state.ts'

/** A displayable description of the server, without the password. */
export type PostgresAddress = { server: string; user: string; database: string }

/** Throws StartError when the text is no PostgreSQL address. */
export function parsePostgresAddress(databaseUrl: string): PostgresAddress {
  try {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('another protocol')
    const url = new URL(databaseUrl)
    const host = url.hostname || (url.searchParams.get('host') ?? 'localhost')
    return {
      server: `${host}:${url.port || '5432'}`,
      user: decodeURIComponent(url.username),
      database: decodeURIComponent(url.pathname.slice(1)),
    }
  } catch (error) {
    throw new StartError('bad-database-url', 'DATABASE_URL is not a PostgreSQL address', { cause: error })
  }
}

/** A sentence about a failed first connection and its remedy. */
export function startFailure({ server, user, database }: PostgresAddress, error: unknown): StartError {
  if (error instanceof StartError) return error
  const state = sqlState(error)
  const [code, sentence] = sentenceFor(state) ?? [
    'postgres-unreachable',
    `PostgreSQL at ${server} does not answer (${error instanceof Error ? messageOf(error) : error}); check that it runs and that DATABASE_URL is right`,
  ]
  return new StartError(code, sentence, { cause: error })

  function sentenceFor(state: string | undefined): [code: string, sentence: string] | undefined {
    if (state === '3D000')
      return [
        'no-database',
        `PostgreSQL at ${server} has no database "${database}"; create it with "createdb ${database}"`,
      ]
    if (state?.startsWith('28'))
      return [
        'postgres-refused',
        `PostgreSQL at ${server} refuses the user "${user}"; check user and password in DATABASE_URL`,
      ]
    if (state === '53300')
      return [
        'postgres-busy',
        `PostgreSQL at ${server} has no connection left; raise its max_connections or stop a process`,
      ]
    return undefined
  }
}

// When several addresses of one host name failed, the error is an AggregateError without a message.
function messageOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return first instanceof Error ? first.message : error.message
}
