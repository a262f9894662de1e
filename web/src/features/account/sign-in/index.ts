export { AuthSteps } from './auth-steps.tsx'
export { SignInForm } from './sign-in-form.tsx'
