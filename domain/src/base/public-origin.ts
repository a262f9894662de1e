/**
 * The placeholder for the public address in built files: the build does not know the address, so the server fills it in
 * when it reads a file. A reserved name (RFC 6761, section 6.4), so that an unfilled file leads nowhere.
 */
export const ORIGIN_PLACEHOLDER = 'https://public-origin.invalid'
