import type { Meta } from '@/lib/connector/result'
import { originOf } from '@/lib/provenance/origin-of'
import { Moment } from '../ui/moment'

interface Props {
  meta: Meta
  panel: string
}

const texts = { whole: 'Source and limits' }

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
