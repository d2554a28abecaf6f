import { Fold } from '@/components/ui/page/fold'
import type { CostsPageContent } from './costs-answer'
import { CostsForm } from './form'
import { PopularPanel } from './popular-panel'
import { ReadyCharts } from './ready-charts'

const texts = {
  coverage:
    'Official series of the Bureau of Labor Statistics for the country, states, counties and some metropolitan areas. Not covered: prices of single homes, single rents or single bids.',
  choose: 'Choose series yourself',
  change: 'Change series, years or scale',
}

export function Choices({ answer: { parsed, isAsked, mistakes, reply } }: { answer: CostsPageContent }) {
  const { url } = parsed
  const { place, ...others } = mistakes
  return (
    <div className={reply ? 'print:hidden' : ''}>
      {!reply && url.series.length === 0 && <ReadyCharts />}
      <Fold id="choose" title={reply ? texts.change : texts.choose} open={Object.keys(others).length > 0}>
        <CostsForm reading={parsed} />
      </Fold>
      <PopularPanel url={url} />
      {!isAsked && <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>}
    </div>
  )
}
