export { startFingerprint } from './fingerprint.state.ts'
export { refreshUsage } from './usage.state.ts'
export { PageBanner, UsageBanner } from './usage-banner.tsx'
export { UsageCard } from './usage-card.tsx'
