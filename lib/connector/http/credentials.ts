import type { Declaration } from '../declaration'
import type { Engine } from '../engine/engine'
import type { Call } from '../engine/requests'
import type { Method } from '../method'

/** Answers that need credentials are never cached, and a URL alone never returns them. */
export const isPostOnly = ({ auth }: Declaration, { cache }: Method): boolean =>
  auth === 'basic_auth' && cache === false

export const takesCredentials = ({ registry }: Engine, name: string): boolean =>
  Object.hasOwn(registry, name) && registry[name]?.auth === 'basic_auth'

export function credentialsFrom(
  headers: Headers,
  declaration: Declaration | undefined,
): Pick<Call, 'credentials'> {
  if (declaration?.auth !== 'basic_auth') return {}
  const encoded = /^basic +([\w+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const [user, ...secret] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':')
  return user && secret.length > 0 ? { credentials: { user, secret: secret.join(':') } } : {}
}
