import { messages } from '../../base/text.ts'

/** The state of the installation, for staff. */
export const systemMessages = messages('system', {
  heading: 'This site',
  services: 'External services',
  loading: 'Loading figures…',
  retry: 'Try again',
  'as-of': 'As of {at, date, medium}, {at, time, short}',
  again: 'Refresh',
  'storage.title': 'Storage',
  'storage.database': 'Database',
  // {place} is where files are kept.
  'storage.files': '{place, select, bucket {Files in the bucket} other {Files on this server}}',
  'storage.files.value': '{count, plural, one {# file} other {# files}}, {size}',
  'backup.title': 'Last backup',
  'backup.none': 'None yet. An operator makes one with npm run backup.',
  'backup.line':
    '{at, date, medium}, {at, time, short}: {rows, plural, one {# row} other {# rows}}, {files, plural, one {# file} other {# files}}',
  'backup.old': 'That’s more than a day ago.',
  'metrics.title': 'Metrics',
  'metrics.on': 'Prometheus reads them at /metrics.',
  'metrics.off': 'Off. METRICS_TOKEN turns them on at /metrics.',
  'jobs.title': 'Background jobs',
  'jobs.none': 'Nothing is waiting, and nothing failed in the last month.',
  'jobs.line':
    '{waiting, number} waiting, {running, number} running, {retrying, number} retrying, {failed, number} failed',
  'failed.title': 'Failed jobs',
  // When a job failed, below its name.
  'failed.at': '{at, date, medium}, {at, time, short}',
  'failed.retry': 'Run again',
  'failed.retry.name': 'Run {name} from {at, date, medium}, {at, time, short} again',
  'failed.retried': '{name} is queued again.',
  'failed.admin': 'An admin can run them again.',
})
