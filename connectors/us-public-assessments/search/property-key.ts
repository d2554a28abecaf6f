import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { AssessmentRecipe } from '../recipe/source'
import { findSource } from './choose-source'

const texts = defineSentences('us-public-assessments.property-key', {
  notAKey:
    'This is not a key that searchProperties gives. Search for the property again and take the key from its record.',
})

const cell = z.union([z.string().min(1).max(120), z.number()])
const shape = z.tuple([z.string().max(100), z.array(cell).min(1).max(5), z.string().max(60)])

export interface PropertyKey {
  source: AssessmentRecipe
  values: readonly (string | number)[]
  county: string
}

export const keyPattern = /^[A-Za-z0-9_-]{4,1000}$/

/** This is an encoding, not a secret: an invented key gives no more access than a search. */
export function writePropertyKey({ source, values, county }: PropertyKey): string {
  return Buffer.from(JSON.stringify([source.id, values, county]), 'utf8').toString('base64url')
}

export function readPropertyKey(text: string): PropertyKey {
  const parsed = shape.safeParse(decode(text))
  if (!parsed.success) throw notAKey()
  const [id, values, county] = parsed.data
  const source = findSource(id)
  if (!source || values.length !== source.key.length) throw notAKey()
  if (values.some((value) => typeof value === 'string' && /[\p{Cc}\p{Cs}]/u.test(value))) throw notAKey()
  const key = { source, values, county }
  // Refuses other spellings of the same key, because each spelling would have its own cache entries.
  if (writePropertyKey(key) !== text) throw notAKey()
  return key
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const notAKey = () => new ConnectorError('invalid_params', texts.notAKey, { field: 'propertyKey' })
