import type { Meta } from '@/lib/connector/result'
import { formatDay } from '@/lib/format'
import { describeDay } from '@/lib/provenance/describe-source'
import { isOld } from '@/lib/provenance/is-old'
import { describeDated, originOf } from '@/lib/provenance/origin-of'

export function describeProvenance(meta: Meta): string {
  const { publisher, source, retrievedAt, licence, attribution, officialRecord } = originOf(meta)
  const dated = describeDated(meta.dated, describeDay)
  return [
    `Source: ${publisher}, ${source}.`,
    dated && `${dated}.`,
    `Retrieved ${formatDay(retrievedAt.slice(0, 10))}.`,
    isOld(meta) && 'We could not get a newer answer.',
    meta.sample && 'Sample data, not real.',
    `License: ${licence}.`,
    attribution,
    officialRecord && `Official page: ${officialRecord}`,
  ]
    .filter(Boolean)
    .join(' ')
}
