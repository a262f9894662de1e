export { AccessTokens } from './access-tokens.tsx'
