/** nodemailer's codes for a connection that was never established. */
const CONNECTION_ERRORS = ['EDNS', 'EAUTH', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT']

/**
 * Whether a failed sending certainly delivered nothing: the server refused it, or there was no connection yet. When it broke
 * off in between the outcome is unknown, so a mail that must not go out twice is not sent again.
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
