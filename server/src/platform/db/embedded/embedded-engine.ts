import { PGlite, protocol } from '@electric-sql/pglite'
import { StartError } from '../../start-error.ts'
import { parsers, serializers } from '../value-types.ts'
import { durableFolder } from './durable-folder.ts'

/** A running embedded PostgreSQL. */
export type Engine = {
  client: PGlite
  /** Resolves with a sentence when the engine has stopped; it refuses every later statement with that sentence. */
  broken: Promise<StartError>
  /** Number of syncs of write-ahead log files, which shows that commits reach the disk. */
  walSyncs(): number
}

/** The PostgreSQL release inside PGlite 0.5: its files are readable by this release only. */
export const EMBEDDED_RELEASE = '18'

/** PGlite's exit code for an ordinary SQL error; every other exit is a crash. */
const SQL_ERROR_STATUS = 100
const MAX_LOG_LINES = 20

const SETTINGS = {
  fsync: 'on',
  // The only sync method that this build passes on to the disk: its fdatasync is an empty function.
  wal_sync_method: 'fsync',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // 128 MB by default, in a process that has the page cache of the system below it.
  shared_buffers: '16MB',
  max_wal_size: '128MB',
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

type EngineDiagnostics = { refusal?: NodeJS.ErrnoException; lines: string[]; crash?: StartError }

/**
 * Starts the engine on a folder that this process has locked; creates the database when the folder is empty. Throws
 * StartError. Calls `onSynced` with the path of each file and folder synced to the disk.
 */
export async function startEngine(
  folder: string,
  onSynced: (path: string) => void = () => {},
): Promise<Engine> {
  const trouble: EngineDiagnostics = { lines: [] }
  let walSyncs = 0
  const system = durableFolder(folder, {
    onSynced: (path) => {
      if (path.includes('/pg_wal/')) walSyncs++
      onSynced(path)
    },
    onRefused: (error) => {
      trouble.refusal = error
    },
  })
  const onStderr = (line: string) => {
    trouble.lines = [...trouble.lines.slice(1 - MAX_LOG_LINES), line]
    return false
  }
  const client = new PGlite({ fs: system, startParams, parsers, serializers, onStderr })
  await client.waitReady.catch((error) => {
    throw startFailure(folder, trouble, error)
  })
  const broken = refuseAfterCrash(client, folder, trouble)
  rollBackStrays(client)
  return { client, broken, walSyncs: () => walSyncs }
}

/**
 * Keeps a crashed engine from hanging the process: PGlite swallows the crash and would go on calling the dead engine. After
 * the first exit that is no SQL error every statement is refused, also the one that crashed.
 */
function refuseAfterCrash(client: PGlite, folder: string, trouble: EngineDiagnostics): Promise<StartError> {
  return new Promise((resolve) => {
    const module = client.Module
    const runOnce = module._PostgresMainLoopOnce
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce()
      } catch (error) {
        if (statusOf(error) !== SQL_ERROR_STATUS) {
          trouble.crash = crashOf(folder, trouble, error)
          resolve(trouble.crash)
        }
        throw error
      }
    }
    // The first function that PGlite calls after a failure, outside the block in which it swallows errors.
    const restore = module.stackRestore
    module.stackRestore = (pointer) => {
      const restored = restore(pointer)
      if (trouble.crash) throw trouble.crash
      return restored
    }
    const exchange = client.execProtocolRawSync.bind(client)
    client.execProtocolRawSync = (message) => {
      if (trouble.crash) throw trouble.crash
      return exchange(message)
    }
  })
}

/**
 * All callers share one connection, so a failed block `begin; ...; commit` must not leave its transaction to the next
 * caller. PGlite rolls back only blocks of its own `transaction`.
 */
function rollBackStrays(client: PGlite): void {
  const exclusively = client._runExclusiveTransaction.bind(client)
  client._runExclusiveTransaction = (work) =>
    exclusively(async () => {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StartError) && client.isInTransaction())
          await client.execProtocol(protocol.serialize.query('rollback'))
        throw error
      }
    })
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
}

function crashOf(folder: string, trouble: EngineDiagnostics, cause: unknown): StartError {
  return (
    diskFailure(folder, trouble.refusal) ??
    new StartError(
      'database-stopped',
      `the embedded database in ${folder} stopped (${reason(trouble, cause)}); start again: nothing that was saved is lost`,
      { cause },
    )
  )
}

function startFailure(folder: string, trouble: EngineDiagnostics, cause: unknown): StartError {
  if (cause instanceof StartError) return cause
  return (
    diskFailure(folder, trouble.refusal) ??
    new StartError(
      'database-damaged',
      `the embedded database in ${folder} does not start (${reason(trouble, cause)}); restore a backup with "npm run restore"`,
      { cause },
    )
  )
}

function reason(trouble: EngineDiagnostics, cause: unknown): string {
  const message = trouble.lines.filter((line) => /FATAL|PANIC/.test(line)).at(-1) ?? trouble.lines.at(-1)
  return message ?? (cause instanceof Error ? cause.message : String(cause))
}

/** A sentence for a disk error; undefined for another error. */
export function diskFailure(
  folder: string,
  error: NodeJS.ErrnoException | undefined,
): StartError | undefined {
  if (error === undefined) return undefined
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return new StartError(
      'disk-full',
      `the disk that holds ${folder} is full; free some space and start again: nothing that was saved is lost`,
      { cause: error },
    )
  return new StartError(
    'disk-failure',
    `the disk that holds ${folder} refuses to be written (${error.message})`,
    {
      cause: error,
    },
  )
}
