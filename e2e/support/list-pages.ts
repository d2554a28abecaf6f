import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const app = fileURLToPath(new URL('../../app', import.meta.url))

export function listPages(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
    .sort()
}
