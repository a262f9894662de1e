import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostSummary, readPost, sortByNewest } from '@tripwright/domain/site/blog'

const FOLDER = fileURLToPath(new URL('../../data/blog', import.meta.url))

/** All posts, the newest first. Throws when one violates the format of data/blog/README.md, which is itself no post. */
export async function readPosts(): Promise<PostSummary[]> {
  const files = (await readdir(FOLDER)).filter((name) => /^[a-z].*\.md$/.test(name))
  return sortByNewest(
    await Promise.all(files.map(async (file) => readPost(await readFile(join(FOLDER, file), 'utf8')))),
  )
}
