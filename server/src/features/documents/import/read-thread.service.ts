import { type MessagePort, parentPort } from 'node:worker_threads'
import { type ReadFile, readFile } from './read-document.service.ts'

export type ReadTask = { name: string; bytes: Uint8Array; today: string; isPasted: boolean }

/** Reads one file in a thread of its own: whatever is in it, the server keeps answering. */
function serve(port: MessagePort): void {
  port.once('message', ({ name, bytes, today, isPasted }: ReadTask) => {
    readFile(name, bytes, today, isPasted).then(
      (result) => port.postMessage(result),
      // A document that exhausts the stack or has too many parts.
      () => port.postMessage({ ok: false, problem: 'too-heavy' } satisfies ReadFile),
    )
  })
}

if (parentPort) serve(parentPort)
