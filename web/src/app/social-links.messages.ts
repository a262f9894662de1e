import { messages } from '@tripwright/domain/base/text'

export const socialMessages = messages('social-links', {
  label: 'Follow us',
})
