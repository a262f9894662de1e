/** nodemailer's names for a line that came to no talk. */
const CONNECTION_ERRORS = ['EDNS', 'EAUTH', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT']

/**
 * Whether a failed sending is known to have left no mail behind: the server refused it in words, or there was no
 * connection yet. Where it broke off in between nobody knows, and whoever must not send twice does not send again.
 */
export function wasNotAccepted(error: unknown): boolean {
  const { responseCode, syscall, code, timeoutType } = Object(error)
  if (Number(responseCode) >= 400) return true
  return (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    CONNECTION_ERRORS.includes(code) ||
    CONNECTION_ERRORS.includes(timeoutType)
  )
}
