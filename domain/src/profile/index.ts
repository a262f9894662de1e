export { deleteAccount, exportAccount } from './profile.contract.ts'
export { profileMessages } from './profile.messages.ts'
export { isFreshSignIn, nameDevice } from './profile.rules.ts'
