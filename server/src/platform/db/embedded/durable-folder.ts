import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Events in the folder of an embedded database. */
export type DiskWatch = {
  /** The file or folder at this path was synced to the disk. */
  onSynced(path: string): void
  /** The disk refused an operation: it is full, broken or write-protected. */
  onRefused(error: NodeJS.ErrnoException): void
}

type FsNode = { name: string }
type FsStream = { nfd?: number | null; node: FsNode }
/** The parts of emscripten's NODEFS that are completed here. */
type FolderSystem = {
  realPath(node: FsNode): string
  tryFSOperation<T>(operation: () => T): T
  node_ops: { rename(node: FsNode, newFolder: FsNode, newName: string): void }
  stream_ops: { fsync?(stream: FsStream): number }
}
type NodeTable = { lookupNode(folder: FsNode, name: string): FsNode; destroyNode(node: FsNode): void }

const DISK_REFUSALS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])

/**
 * PGlite's file system on a folder with the missing safety: fsync reaches the disk (as shipped it does nothing), a rename
 * replaces its target atomically (as shipped it deletes first), and refusals of the disk are reported.
 */
export function durableFolder(folder: string, watch: DiskWatch): NodeFS {
  const system = new NodeFS(folder)
  const init = system.init.bind(system)
  system.init = async (client, options) => {
    const { emscriptenOpts } = await init(client, options)
    const complete = (module: postgresMod.PostgresMod) => {
      const nodefs: FolderSystem = module.FS.filesystems.NODEFS
      watchRefusals(nodefs, watch)
      syncForReal(nodefs, watch)
      renameInOneStep(nodefs, module.FS)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [complete, ...(emscriptenOpts.preRun ?? [])] } }
  }
  return system
}

function syncForReal(nodefs: FolderSystem, watch: DiskWatch): void {
  nodefs.stream_ops.fsync = (stream) => {
    const path = nodefs.realPath(stream.node)
    nodefs.tryFSOperation(() => (typeof stream.nfd === 'number' ? fsyncSync(stream.nfd) : syncPath(path)))
    watch.onSynced(path)
    return 0
  }
}

function renameInOneStep(nodefs: FolderSystem, table: NodeTable): void {
  nodefs.node_ops.rename = (node, newFolder, newName) => {
    const target = join(nodefs.realPath(newFolder), newName)
    nodefs.tryFSOperation(() => renameSync(nodefs.realPath(node), target))
    // The replaced file must leave emscripten's name table, or a later lookup would find it.
    table.destroyNode(table.lookupNode(newFolder, newName))
    node.name = newName
  }
}

function watchRefusals(nodefs: FolderSystem, watch: DiskWatch): void {
  const attempt = nodefs.tryFSOperation.bind(nodefs)
  nodefs.tryFSOperation = (operation) =>
    attempt(() => {
      try {
        return operation()
      } catch (error) {
        if (isDiskRefusal(error)) watch.onRefused(error)
        throw error
      }
    })
}

/** Whether the disk itself refused: full, broken or write-protected. */
export function isDiskRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && DISK_REFUSALS.has(String(error.code))
}

/** Syncs a file, or the entries of a folder, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
