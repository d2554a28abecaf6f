import { createServer } from 'node:http'
import { tsImport } from 'tsx/esm/api'
import { buildIfNeeded } from './build.mjs'
import { startObserving } from './observe.mjs'
import { readVersion, root } from './source-hash.mjs'

const DRAIN_MS = 10_000

if (process.argv.includes('--sample')) process.env.UPSTREAM ||= 'sample'
const { readConfig } = await tsImport('../lib/config.ts', import.meta.url)
const { createLog } = await tsImport('../lib/log.ts', import.meta.url)
const { visitorAddress } = await tsImport('../lib/visitor-address.ts', import.meta.url)

const config = readConfigOrStop()
const log = createLog(config.LOG_LEVEL)
const build = buildOrStop()

Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
const app = next({ dev: false, dir: root, hostname: config.HOST, port: config.PORT })
await app.prepare()
const handle = app.getRequestHandler()
const observe = await startObserving(config, log, openedHouse).catch(({ message }) => stop(message))
let draining = false

const server = createServer((request, response) => {
  const address = request.socket.remoteAddress ?? ''
  const visitor = visitorAddress(
    address,
    String(request.headers['x-forwarded-for'] ?? ''),
    config.TRUSTED_PROXIES,
  )
  // Whatever a visitor sent under these names is replaced: it would pass through Next unchanged.
  request.headers['x-openplat-visitor'] = visitor
  request.headers['x-forwarded-for'] = visitor
  makeCompressible(response)
  observe(request, response)
  // Whoever comes back over this connection should come to another instance.
  if (draining) response.setHeader('connection', 'close')
  const fault = faultOf(request.url ?? '')
  if (fault) return refuseAddress(response, fault)
  response.once('close', () => {
    // A connection kept open for the next request would hold the process back.
    if (draining) setImmediate(() => server.closeIdleConnections())
  })
  handle(request, response).catch((/** @type {unknown} */ error) => {
    log.error({ err: error }, 'a fault on our side')
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})

server.on('error', (error) => {
  stop(
    'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} is in use. Set PORT to another one.`
      : error.message,
  )
})
server.listen(config.PORT, config.HOST, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  log.info(
    { port, upstream: config.UPSTREAM, release: `${readVersion()}+${build}` },
    `Openplat is at http://localhost:${port}`,
  )
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    log.info('finishing what is under way')
    draining = true
    // The pages' copies of modules see it too.
    Object.assign(globalThis, { [Symbol.for('openplat.draining')]: true })
    if (config.STOP_DELAY_SECONDS === 0) stopListening()
    else setTimeout(stopListening, config.STOP_DELAY_SECONDS * 1000)
  })
}

function stopListening() {
  server.close(leave)
  server.closeIdleConnections()
  setTimeout(leave, DRAIN_MS).unref()
}

/** What this instance still holds other instances may wait for. */
async function leave() {
  const house = await openedHouse()
  await house?.close()
  process.exit(0)
}

/** The one that pages and routes share, if it was opened. */
async function openedHouse() {
  /** @type {{ [name: symbol]: Promise<import('../connectors/engine').House> | undefined }} */
  const shared = globalThis
  return shared[Symbol.for('openplat.engine')]?.catch(() => undefined)
}

function readConfigOrStop() {
  try {
    return readConfig()
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function buildOrStop() {
  try {
    return buildIfNeeded()
  } catch {
    return stop('The build failed, for the reason above.')
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Next answers a broken percent sign in a route's address with 500, and loses a parameter named __proto__.
 * @param {string} url
 */
function faultOf(url) {
  const [path = '', query = ''] = url.split('?')
  try {
    decodeURIComponent(path)
  } catch {
    return { path: '', message: 'The address holds a percent sign that encodes nothing.' }
  }
  if (!new URLSearchParams(query).has('__proto__')) return undefined
  return { path: '__proto__', message: 'Unknown parameter.' }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {{ path: string, message: string }} issue
 */
function refuseAddress(response, issue) {
  const code = 'invalid_params'
  const problem = { type: `/api#${code}`, title: 'invalid params', status: 400, detail: issue.message, code }
  response.writeHead(400, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ ...problem, issues: issue.path ? [issue] : [] }))
}

/**
 * Next gives a route handler's content type as a list, which switches its own compression off.
 * @param {import('node:http').ServerResponse} response
 */
function makeCompressible(response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'content-type' && Array.isArray(value) ? value.join(', ') : value)
}
