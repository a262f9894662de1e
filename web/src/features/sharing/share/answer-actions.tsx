import type { SaveInput } from '@tripwright/domain/sharing/saved'
import {
  shareActionsMessages,
  shareMessages,
  type ToolInputs,
  type ToolPath,
  writeToolLink,
} from '@tripwright/domain/sharing/share'
import Check from 'lucide-react/icons/check'
import Share2 from 'lucide-react/icons/share-2'
import { SaveButton } from '#features/sharing/saved/index.ts'
import { publicAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { share, useCopied } from './share.state.ts'

type AnswerProps = {
  path: ToolPath
  /** The question as address parameters; private ones are left out. */
  inputs: ToolInputs
  /** The answer in one sentence. */
  title: string
  /** More details, for the list of favourites. */
  description?: string
  /** Position of its subject, in degrees. */
  at?: { lat: number; lon: number } | null
}

const ID_LETTERS = 200

/** Shares an answer by a link that shows it to anybody, and saves it as a favourite. Nothing where there is no such link. */
export function AnswerActions({ path, inputs, title, description = '', at = null }: AnswerProps) {
  const address = writeToolLink(path, inputs)
  if (address === null) return null
  const item: SaveInput = {
    item_type: 'answer',
    item_id: address.slice(0, ID_LETTERS),
    title,
    description,
    image_url: null,
    item_data: { link: address, ...at },
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ShareAnswer path={path} inputs={inputs} title={title} description={description} />
      <SaveButton item={item} />
    </div>
  )
}

/** Shares an answer by a link that shows it to anybody. */
export function ShareAnswer({ path, inputs, title, description = '' }: Omit<AnswerProps, 'at'>) {
  const t = useText(shareActionsMessages)
  const shared = useText(shareMessages)
  const address = writeToolLink(path, inputs)
  const [isCopied, run] = useCopied(() => {
    const url = publicAddress(address ?? path)
    return share({ url, title, ...(description && { text: description }) })
  })
  if (address === null) return null
  const Mark = isCopied ? Check : Share2
  return (
    <Button variant="outline" onClick={run} title={t('hint')}>
      <Mark aria-hidden="true" className="size-5" />
      {isCopied ? shared('copied') : t('share')}
    </Button>
  )
}
