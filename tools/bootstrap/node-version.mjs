// Only syntax that an old Node can parse, because this file must reach its own error message.
const OLDEST = { major: 20, minor: 12 }

/**
 * @param {string} version as in process.versions.node
 * @returns {boolean} true when the tools can run on it
 */
export function isNewEnough(version) {
  const parts = version.split('.').map(Number)
  const major = parts[0] || 0
  return major > OLDEST.major || (major === OLDEST.major && (parts[1] || 0) >= OLDEST.minor)
}

/** Ends the process with one sentence when the Node that runs the tools is too old for them. */
export function refuseOldNode() {
  if (isNewEnough(process.versions.node)) return
  const wanted = `${OLDEST.major}.${OLDEST.minor}`
  process.stderr.write(
    `Tripwright needs Node ${wanted} or newer to set itself up; this is ${process.version}. Install a newer Node, then run the same command again.\n`,
  )
  process.exit(1)
}
