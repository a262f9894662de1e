import { Component, type ReactNode } from 'react'

type PartBoundaryProps = {
  /** Replaces a part that threw; nothing by default. `retry` renders the part again. */
  fallback?: (retry: () => void) => ReactNode
  children: ReactNode
}

/**
 * Keeps the failure of one part from breaking the page: data from outside may be of any kind. React reports the error
 * itself.
 */
export class PartBoundary extends Component<PartBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.isFailed) return this.props.children
    return this.props.fallback?.(() => this.setState({ isFailed: false })) ?? null
  }
}
