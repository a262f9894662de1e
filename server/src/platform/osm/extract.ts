import { closeSync, openSync, readSync } from 'node:fs'
import { type ElementSink, type ExtractHeader, readElements } from './elements.ts'
import { readXmlElements } from './xml-elements.ts'

/** The format of an extract, detected by its first bytes, not by its name. */
export type ExtractForm = 'pbf' | 'xml' | 'xml.gz'

/** Reads the elements of an extract: .osm.pbf, .osm.gz or .osm. Throws StartError for any other file. */
export async function readExtract(file: string, sink: ElementSink): Promise<ExtractHeader> {
  const form = formOf(file)
  return form === 'pbf' ? readElements(file, sink) : readXmlElements(file, form === 'xml.gz', sink)
}

export function formOf(file: string): ExtractForm {
  const handle = openSync(file, 'r')
  try {
    const start = Buffer.alloc(64)
    readSync(handle, start, 0, start.length, 0)
    if (start[0] === 0x1f && start[1] === 0x8b) return 'xml.gz'
    return /^(\uFEFF)?\s*</.test(start.toString('utf8')) ? 'xml' : 'pbf'
  } finally {
    closeSync(handle)
  }
}
