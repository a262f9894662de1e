import { Component, createRef, type ReactNode } from 'react'
import { log } from '#platform/log.ts'
import { FailedPage } from './failed-page.tsx'
import { readAllTyped, type Typed, writeTyped } from './typed-input.ts'

type Props = { children: ReactNode }
type State = { isFailed: boolean }

/** Shows an error page in place of a page that threw, keeps its form input, and offers to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isFailed: false }
  private readonly place = createRef<HTMLDivElement>()
  private typed: Typed = []

  static getDerivedStateFromError(): State {
    return { isFailed: true }
  }

  // The last moment at which the page's fields are still in the document.
  override getSnapshotBeforeUpdate(_props: Props, before: State): null {
    if (this.state.isFailed && !before.isFailed && this.place.current)
      this.typed = readAllTyped(this.place.current)
    return null
  }

  override componentDidUpdate(_props: Props, before: State): void {
    if (before.isFailed && !this.state.isFailed && this.place.current)
      writeTyped(this.place.current, this.typed)
  }

  override componentDidCatch(error: Error): void {
    log.error('A page failed', { path: location.pathname, error })
  }

  override render(): ReactNode {
    return (
      <div ref={this.place} className="contents">
        {this.state.isFailed ? (
          <FailedPage reason="failed" onRetry={() => this.setState({ isFailed: false })} />
        ) : (
          this.props.children
        )}
      </div>
    )
  }
}
