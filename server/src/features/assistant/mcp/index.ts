export { type McpEndpoint, makeMcpEndpoint } from './mcp.routes.ts'
