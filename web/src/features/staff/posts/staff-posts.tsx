import { PostEditor } from './post-editor.tsx'
import { PostsList } from './posts-list.tsx'
import { usePostPlace } from './use-post-place.state.ts'

/** The blog for those who write it: all posts, or the one in the address (`post`; empty for a new one). */
export function StaffPosts() {
  const { slug } = usePostPlace()
  return slug === null ? <PostsList /> : <PostEditor key={slug} slug={slug === '' ? null : slug} />
}
