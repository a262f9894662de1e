export { fieldText, useForm } from './form.state.ts'
export { FormError } from './form-error.tsx'
export { SignInForm } from './sign-in-form.tsx'
