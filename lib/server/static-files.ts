import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Each path in these folders is a file. Any other path may be a page. */
const folders = ['/_next/', '/basemap/', '/icons/']

interface StaticFiles {
  isMissing(path: string): boolean
}

export function listStaticFiles(root: string): StaticFiles {
  const files = new Set([
    ...filesIn(join(root, '.next/static'), '/_next/static/'),
    ...filesIn(join(root, 'public'), '/'),
  ])
  return {
    isMissing: (path) =>
      folders.some((folder) => path.startsWith(folder)) && !files.has(decodeURIComponent(path)),
  }
}

const filesIn = (folder: string, prefix: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        prefix +
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
    )
