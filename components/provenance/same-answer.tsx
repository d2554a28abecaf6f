import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { originOf } from '@/lib/provenance/origin-of'
import { AgencyWords } from '../ui/agency-text'
import { Moment } from '../ui/moment'
import { Rich } from '../ui/page/rich'

interface Props {
  meta: Meta
  panel: string
}

const texts = defineTexts('provenance.same-answer', {
  line: '<publisher/>, retrieved <moment/>.',
  whole: 'Source and limits',
})

export function SameAnswer({ meta, panel }: Props) {
  const { publisher, retrievedAt } = originOf(meta)
  return (
    <p data-provenance="same" className="mt-3 text-sm text-muted">
      <Rich
        text={texts.line}
        parts={{
          publisher: () => <AgencyWords text={publisher} />,
          moment: () => <Moment iso={retrievedAt} />,
        }}
      />{' '}
      <a href={`#${panel}`} className="inline-block min-h-6 py-0.5 print:hidden">
        {texts.whole}
      </a>
    </p>
  )
}
