import type { Meta } from '@/lib/connector/result'
import { originOf } from '@/lib/provenance/origin-of'
import { Moment } from '../ui/moment'

interface Props {
  meta: Meta
  /** Id of the panel that tells the whole of it. */
  panel: string
}

const texts = { whole: 'Source and limits' }

/** At the further panels of one answer: whose it is and of when; the rest stands once, with the first of them. */
export function SameAnswer({ meta, panel }: Props) {
  const { publisher, retrievedAt } = originOf(meta)
  return (
    <p data-provenance="same" className="mt-3 text-sm text-muted">
      {publisher}, retrieved <Moment iso={retrievedAt} />.{' '}
      <a href={`#${panel}`} className="inline-block min-h-6 py-0.5 print:hidden">
        {texts.whole}
      </a>
    </p>
  )
}
