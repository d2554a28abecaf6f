import { randomUUID } from 'node:crypto'
import type { MethodRunResult } from './engine-answer'

interface Head {
  storedAt: number
  mark?: string | undefined
}

/**
 * Returns undefined if JSON would not round-trip the value. Also returns undefined for a composed result,
 * because each of its parts is shared separately.
 */
export function writeAnswer(answer: MethodRunResult, storedAt: number): string | undefined {
  if (answer.oldest) return undefined
  // Marks encoded bytes. The mark is random, so that no text of a source is mistaken for encoded bytes.
  const mark = randomUUID()
  let hasBytes = false
  let isFaithful = true
  function write(this: Readonly<Record<string, unknown>>, name: string, part: unknown): unknown {
    const value = this[name]
    if (value instanceof Uint8Array) {
      hasBytes = true
      return mark + Buffer.from(value).toString('base64')
    }
    if (isPlain(value) && !(value === undefined && Array.isArray(this))) return part
    isFaithful = false
    return null
  }
  const body = JSON.stringify(answer, write)
  const head: Head = { storedAt, mark: hasBytes ? mark : undefined }
  return isFaithful ? `${JSON.stringify(head)}\n${body}` : undefined
}

export function readAnswer(text: string): { value: MethodRunResult; storedAt: number } | undefined {
  try {
    const end = text.indexOf('\n')
    const { storedAt, mark }: Head = JSON.parse(text.slice(0, end))
    const body = text.slice(end)
    // Parses without a reviver unless the result contains bytes, because a reviver takes several times as
    // long.
    const value: MethodRunResult = mark
      ? JSON.parse(body, (_, part) => readBytes(part, mark))
      : JSON.parse(body)
    return { value, storedAt }
  } catch {
    return undefined
  }
}

const readBytes = (part: unknown, mark: string): unknown =>
  typeof part === 'string' && part.startsWith(mark)
    ? new Uint8Array(Buffer.from(part.slice(mark.length), 'base64'))
    : part

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return ['string', 'boolean', 'undefined'].includes(typeof value)
  if (value === null || Array.isArray(value)) return true
  return [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
