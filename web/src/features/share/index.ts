export { CopyLinkButton } from './copy-link-button.tsx'
export { ShareButton } from './share-button.tsx'
