import { z } from 'zod'
import { settings } from './settings-table'

const shape = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as {
  [K in keyof typeof settings]: (typeof settings)[K]['schema']
}

const whole = z.object(shape).refine((settings) => !settings.REDIS_URL || settings.OPENPLAT_SECRET, {
  path: ['OPENPLAT_SECRET'],
  error: 'must be set where REDIS_URL is, and be the same for every instance',
})

type Config = z.output<z.ZodObject<typeof shape>> & { RELEASE: string }

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  // Next replaces this variable by its value at build time. Scripts that run from source have no release.
  return { ...parse(whole, environment), RELEASE: process.env.OPENPLAT_RELEASE ?? 'source' }
}

export const publicUrl = (environment: Record<string, string | undefined> = process.env): string =>
  (environment.PUBLIC_URL ?? '').replace(/\/$/, '')

const ports = { REDIS_URL: 'rediss://', DATABASE_URL: 'sslmode=verify-full' } as const

export const plaintextWarnings = (config: Pick<Config, keyof typeof ports>): string[] =>
  Object.entries(ports).flatMap(([name, cure]) => {
    const url = config[name as keyof typeof ports]
    return url === undefined || isEncrypted(new URL(url)) || isThisMachine(new URL(url))
      ? []
      : [
          `${name} leads to another machine without TLS: secrets and visitors' counts go there readable. Use ${cure}.`,
        ]
  })

function isEncrypted({ protocol, searchParams }: URL): boolean {
  if (protocol === 'rediss:') return true
  if (protocol === 'redis:') return false
  const mode = searchParams.get('sslmode')
  if (mode !== null) return mode !== 'disable'
  return /^(?:true|1)$/.test(searchParams.get('ssl') ?? '') || searchParams.get('sslnegotiation') === 'direct'
}

/** If the host is empty or a folder, the client connects to a local socket. */
const isThisMachine = ({ hostname, searchParams }: URL): boolean =>
  /^(?:|\/.*|localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(searchParams.get('host') ?? hostname)

export function readSettings(
  schema: z.ZodObject | undefined,
  environment: Record<string, string | undefined> = process.env,
): Record<string, string | undefined> {
  if (!schema) return {}
  return parse(schema, environment) as Record<string, string | undefined>
}

function parse<S extends z.ZodType>(schema: S, environment: Record<string, string | undefined>): z.output<S> {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(settings)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The configuration cannot be used. ${lines.join('; ')}. See docs/running.md.`)
}
