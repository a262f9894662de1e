export { StaffPosts } from './staff-posts.tsx'
