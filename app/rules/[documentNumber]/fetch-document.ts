import 'server-only'
import { cache } from 'react'
import { decodeSegment } from '@/app/_lib/decode-segment'
import { read } from '@/app/_lib/read/data'

/** Cached for each request, because both the title and the page need the document. */
export const fetchDocument = cache((segment: string) =>
  read('federal-rulemaking', 'getDocument', { documentNumber: decodeSegment(segment) }),
)

export type RuleDocumentResponse = Extract<Awaited<ReturnType<typeof fetchDocument>>, { ok: true }>
export type FullRuleDocument = RuleDocumentResponse['data']['document']
