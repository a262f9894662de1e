/**
 * Stands in a built file wherever our public address belongs: the build does not know it, the server does, and fills it in
 * when it reads the file. A reserved name (RFC 6761, section 6.4), so that a file that was never filled leads nowhere.
 */
export const ORIGIN_PLACEHOLDER = 'https://public-origin.invalid'
