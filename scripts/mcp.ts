import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createSite } from '@/app/_lib/site/create-site'
import { createMcpServer } from '@/lib/connector/http/mcp'

// Standard output must contain only MCP messages.
const app = await createSite({ environment: { ...process.env, LOG_LEVEL: 'silent' } })
const { engine, config } = app
const server = createMcpServer(engine, {
  call: () => ({}),
  origin: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`,
  hasCredentials: false,
})
await server.connect(new StdioServerTransport())
process.stdin.once('end', () => void app.close().then(() => process.exit(0)))
