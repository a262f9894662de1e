export { deleteAccount, downloadExport, exportAccount } from './profile.contract.ts'
export { profileMessages } from './profile.messages.ts'
export { nameDevice } from './profile.rules.ts'
