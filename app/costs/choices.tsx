import { Answer } from '@/app/_lib/answer/page-stream'
import { Fold } from '@/components/ui/page/fold'
import type { CostsAnswer } from './costs-answer'
import { CostsForm } from './form'
import { LocalPanel, PopularPanel } from './local-panel'
import { ReadyCharts } from './ready-charts'

const texts = {
  coverage:
    'Official series of the Bureau of Labor Statistics for the country, states, counties and some metropolitan areas. Not covered: prices of single homes, single rents or single bids.',
  choose: 'Choose series yourself',
  change: 'Change series, years or scale',
}

export function Choices({ answer }: { answer: CostsAnswer }) {
  const { parsed, isAsked, mistakes, series, county, placeProblems } = answer
  const { url } = parsed
  const hasSeries = url.series.length > 0
  const hasMistakes = Object.keys(mistakes).length > 0
  return (
    <div className={series ? 'print:hidden' : ''}>
      <LocalPanel url={url} error={placeProblems[0]?.message}>
        {county && <Answer reply={county} />}
      </LocalPanel>
      {!hasSeries && <ReadyCharts />}
      <Fold id="choose" title={hasSeries ? texts.change : texts.choose} open={hasMistakes}>
        <CostsForm reading={parsed} />
      </Fold>
      <PopularPanel url={url} />
      {!isAsked && <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>}
    </div>
  )
}
