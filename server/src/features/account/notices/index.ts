export { setClock } from './clocks.store.ts'
export { comingDaysJobs } from './coming-days.jobs.ts'
export { digestJobs } from './digest.jobs.ts'
export { planNoticesJobs } from './plan-notices.jobs.ts'
