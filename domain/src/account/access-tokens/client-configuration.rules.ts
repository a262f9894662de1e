/** What most AI apps take to connect: a file in JSON that names the server, its address and the token. */
export function clientConfiguration({ endpoint, secret }: { endpoint: string; secret: string }): string {
  const tripwright = { type: 'http', url: endpoint, headers: { Authorization: `Bearer ${secret}` } }
  return JSON.stringify({ mcpServers: { tripwright } }, null, 2)
}
