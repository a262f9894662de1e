import forms from '../../../../data/entry-rules/entry-forms.json' with { type: 'json' }
import fees from '../../../../data/entry-rules/fees.json' with { type: 'json' }
import pages from '../../../../data/entry-rules/official-pages.json' with { type: 'json' }
import purposes from '../../../../data/entry-rules/purposes.json' with { type: 'json' }
import residence from '../../../../data/entry-rules/residence.json' with { type: 'json' }
import type { IsoDate } from '../../base/dates.ts'
import type { Provenance, SourceCheck } from '../../base/provenance.ts'

// The rows are facts with days and sources of their own: data/README.md says who wrote them and what a second reading found.

/** Pages of governments on who may enter, by destination: only where the writer was sure that the domain is theirs. */
export const OFFICIAL_PAGES: Readonly<Record<string, string>> = pages

export type VisaFee = { amount: number; currency: string; asOf: IsoDate; checked: SourceCheck | null }

/** The government's fee of an online application, by the note of the table, in minor units; `checked`: a page that names it. */
export const VISA_FEES: Readonly<Record<string, VisaFee>> = fees

export type EntryForm = {
  name: string
  url: string
  /** Days before the day of entry from which it can be filled in. */
  opensDays: number
  /** False where paper is taken too, or it only saves time. */
  isDuty: boolean
  /** The page of a government that says so; null where only we do. */
  checked: SourceCheck | null
}

/** What travellers fill in online shortly before they enter, beside any visa, by destination. */
export const ENTRY_FORMS: Readonly<Record<string, EntryForm>> = forms

/** Where the row of a form is from. */
export function provenanceOfForm({ checked }: EntryForm): Provenance {
  return {
    asOf: '2025-11-30',
    written: '2026-11-22',
    source: 'Tripwright table, written by us from knowledge',
    checked,
  }
}

/** By whose agreement citizens of one country may live in another, and for what; lists of codes with spaces between. */
export type ResidenceRule = {
  /** Names its text: `right.…`. */
  id: string
  passports: string
  destinations: string
  /** To study too; each of them allows work. */
  study: boolean
  /** The passport is enough, at most one registers; else a permit has to be asked for, which the agreement promises. */
  free: boolean
  certain: boolean
  /** The day from which it holds between all of these. */
  since: IsoDate
}

export const RESIDENCE_RULES_AS_OF: IsoDate = residence.asOf
export const RESIDENCE_RULES_WRITTEN: IsoDate = residence.written
export const RESIDENCE_RULES_SOURCE: string = residence.source

/** The first that names passport and destination counts. */
export const RESIDENCE_RULES: readonly ResidenceRule[] = residence.rules

/** Destinations that want a visa of their own of reporters, and its class where it has one. */
export const PRESS_VISAS: Readonly<Record<string, string>> = purposes.pressVisas

/** Destinations that perhaps want a visa, pass or permission of their own of reporters. */
export const POSSIBLE_PRESS_VISAS: string = purposes.possiblePressVisas

/** Destinations whose own rule for visitors who need no visa names meetings: the table's answer is that of business too. */
export const MEETINGS_ALLOWED: string = purposes.meetingsAllowed

/** Destinations with a kind of e-visa or visa on arrival for business, so that the one of tourists does not do. */
export const BUSINESS_VISA_DESTINATIONS: string = purposes.businessVisas

/** Days of a course up to which a visit covers it, where these are fewer than a visit has; 0: none, or only for pleasure. */
export const MAX_COURSE_DAYS: Readonly<Record<string, number>> = purposes.maxCourseDays
