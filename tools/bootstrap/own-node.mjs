import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

const MAJOR = 24

/**
 * The Node that runs the product: the one from the npm packages, else the running one if it is new enough.
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string }} running
 * @returns {string} its path
 */
export function ownNode(root, running = thisProcess()) {
  const brought = join(root, 'node_modules/.bin/node')
  if (existsSync(brought)) return brought
  if (Number(running.version.split('.')[0]) >= MAJOR) return running.execPath
  const machine = `${running.platform} on ${running.arch}`
  throw new Refusal(
    `Tripwright runs on Node ${MAJOR}, which comes along for Linux on x64 and arm64 only; this is ${machine}. Install Node ${MAJOR}, then run the same command again.`,
  )
}

function thisProcess() {
  const { platform, arch, execPath, versions } = process
  return { platform, arch, execPath, version: versions.node }
}
