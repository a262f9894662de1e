import {
  type ParserOptions,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite'
import { sqlState } from '../sql-state.ts'

/** The number of statements that stay parsed and planned: more than a busy hour uses, at some 20 kB each. */
const CAPACITY = 250
/** Statements with a plan; others, such as `create table` or `savepoint`, cost the same with a name. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i
/** The SQLSTATEs of a named statement that must be parsed anew: a table got another shape, or the name is unknown. */
const OUTDATED = new Set(['0A000', '26000'])

const { bind, close, describe, execute, parse: parseMessage, sync } = protocol.serialize

/** A statement that the engine keeps: the type numbers of its parameters, and what describes its rows, if it gives any. */
type NamedStatement = { name: string; types: readonly number[]; rows: Messages }
type Parsers = PGlite['parsers']
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type RunQuery = <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>

/**
 * Lets the engine parse and plan each statement once instead of at every call, and exchanges one message with it a query.
 * PGlite exchanges six: it knows no named statements. Queries with a blob or types of their own go on as before.
 */
export function nameStatements(client: PGlite): void {
  const statements = new Map<string, NamedStatement>()
  let count = 0

  const exchange = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat(parts), { syncToFs: false })

  // The client has a parser for each of some 600 types, and copying them for a query costs more than its execution.
  const mergedParsers = new WeakMap<ParserOptions, Parsers>()
  function parsersFor(options: QueryOptions | undefined): Parsers {
    if (options?.parsers === undefined) return client.parsers
    const known = mergedParsers.get(options.parsers)
    if (known) return known
    const merged: Parsers = Object.assign(Object.create(client.parsers), options.parsers)
    mergedParsers.set(options.parsers, merged)
    return merged
  }

  async function statementOf(text: string): Promise<NamedStatement> {
    const known = statements.get(text)
    if (known) {
      // A map keeps the order of insertion, so the first one is the one that was used longest ago.
      statements.delete(text)
      statements.set(text, known)
      return known
    }
    const name = `s${count++}`
    const answer = await exchange(parseMessage({ name, text }), describe({ type: 'S', name }), sync())
    const statement: NamedStatement = {
      name,
      types: parse.parseDescribeStatementResults(answer),
      rows: answer.filter((message) => message.name === 'rowDescription'),
    }
    statements.set(text, statement)
    if (statements.size > CAPACITY) await forget(statements.keys().next().value)
    return statement
  }

  async function forget(text: string | undefined): Promise<void> {
    const statement = text === undefined ? undefined : statements.get(text)
    if (text === undefined || statement === undefined) return
    statements.delete(text)
    await exchange(close({ type: 'S', name: statement.name }), sync())
  }

  async function runOnce(text: string, values: unknown[], options: QueryOptions | undefined) {
    const { name, types, rows } = await statementOf(text)
    const texts = values.map((value, i) => textOf(client, value, types[i] ?? 0, options))
    const answer = await exchange(bind({ statement: name, values: texts }), execute(), sync())
    // The engine refuses a statement whose rows would have other columns than when it was named.
    return [...rows, ...answer]
  }

  const run: RunQuery = <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
    client._runExclusiveQuery(async () => {
      try {
        const answer = await runWithRetry(text, values, options)
        const [result] = parse.parseResults(answer, parsersFor(options), rowModeOf(options))
        return result as Results<Row>
      } catch (error) {
        throw Object.assign(error as Error, { query: text, params: values, queryOptions: options })
      }
    })

  async function runWithRetry(text: string, values: unknown[], options: QueryOptions | undefined) {
    try {
      return await runOnce(text, values, options)
    } catch (error) {
      if (!OUTDATED.has(sqlState(error) ?? '')) throw error
      await forget(text)
      // The error ended an open transaction, so its caller has to repeat the whole of it.
      if (client.isInTransaction()) throw error
      return runOnce(text, values, options)
    }
  }

  const query = client.query.bind(client)
  client.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
    if (!isNameable(text, options)) return query<Row>(text, values, options)
    await client._checkReady()
    return client._runExclusiveTransaction(() => run<Row>(text, values, options))
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      const within = tx.query.bind(tx)
      tx.query = <Row>(text: string, values?: unknown[], options?: QueryOptions) =>
        // PGlite's own query refuses a transaction that has ended.
        tx.closed || !isNameable(text, options)
          ? within<Row>(text, values, options)
          : run<Row>(text, values, options)
      return work(tx)
    })
}

const rowModeOf = (options: QueryOptions | undefined): QueryOptions =>
  options?.rowMode === undefined ? {} : { rowMode: options.rowMode }

/** Whether naming the statement saves work: it has a plan, and may come again. */
function isNameable(text: string, options: QueryOptions | undefined): boolean {
  return PLANNED.test(text) && options?.blob === undefined && options?.paramTypes === undefined
}

/** A parameter as PostgreSQL reads it, by the serializer of its type. */
function textOf(client: PGlite, value: unknown, type: number, options: QueryOptions | undefined) {
  if (value === null || value === undefined) return null
  const serialize = options?.serializers?.[type] ?? client.serializers[type]
  return serialize ? serialize(value) : String(value)
}
