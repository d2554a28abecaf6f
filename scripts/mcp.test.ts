import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/**
 * The MCP server runs without Next. Its imports must not load a module that needs the browser's build of
 * React.
 */
it('the MCP server responds over standard input and output', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=react-server', 'scripts/mcp.ts'], {
    env: { ...process.env, UPSTREAM: 'sample', REDIS_URL: '', DATABASE_URL: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const clientInfo = { name: 'test', version: '1' }
  const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo }
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`)
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(JSON.parse(String(line))).toMatchObject({ id: 1, result: { serverInfo: { name: 'openplat' } } })
  child.stdin.end()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
