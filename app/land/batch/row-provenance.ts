import type { Meta } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'
import { originOf } from '@/lib/provenance/origin-of'
import { unanswered } from '@/lib/provenance/unanswered'

const texts = { none: 'None: this row has no answer' }

/** Where one row came from. Two sources stand in one entry, in the same order in every field. */
export function rowProvenance([first, ...others]: readonly Meta[]): Provenance {
  return first ? originOf(first, ...others) : unanswered(texts.none)
}
