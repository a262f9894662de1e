import { pricingMessages } from '@tripwright/domain/plans/subscription'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type DeadDiscountProps = { message: string; isBusy: boolean; onGoOn: () => void; onLeave: () => void }

/** Shows the plan's price without an invalid discount, before the user is sent to pay it. */
export function InvalidDiscount({ message, isBusy, onGoOn, onLeave }: DeadDiscountProps) {
  const t = useText(pricingMessages)
  return (
    <Dialog
      isOpen
      onDismiss={onLeave}
      title={t('dead.title')}
      description={<bdi>{message}</bdi>}
      closeLabel={t('dead.close')}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={onGoOn}>
          {t('dead.go-on')}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {t('dead.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
