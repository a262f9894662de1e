import type { IsoDate } from '../../base/dates.ts'
import { isFresh, provenanceOf, type TableProvenance } from '../../base/provenance.ts'
import { HAZARDS, MISSION_KINDS, SENDING_COUNTRIES, type SendingCountry } from './risk-codes.data.ts'
import type { DiplomaticMission, HazardSeason, Risks } from './risks.contract.ts'
import { REVIEW_GROUPS, type RiskRow } from './table.contract.ts'

/** A row in the shape of the answer; when the table is too old, every group is doubtful. */
export function toRisks(row: RiskRow, frame: TableProvenance, today: IsoDate): Risks {
  const { hazards, missions, unsure, looks, ...risks } = row
  return {
    ...risks,
    hazards: hazards.map(readSeason),
    missions: SENDING_COUNTRIES.filter((sender) => sender in missions).map((sender) =>
      readMission(sender, missions[sender] ?? null),
    ),
    doubts: REVIEW_GROUPS.filter(
      (group) => !isFresh(frame, today) || unsure.includes(group) || looks[group] === 'unsure',
    ),
    missionsCertain: frame.checked !== null,
    isLookedAt: REVIEW_GROUPS.some((group) => looks[group] !== 'none'),
    basis: 'own-reading',
    ...provenanceOf(frame),
  }
}

/** `cyclone 6-11` or `earthquake`, as the table writes it. */
export function readSeason(text: string): HazardSeason {
  const [, name, from, to] = /^([a-z]+)(?: (\d+)-(\d+))?$/.exec(text) ?? []
  const kind = HAZARDS.find((one) => one === name)
  if (!kind) throw new Error(`no hazard: ${text}`)
  return { kind, months: from && to ? { from: Number(from), to: Number(to) } : null }
}

/** Whether a hazard is in season in a month from 1 to 12; one without a season always is. */
export function isInSeason({ months }: HazardSeason, month: number): boolean {
  if (months === null) return true
  const { from, to } = months
  return from <= to ? month >= from && month <= to : month >= from || month <= to
}

/** `embassy Rome; also Milan`, `in TH`, `through CH`, `nobody`, followed by ` ?` when doubtful; null when unknown. */
export function readMission(sender: SendingCountry, text: string | null): DiplomaticMission {
  const none = { sender, city: null, country: null, also: [] }
  if (text === null) return { ...none, kind: 'unknown', isCertain: false }
  const isCertain = !text.endsWith(' ?')
  const [head = '', tail] = text.replace(/ \?$/, '').split('; also ')
  const [kind = '', ...rest] = head.split(' ')
  const place = rest.join(' ')
  if (kind === 'nobody') return { ...none, kind, isCertain }
  if (kind === 'in') return { ...none, kind: 'elsewhere', country: place, isCertain }
  if (kind === 'through') return { ...none, kind: 'protector', country: place, isCertain }
  const post = MISSION_KINDS.find((one) => one === kind)
  if (!post || place === '') throw new Error(`no mission: ${text}`)
  return { ...none, kind: post, city: place, also: tail?.split(', ') ?? [], isCertain }
}
