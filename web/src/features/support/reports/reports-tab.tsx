import {
  decideReport,
  listReports,
  REPORT_STATES,
  type ReportDecision,
  type ReportedContent,
  type ReportState,
  reportDeskMessages,
} from '@tripwright/domain/support/reports'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'
import { ReportedRow } from './reported-row.tsx'

const [PAGE_SIZE, MAX_PAGE_SIZE] = [20, 50]

/** Staff read what was reported, take it down with a reason, let it stay or bring it back. */
export function ReportsTab() {
  const t = useText(reportDeskMessages)
  const [state, setState] = useState<ReportState>('open')
  const [limit, setLimit] = useState(PAGE_SIZE)
  const { called, reload } = useCall(listReports, { state, limit })
  const counts = called.status === 'ready' ? called.value.counts : { open: 0, 'taken-down': 0, kept: 0 }

  async function decide(item: ReportedContent, decision: ReportDecision, reason?: string) {
    const { id, state: from } = item
    const response = await call(decideReport, { id, decision, from, ...(reason && { reason }) })
    void reload()
    if (!response.ok) {
      toast(response.message, { kind: 'error' })
      return response.message
    }
    toast(t(`done.${decision}`), { kind: 'success' })
    return null
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      <SelectField
        className="max-w-64"
        label={t('show')}
        value={state}
        onChange={({ target: { value } }) => {
          setState(REPORT_STATES.find((one) => one === value) ?? 'open')
          setLimit(PAGE_SIZE)
        }}
      >
        {REPORT_STATES.map((one) => (
          <option key={one} value={one}>
            {t(`state.${one}`, { count: counts[one] })}
          </option>
        ))}
      </SelectField>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={t(`empty.${state}`)}>{t(`empty.${state}.text`)}</EmptyState>
          ) : (
            <>
              <ul>
                {items.map((item) => (
                  <ReportedRow key={`${item.id} ${item.state}`} item={item} onDecide={decide} />
                ))}
              </ul>
              {next !== null && limit < MAX_PAGE_SIZE ? (
                <Button
                  variant="outline"
                  className="justify-self-start"
                  onClick={() => setLimit(MAX_PAGE_SIZE)}
                >
                  {t('more')}
                </Button>
              ) : null}
            </>
          )
        }
      </Awaited>
    </div>
  )
}
