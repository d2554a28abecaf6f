import { parseArgs } from 'node:util'
import { readConfig } from '@/lib/server/config'
import { backUp, checkFile } from '@/lib/snapshots/backup'

const USAGE = 'npm run backup -- <file>   or   npm run backup -- --check <file>'

type Environment = Record<string, string | undefined>

export async function backup(words: string[], environment: Environment) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Error(`Name one file: ${USAGE}`)
  if (values.check) return { ...(await checkFile(file)), did: `${file} was read` }
  const { DATABASE_URL, DATA_DIR } = readConfig(environment)
  if (DATABASE_URL) {
    throw new Error(
      `Snapshots are in PostgreSQL, which has its own tool: pg_dump --format=custom --table='openplat_*' --file=${file} "$DATABASE_URL"`,
    )
  }
  return { ...(await backUp(DATA_DIR, file)), did: `${file} was written` }
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { did, snapshots, bytes, damaged } = await backup(process.argv.slice(2), process.env)
    process.stdout.write(`${did}: ${snapshots} snapshots, ${Math.ceil(bytes / 1024)} kB of content.\n`)
    if (damaged.length === 0) process.stdout.write('Every one is what was stored.\n')
    else process.stderr.write(`${damaged.length} are not what was stored: ${damaged.join(', ')}\n`)
    process.exitCode = damaged.length === 0 ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
