import type { ReplayPorts } from './offline-replay.ts'
import type { PlantedDefect } from './test-offline-faults.ts'

const spoilSend =
  (send: (ports: ReplayPorts) => ReplayPorts['send']) =>
  (ports: ReplayPorts): ReplayPorts => ({ ...ports, send: send(ports) })

const spoilList =
  (list: (ports: ReplayPorts) => ReplayPorts['list']) =>
  (ports: ReplayPorts): ReplayPorts => ({ ...ports, list: list(ports) })

let tries = 0

/** Defects that queues of this kind have had, here or elsewhere; for tests. */
export const PLANTED_DEFECTS: Record<string, PlantedDefect> = {
  'removes a write before it is sent': {
    spoil: spoilSend(({ send, remove }) => async (action) => {
      await remove(action.id)
      return send(action)
    }),
  },
  'gives each try a key of its own': {
    spoil: spoilSend(
      ({ send }) =>
        (action) =>
          send({ ...action, id: `${action.id}.${++tries}` }),
    ),
  },
  'sends from two tabs at once': { hasNoLock: true },
  'orders by the time of the device': {
    spoil: spoilList(({ list }) => async () => {
      const actions = (await list()).toSorted((a, b) => a.timestamp - b.timestamp)
      return actions.map((action, place) => ({ ...action, sequence: place }))
    }),
  },
  'goes on in a queue whose first write waits': {
    spoil: spoilList(({ list }) => async () => {
      return (await list()).map((action) => ({ ...action, queue: action.id }))
    }),
  },
  'sends what another person wrote': {
    spoil: spoilList(({ list, person }) => async () => {
      const current = (await person()) ?? null
      return (await list()).map((action) => ({ ...action, person: current }))
    }),
  },
  'takes no answer for a yes': {
    spoil: spoilSend(({ send }) => async (action) => {
      const outcome = await send(action)
      return outcome.kind === 'answered' ? outcome : { ...YES }
    }),
  },
  'drops what the server refuses': {
    spoil: spoilSend(({ send }) => async (action) => {
      const outcome = await send(action)
      return outcome.kind === 'answered' && outcome.status >= 400 && outcome.status < 500 ? YES : outcome
    }),
  },
  'takes the end of a session for a refusal': {
    spoil: spoilSend(({ send }) => async (action) => {
      const outcome = await send(action)
      return outcome.kind === 'answered' && outcome.status === 401 ? { ...outcome, status: 403 } : outcome
    }),
  },
  'sends again after the server has forgotten the key': {
    spoil: (ports) =>
      spoilList(({ list }) => async () => {
        return (await list()).map((action) => ({ ...action, timestamp: ports.now() }))
      })(ports),
  },
  'says that a full disk has stored a write': { hidesFullDisk: true },
  'takes back a write that may have arrived': { takesBackWhatWasSent: true },
  'sends a refused write again before it lets the old one go': { sendsAgainInTwoSteps: true },
}

const YES = {
  kind: 'answered',
  status: 200,
  retryAfter: null,
  code: '',
  message: '',
  body: null,
} as const
