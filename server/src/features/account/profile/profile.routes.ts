import {
  deleteAccount,
  downloadExport,
  exportAccount,
  profileMessages,
} from '@tripwright/domain/account/profile'
import { findExportOwner } from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { deleteWholeAccount } from './account-deletion.service.ts'
import { exportAnswer, readExport } from './account-export.service.ts'

export const profileRoutes: Route[] = [
  route(exportAccount, async (_, { db, keep, person, now, platform, request }) => {
    const isZip = request.headers.get('accept')?.includes('application/zip') ?? false
    const { id, email } = person
    const own = await keep((within) => readExport(platform, within, { id, email }, now))
    return isZip ? exportAnswer(platform, db, own, now) : own
  }),

  route(downloadExport, async ({ token }, { db, keep, now, platform }) => {
    const owner = await findExportOwner(platform, db, token)
    if (owner === null)
      throw new AppError('not-found', { message: profileMessages.texts['export.link-dead'] })
    const own = await keep((within) => readExport(platform, within, owner, now))
    return exportAnswer(platform, db, own, now)
  }),

  route(deleteAccount, async ({ email }, { db, person, platform }) => {
    if (email !== person.email) {
      const message = profileMessages.texts['delete.differs']
      throw new AppError('bad-input', { message, issues: [{ path: 'email', message }] })
    }
    await deleteWholeAccount(platform, db, person)
    return { deleted: true }
  }),
]
