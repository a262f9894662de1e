import { readdirSync, readFileSync } from 'node:fs'
import { type Post, readPost } from '@tripwright/domain/site/blog'

const FOLDER = new URL('../../../../../data/blog/', import.meta.url)

let built: ReadonlyMap<string, Post> | undefined

/** The posts of the build by slug (data/blog/README.md); each stands until somebody changes it here. */
export function listBuiltPosts(): ReadonlyMap<string, Post> {
  built ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => /^[a-z].*\.md$/.test(name))
      .map((name) => readPost(readFileSync(new URL(name, FOLDER), 'utf8')))
      .map((post) => [post.slug, post]),
  )
  return built
}
