import { useSearchParams } from 'wouter'
import { ContentEditor } from './content-editor.tsx'
import { ContentList } from './content-list.tsx'

/** The texts of the public pages for those who write them: all, or the one in the address (`part`). */
export function StaffContent() {
  const [parameters] = useSearchParams()
  const part = parameters.get('part')
  return part === null ? <ContentList /> : <ContentEditor key={part} part={part} />
}
