import { QueryBuilder } from 'drizzle-orm/pg-core'
import { mailChoices } from './trial-mails.tables.ts'

/** Mail choices of accounts, for a statement of another feature to join; without a row all but news are on. */
export function mailChoiceRows<Alias extends string>(alias: Alias) {
  const { userId, wantsReminders, wantsTripAlerts, wantsDigest, newsSince, newsLanguage, newsLeftBy } =
    mailChoices
  return new QueryBuilder()
    .select({ userId, wantsReminders, wantsTripAlerts, wantsDigest, newsSince, newsLanguage, newsLeftBy })
    .from(mailChoices)
    .as(alias)
}
