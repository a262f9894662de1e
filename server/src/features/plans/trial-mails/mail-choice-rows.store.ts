import { QueryBuilder } from 'drizzle-orm/pg-core'
import { mailChoices } from './trial-mails.tables.ts'

/** Which mails accounts want, for a statement of another feature to join; what has no row wants all but news. */
export function mailChoiceRows<Alias extends string>(alias: Alias) {
  const { userId, wantsReminders, wantsTripAlerts, newsSince, newsLanguage, newsLeftBy } = mailChoices
  return new QueryBuilder()
    .select({ userId, wantsReminders, wantsTripAlerts, newsSince, newsLanguage, newsLeftBy })
    .from(mailChoices)
    .as(alias)
}
