import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { root } from './source-hash.mjs'

/**
 * Level 10 is too slow to compress at each request. Level 11 would take twice the time and save two percent.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
const compress = promisify(brotliCompress)
const from = join(root, '.next/static')
const to = join(root, '.next/compressed')

rmSync(to, { recursive: true, force: true })
const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
  // The build contains the development version of a library, which no page loads.
  (file) => /\.(?:m?js|css)$/.test(file) && !/-dev\.[^/]*$/.test(file),
)
await Promise.all(
  files.map(async (file) => {
    const packed = await compress(readFileSync(join(from, file)), { params })
    const target = join(to, `${file}.br`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, packed)
  }),
)
