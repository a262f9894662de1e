import { goneTripMessages, type TripEnd } from '@tripwright/domain/trip/sync'
import { Component, type ReactNode } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { followTyping, type TypedForm, textOfForms } from './typed-forms.ts'

type KeepTypedProps = {
  /** The trip can be changed: its forms are on the page. */
  isThere: boolean
  end: TripEnd | null
  children: ReactNode
}
type KeepTypedState = { kept: readonly TypedForm[] }

/**
 * The page of a trip, which keeps what was being typed into it when the trip is gone of a sudden: a form that disappears takes its
 * text along. A class, because only a class sees the page before React changes it.
 */
export class KeepTyped extends Component<KeepTypedProps, KeepTypedState> {
  override state: KeepTypedState = { kept: [] }
  private typing: ReturnType<typeof followTyping> | null = null

  override componentDidMount(): void {
    this.typing = followTyping()
  }

  override componentWillUnmount(): void {
    this.typing?.stop()
  }

  override getSnapshotBeforeUpdate(before: KeepTypedProps): TypedForm[] {
    return before.isThere && !this.props.isThere ? (this.typing?.read() ?? []) : []
  }

  override componentDidUpdate(_: KeepTypedProps, __: KeepTypedState, typed: TypedForm[]): void {
    if (typed.length > 0) this.setState({ kept: typed })
  }

  override render(): ReactNode {
    const { isThere, end, children } = this.props
    const { kept } = this.state
    const typed =
      kept.length === 0 ? null : (
        <Typed forms={kept} isBack={isThere} end={end} onClose={() => this.setState({ kept: [] })} />
      )
    // The children keep their place among the three: a page that comes back stays as it is when this is closed.
    return (
      <>
        {isThere ? typed : null}
        {children}
        {isThere ? null : typed}
      </>
    )
  }
}

type TypedProps = { forms: readonly TypedForm[]; isBack: boolean; end: TripEnd | null; onClose: () => void }

function Typed({ forms, isBack, end, onClose }: TypedProps) {
  const t = useText(goneTripMessages)
  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(textOfForms(forms)).then(
      () => true,
      () => false,
    )
    toast(t(isCopied ? 'typed.copied' : 'typed.not-copied'), { kind: isCopied ? 'success' : 'error' })
  }
  return (
    <section
      aria-labelledby="typed-title"
      className="my-6 grid max-w-2xl gap-4 border-signal border-s-4 bg-signal-wash p-4"
    >
      <div role="status" className="grid gap-1">
        <h2 id="typed-title" className="text-xl">
          {t('typed.title')}
        </h2>
        <p>{t(isBack ? 'typed.back' : `typed.${end?.how ?? 'missing'}`)}</p>
      </div>
      {forms.map(({ title, fields }) => (
        <div key={textOfForms([{ title, fields }])} className="grid gap-2 bg-sheet p-3">
          {title ? <h3 className="text-base">{title}</h3> : null}
          <dl className="grid gap-2">
            {fields.map(({ label, text }) => (
              <div key={`${label} ${text}`}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap select-all">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {t('typed.copy')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('typed.close')}
        </Button>
      </div>
    </section>
  )
}
