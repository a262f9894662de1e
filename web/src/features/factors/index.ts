export { ClosedDoor } from './closed-door.tsx'
export { enterWithPasskey } from './passkey-ceremony.state.ts'
export { SecondStepForm } from './second-step-form.tsx'
export { WaysIn } from './ways-in.tsx'
