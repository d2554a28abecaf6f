import type { Meta, SourceDate } from '@/lib/connector/result'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeDay } from '@/lib/provenance/describe-source'
import { isOld } from '@/lib/provenance/is-old'
import { describeDated, originOf } from '@/lib/provenance/origin-of'

const texts = defineTexts('packet.provenance', {
  on: (label: string, day: string) => `${label} ${day}`,
  undated: (label: string) => `${label}: not published`,
  source: (publisher: string, source: string) => `Source: ${publisher}, ${source}.`,
  retrieved: (day: string) => `Retrieved ${day}.`,
  old: 'We could not get a newer answer.',
  sample: 'Sample data, not real.',
  licence: (licence: string) => `License: ${licence}.`,
  official: (href: string) => `Official page: ${href}`,
})

function inLanguage({ label, on }: SourceDate): SourceDate {
  const words = translate(label)
  if (on === undefined) return { label: words }
  return { label: on === null ? texts.undated(words) : texts.on(words, describeDay(on)) }
}

export function describeProvenance(meta: Meta): string {
  const { publisher, source, retrievedAt, licence, attribution, officialRecord } = originOf(meta)
  const dated = describeDated(meta.dated?.map(inLanguage))
  return [
    texts.source(translate(publisher), translate(source)),
    dated && `${dated}.`,
    texts.retrieved(formatDay(retrievedAt.slice(0, 10))),
    isOld(meta) && texts.old,
    meta.sample && texts.sample,
    texts.licence(translate(licence)),
    attribution && translate(attribution),
    officialRecord && texts.official(officialRecord),
  ]
    .filter(Boolean)
    .join(' ')
}
