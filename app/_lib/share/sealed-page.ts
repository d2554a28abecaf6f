import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import type { Result } from '@/lib/connector/result'
import type { Secrets } from '@/lib/server/secret'

const question = z.tuple([z.string(), z.string(), z.record(z.string(), z.unknown()), z.string()])
export const MOST_READINGS = 80
const sharedPage = z.strictObject({
  href: z.string().startsWith('/'),
  at: z.iso.datetime(),
  questions: z.array(question).min(1).max(MOST_READINGS),
})

export type SealedPage = z.output<typeof sharedPage>
export type SealedPageCall = z.output<typeof question>

/** Caches the digest of each result, because hashing thousands of rows would delay the page. */
const marks = new WeakMap<object, string>()

export function markOf(result: Result<unknown>): string {
  if (!result.ok) return digest({ failed: result.error.code })
  const { data } = result
  if (!(data instanceof Object)) return digest({ data })
  const mark = marks.get(data) ?? digest({ data })
  marks.set(data, mark)
  return mark
}

const digest = (content: object) =>
  createHash('sha256').update(canonicalKey(content)).digest('base64url').slice(0, 22)

const PURPOSE = 'seen'

/**
 * Signs the list of calls. The browser sends the list back, and without a signature it could name internal
 * methods.
 */
export async function sealPage(page: SealedPage, secrets: Secrets): Promise<string> {
  const text = Buffer.from(JSON.stringify(page)).toString('base64url')
  const [key] = await secrets.keysFor(PURPOSE)
  return `${text}.${sign(text, key)}`
}

export async function openSealedPage(sealed: string, secrets: Secrets): Promise<SealedPage | undefined> {
  const [text = '', signature = '', ...more] = sealed.split('.')
  const keys = await secrets.keysFor(PURPOSE)
  if (more.length > 0 || !keys.some((key) => isSame(sign(text, key), signature))) return undefined
  return sharedPage.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
