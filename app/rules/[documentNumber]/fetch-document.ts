import 'server-only'
import { cache } from 'react'
import { read } from '@/app/_lib/read/data'

/** Cached per request, because the page's title needs it too. */
export const fetchDocument = cache((segment: string) =>
  read('federal-rulemaking', 'getDocument', { documentNumber: decode(segment) }),
)

export type DocumentAnswer = Extract<Awaited<ReturnType<typeof fetchDocument>>, { ok: true }>
export type FullDocument = DocumentAnswer['data']['document']

export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
