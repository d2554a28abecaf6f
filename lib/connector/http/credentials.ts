import type { ConnectorDeclaration } from '../declaration'
import type { ConnectorEngine } from '../engine/engine'
import type { EngineCallOptions } from '../engine/requests'
import type { ConnectorMethod } from '../method'

/** An uncached method with credentials accepts only POST, so that no URL alone returns its result. */
export const isPostOnly = ({ auth }: ConnectorDeclaration, { cache }: ConnectorMethod): boolean =>
  auth === 'basic_auth' && cache === false

export const takesCredentials = ({ registry }: ConnectorEngine, name: string): boolean =>
  Object.hasOwn(registry, name) && registry[name]?.auth === 'basic_auth'

export function credentialsFrom(
  headers: Headers,
  declaration: ConnectorDeclaration | undefined,
): Pick<EngineCallOptions, 'credentials'> {
  if (declaration?.auth !== 'basic_auth') return {}
  const encoded = /^basic +([\w+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const [user, ...secret] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':')
  return user && secret.length > 0 ? { credentials: { user, secret: secret.join(':') } } : {}
}
