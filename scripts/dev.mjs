import { createServer } from 'node:http'
import { tsImport } from 'tsx/esm/api'
import { root } from './source-hash.mjs'

const upstream = process.argv.includes('--live') ? 'live' : process.env.UPSTREAM || 'sample'
Object.assign(process.env, { NODE_ENV: 'development', UPSTREAM: upstream, NEXT_TELEMETRY_DISABLED: '1' })
const { takeLanguage } = await tsImport('../lib/language/take-language.ts', import.meta.url)
const { runInLanguage } = await tsImport('../lib/language/run-in-language.ts', import.meta.url)
const { default: next } = await import('next')

const port = Number(process.env.PORT || 3000)
const server = createServer()
const app = next({ dev: true, dir: root, port, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
server.on('request', (request, response) =>
  runInLanguage(takeLanguage(request), () => handle(request, response)),
)
server.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
server.listen(port, () => process.stdout.write(`http://localhost:${port}\n`))
