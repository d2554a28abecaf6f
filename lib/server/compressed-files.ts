import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

const PREFIX = '/_next/static/'
const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
}

type StaticRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

interface CompressedFiles {
  send(request: StaticRequest, response: ServerResponse): boolean
}

/** Serves scripts and styles as Brotli, which is a seventh smaller than Next's gzip. */
export function openCompressedFiles(root: string): CompressedFiles {
  const folder = join(root, '.next/compressed')
  const names = new Set(listOrNone(folder))
  return {
    send({ method, url = '', headers }, response) {
      const [path = ''] = url.split('?')
      const name = path.startsWith(PREFIX) ? `${path.slice(PREFIX.length)}.br` : ''
      if (method !== 'GET' || !names.has(name) || !readsBrotli(headers['accept-encoding'])) return false
      readFile(join(folder, name)).then(
        (content) => {
          response.writeHead(200, {
            'content-type': `${types[path.slice(path.lastIndexOf('.') + 1)]}; charset=utf-8`,
            'content-encoding': 'br',
            'content-length': content.byteLength,
            'cache-control': 'public, max-age=31536000, immutable',
            vary: 'Accept-Encoding',
          })
          response.end(content)
        },
        () => response.destroy(),
      )
      return true
    },
  }
}

function listOrNone(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    )
  } catch {
    return []
  }
}

/** `br;q=0` means that the client refuses Brotli. */
const readsBrotli = (accepted: string | string[] | undefined) =>
  String(accepted ?? '')
    .split(',')
    .some((each) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/.test(each))
