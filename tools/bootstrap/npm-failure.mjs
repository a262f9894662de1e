/** @type {[pattern: RegExp, sentence: string][]} */
const SENTENCES = [
  [
    /\b(ENOSPC|EDQUOT)\b/,
    'The disk is full: the packages did not fit. Free some space, then run the same command again.',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'The packages could not be written: node_modules (or the npm cache) belongs to another user or is read-only. Give it to the user that runs this, then run the same command again.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/,
    'The packages are not installed yet and the package registry cannot be reached. Connect to the network once, then run the same command again; later starts need none.',
  ],
  [
    /\bEUSAGE\b[\s\S]*in sync/,
    'package-lock.json does not fit the package.json files. Run "npm install" to bring them together, then run the same command again.',
  ],
  [
    /\b(E401|E403)\b/,
    'The package registry refused the request. Check the registry and the token in your npm configuration.',
  ],
  [
    /\b(E404|ETARGET)\b/,
    'The package registry does not have one of the packages. Check the registry in your npm configuration.',
  ],
  [
    /\bEINTEGRITY\b/,
    'A package is not the one that package-lock.json names. Run "npm cache clean --force", then run the same command again.',
  ],
]

/**
 * @param {string[]} lines the output of npm
 * @param {number} code its exit code
 * @returns {{ sentence: string, detail: string }} the cause in one sentence, and the last lines of npm
 */
export function explainNpmFailure(lines, code) {
  const words = lines.filter(
    (line) =>
      !/^npm (http(?!.* attempt 3 failed)|notice|info|verbose|timing|warn (?!tar\b))/.test(line) &&
      line.trim() !== '',
  )
  const text = words.join('\n')
  const match = SENTENCES.find(([pattern]) => pattern.test(text))
  return {
    sentence: match ? match[1] : `Installing the packages failed (npm ended with ${code}).`,
    detail: words.slice(-12).join('\n'),
  }
}
