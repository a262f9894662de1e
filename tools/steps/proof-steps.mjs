import { ownNode } from '../bootstrap/own-node.mjs'
import { tool, vitest, WITH_SLOW_TESTS } from './check-steps.mjs'

/** Each proof by the words of its step: the vitest project and the file, which asks `inject('isProving')` for its runs. */
const PROOFS = {
  'offline queue': ['web alone', 'web/src/platform/offline-replay.model.slow.test.ts'],
  'trips through faults': ['web alone', 'web/src/features/trip/sync/trips-faults.slow.test.ts'],
  'trip of three': ['server', 'server/src/app/trip-of-three.slow.test.ts'],
  merge: ['domain', 'domain/src/trip/sync/merge.rules.slow.test.ts'],
  'opening hours': ['opening-hours', 'packages/opening-hours/src/opening-hours-properties.slow.test.ts'],
  search: ['orienteering', 'packages/orienteering/src/solve.slow.test.ts'],
  bookings: ['domain', 'domain/src/trip/bookings/planned-bookings.slow.test.ts'],
  'own places': ['domain', 'domain/src/trip/planner/own-places.slow.test.ts'],
  'broken documents': ['server', 'server/src/features/documents/import/samples.test.ts'],
  'confirmations with a changed line': [
    'server',
    'server/src/features/documents/import/changed-lines.test.ts',
  ],
  'broken PDF': ['server', 'server/src/features/documents/pdf/read-pdf.test.ts'],
  'hostile requests': ['server', 'server/src/features/trip/itinerary/itinerary-input.test.ts'],
  kills: ['server', 'server/src/platform/db/crash-tests/kill.slow.test.ts'],
  'power cuts': ['server', 'server/src/platform/db/crash-tests/power-cut.slow.test.ts'],
  'kills of uploads': ['server', 'server/src/app/files-kill.slow.test.ts'],
  'kills of support': ['server', 'server/src/app/support-kill.slow.test.ts'],
  'kills of the mailbox': ['server', 'server/src/features/documents/forwarding/mailbox-kill.slow.test.ts'],
  'hostile texts of staff': ['server', 'server/src/app/staff-texts.slow.test.ts'],
  'kills of trips': ['server', 'server/src/features/trip/sync/trips-kill.slow.test.ts'],
}
/** Proofs that a real PostgreSQL needs as well. */
const ON_POSTGRESQL = [
  'kills',
  'kills of uploads',
  'kills of support',
  'kills of the mailbox',
  'kills of trips',
]
/** Proofs in Chromium, by the words of their steps: the spec. */
const IN_BROWSERS = {
  'edits through faults': 'faulty-network',
  'trip in three browsers': 'trip-of-three',
}
/** 2,000 trips that are built round a possible plan, and 500 others. */
const SEEDS = Array.from({ length: 25 }, (_, n) => n + 1).join(',')
const MINUTES = 150

/** The files of all proofs. */
export const PROOF_FILES = Object.values(PROOFS).map(([, file]) => file)

/**
 * The steps of `npm run prove`, each some minutes to two hours.
 * @param {string} root
 * @returns {import('./step.mjs').Step[]}
 */
export function proofSteps(root) {
  const node = ownNode(root)
  const env = { ...WITH_SLOW_TESTS, PROVE: '1' }
  /** @type {import('./step.mjs').Step[]} */
  const proofs = Object.entries(PROOFS).map(([name, [project = '', file = '']]) => ({
    name,
    command: [...vitest(root, project), file],
    env,
    runner: 'vitest',
    minutes: MINUTES,
  }))
  const onCluster = proofs
    .filter(({ name }) => ON_POSTGRESQL.includes(name))
    .map((proof) => ({
      ...proof,
      name: `${proof.name} on postgresql`,
      command: [node, 'server/src/commands/test-cluster.ts', '--', ...proof.command],
      needs: [/** @type {const} */ ('postgresql')],
    }))
  const planner = [node, 'bench/src/planner.ts', '--suite', 'random', '--seeds', SEEDS]
  const inBrowsers = Object.entries(IN_BROWSERS).map(([name, spec]) => ({
    name,
    command: [node, tool(root, '@playwright/test/cli.js'), 'test', spec, '--project=desktop'],
    cwd: 'e2e',
    env: { CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', PROVE: '1' },
    runner: /** @type {const} */ ('playwright'),
    needs: [/** @type {const} */ ('chromium')],
    minutes: MINUTES,
  }))
  return [
    ...proofs,
    ...onCluster,
    ...inBrowsers,
    { name: 'random trips', command: planner, minutes: MINUTES },
  ]
}
