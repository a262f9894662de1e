import { Component, createRef, type ReactNode } from 'react'
import { log } from '#platform/log.ts'
import { FailedPage } from './failed-page.tsx'
import { readAllTyped, type Typed, writeTyped } from './typed-input.ts'

type Props = { children: ReactNode }
/** `not-loaded`: the code of a part is not on the device. */
type State = { failure: 'failed' | 'not-loaded' | null }

// As Chromium and Firefox say it, and as Safari does.
const NOT_LOADED = /import\w* (a )?module/i

/** Shows an error page in place of a page that threw, keeps its form input, and offers to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }
  private readonly place = createRef<HTMLDivElement>()
  private typed: Typed = []

  static getDerivedStateFromError(error: unknown): State {
    return { failure: NOT_LOADED.test(String(error)) ? 'not-loaded' : 'failed' }
  }

  // The last moment at which the page's fields are still in the document.
  override getSnapshotBeforeUpdate(_props: Props, before: State): null {
    if (this.state.failure && !before.failure && this.place.current)
      this.typed = readAllTyped(this.place.current)
    return null
  }

  override componentDidUpdate(_props: Props, before: State): void {
    if (before.failure && !this.state.failure && this.place.current)
      writeTyped(this.place.current, this.typed)
  }

  override componentDidCatch(error: Error): void {
    log.error('A page failed', { path: location.pathname, error })
  }

  override render(): ReactNode {
    return (
      <div ref={this.place} className="contents">
        {this.state.failure ? (
          <FailedPage reason={this.state.failure} onRetry={() => this.setState({ failure: null })} />
        ) : (
          this.props.children
        )}
      </div>
    )
  }
}
