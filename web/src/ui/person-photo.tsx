import { initialsOf } from '@tripwright/domain/base/initials'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useFileAddress } from '#platform/use-file-address.ts'

type PersonPhotoProps = {
  name: string
  /** Address of the photo; absent without one. */
  photo: string | undefined
  /** The size: width and height are the same. */
  className?: string
}

/**
 * Somebody's photo; their initials where they have none, or it cannot be loaded. Decorative: the name stands beside it.
 */
export function PersonPhoto({ name, photo, className = 'size-8 text-xs' }: PersonPhotoProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const shape = clsx('shrink-0 rounded-full border border-rule', className)
  const src = useFileAddress(photo && `${photo}/thumbnail`)
  if (src && photo !== missing)
    return (
      <img
        src={src}
        alt=""
        onError={() => setMissing(photo ?? null)}
        className={clsx(shape, 'bg-wash object-cover')}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={clsx(shape, 'grid place-items-center bg-wash font-semibold text-ink leading-none')}
    >
      {initialsOf(name)}
    </span>
  )
}
