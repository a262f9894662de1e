export {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from './access-tokens.contract.ts'
export { accessTokensMessages } from './access-tokens.messages.ts'
export {
  isAccessToken,
  isTokenExpired,
  MAX_TOKEN_NAME,
  MAX_TOKENS,
  TOKEN_DAYS,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  type TokenScope,
} from './access-tokens.rules.ts'
export { clientConfiguration } from './client-configuration.rules.ts'
