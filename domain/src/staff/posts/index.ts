export {
  actOnStaffPost,
  type ListedPost,
  listStaffPosts,
  readPostRevision,
  readStaffPost,
  type StaffPost,
  saveStaffPost,
} from './staff-posts.contract.ts'
