import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'

type WideTableProps = { children: ReactNode } & ({ label: string } | { labelledBy: string })

/** A region that scrolls sideways where its table is wider than the screen. */
export function WideTable(props: WideTableProps) {
  return <ScrollRegion className="overflow-x-auto" {...props} />
}
