import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface SecretSettings {
  secret?: string | undefined
  previous?: string | undefined
  folder: string
  warn?: (sentence: string) => void
}

/** Each purpose has its own keys, so that a key of one purpose is useless for another. */
export interface Secrets {
  keysFor(purpose: string): Promise<readonly [string, ...string[]]>
}

const FILE = 'secret'
const LEAST_SECRET = 32

export function createSecrets({ secret, previous, folder, warn }: SecretSettings): Secrets {
  let made: Promise<string> | undefined
  function storedSecret(): Promise<string> {
    made ??= readOrMake(folder, warn).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  return {
    async keysFor(purpose) {
      const current = secret ?? (await storedSecret())
      return [derive(current, purpose), ...(previous ? [derive(previous, purpose)] : [])]
    },
  }
}

const derive = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `openplat ${purpose}`, 32)).toString('base64url')

async function readOrMake(folder: string, warn: SecretSettings['warn']): Promise<string> {
  const file = join(folder, FILE)
  const secret = await readOrMakeFile(folder, file).catch((error) => {
    const fix = 'Set DATA_DIR to a folder that can be written, or set OPENPLAT_SECRET.'
    throw new Error(`The secret cannot be kept in ${folder}. ${fix}`, { cause: error })
  })
  if (!secret) throw new Error(`${file} is empty. Remove it, or set OPENPLAT_SECRET.`)
  if (secret.length < LEAST_SECRET) {
    throw new Error(`${file} holds fewer than ${LEAST_SECRET} characters. Remove it, or set OPENPLAT_SECRET.`)
  }
  if (((await stat(file)).mode & 0o077) !== 0)
    warn?.('The file "secret" in DATA_DIR can be read by other users. Set its mode to 600.')
  return secret
}

async function readOrMakeFile(folder: string, file: string): Promise<string | undefined> {
  const secret = await read(file)
  if (secret) return secret
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  const text = `${randomBytes(32).toString('base64url')}\n`
  try {
    await writeFile(draft, text, onlyNew)
    await publish(draft, file, text)
  } finally {
    await rm(draft, { force: true })
  }
  return read(file)
}

const onlyNew = { mode: 0o600, flag: 'wx' }

/** A link is created atomically, so that two processes that start at the same time use the same secret. */
async function publish(draft: string, file: string, text: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    // Some volumes do not support hard links. Another process may then read the file before it has content,
    // and reads it again.
    await writeFile(file, text, onlyNew).catch((failure) => {
      if (codeOf(failure) !== 'EEXIST') throw failure
    })
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
