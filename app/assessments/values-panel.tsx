import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ValueCharts } from '@/components/records/value-charts'
import { ValueTable } from '@/components/records/value-table'
import { kindsIn } from '@/components/records/value-years'
import { DefinitionsPrintList } from '@/components/ui/definitions-print-list'
import { Panel } from '@/components/ui/panel'
import { defineFor } from './define-for'
import type { ChosenHome } from './read-home'
import type { HomeValues } from './read-values'
import { UndatedValues } from './undated-values'

interface Props {
  home: ChosenHome
  values: Extract<HomeValues, { ok: true }>
}

/** The table first: it holds the numbers. The charts show the same ones, each kind on an axis of its own. */
export function ValuesPanel({ home, values: { years, history, meta } }: Props) {
  const define = defineFor(home.sourceId)
  const published = years.filter((year) => year.published).length
  return (
    <Panel
      id="values"
      title="Values by year"
      state={published > 0 ? 'found' : 'none'}
      stateLabel={published > 0 ? `${published} of ${years.length} years published` : 'No year published'}
    >
      <ValueTable id="values-table" caption="Official values in dollars" years={years} define={define} />
      <UndatedValues record={history.property} define={define} />
      <ValueCharts tableId="values-table" years={years} />
      <p className="mb-3 text-muted">{history.provenance.yearNote}</p>
      <Caveats items={history.caveats} />
      <Provenance meta={meta} />
      <DefinitionsPrintList definitions={kindsIn(years).map(define)} />
    </Panel>
  )
}
