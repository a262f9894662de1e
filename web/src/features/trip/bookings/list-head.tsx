import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { Button } from '#ui/button.tsx'

/** On a phone two of them are one row, each with room for two lines of text. */
const EMPTY_LIST_CLASS = 'max-sm:min-h-12! max-sm:min-w-0 max-sm:grow'

type ListHeadProps = {
  /** Of the heading, for what it names. */
  id: string
  title: string
  addLabel: string
  /** On a phone an empty list is its button alone. */
  isEmpty: boolean
  onAdd: () => void
  /** Further buttons, before it. */
  children?: ReactNode
}

/** The head of a list of a trip, with the button that adds to it for who may. */
export function ListHead({ id, title, addLabel, isEmpty, onAdd, children }: ListHeadProps) {
  const mayEdit = useMayEdit()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={id} className={clsx('text-xl', isEmpty && 'max-sm:sr-only')}>
        {title}
      </h2>
      {mayEdit ? (
        <div className={clsx('flex gap-2', isEmpty && 'max-sm:w-full')}>
          {children}
          <Button variant="outline" size="sm" className={clsx(isEmpty && EMPTY_LIST_CLASS)} onClick={onAdd}>
            <Plus aria-hidden="true" />
            {addLabel}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
