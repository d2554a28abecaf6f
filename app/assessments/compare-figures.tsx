import { formatDollars } from '@/components/records/parcel-figures'
import { type Comparison, compareFigures, type Figure } from '@/components/records/value-guard'
import { labelOf } from '@/components/records/value-kinds'
import { figureOf, kindsIn, type ValueYear } from '@/components/records/value-years'
import { Button } from '@/components/ui/button'
import { FormRow } from '@/components/ui/form-row'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { KeptQuestion } from './kept-question'
import type { ChosenHome } from './read-home'
import { type AssessmentsUrl, assessmentsHref, steps } from './url'

interface Props {
  url: AssessmentsUrl
  home: ChosenHome
  years: readonly ValueYear[]
}

/** Any two figures of the table; across kinds there is a reason in place of a number. */
export function CompareFigures({ url, home, years }: Props) {
  const figures = new Map(
    kindsIn(years).flatMap((kind) =>
      years.flatMap((year): [string, Figure][] => {
        const figure = figureOf(home.sourceId, kind, year)
        return figure ? [[`${figure.year}.${kind}`, figure]] : []
      }),
    ),
  )
  if (figures.size < 2) return null
  const { before, after, ...rest } = url
  const options = [...figures].map(([value, { year, kind, amount }]) => ({
    value,
    label: `${year}, ${labelOf(kind).toLowerCase()}: ${formatDollars(amount)}`,
  }))
  const [newest] = options
  const oldest = [...figures].findLast(([, { kind }]) => kind === kindsIn(years)[0])?.[0]
  const from = figures.get(before ?? '')
  const to = figures.get(after ?? '')
  return (
    <section aria-labelledby="compare" className="mb-6 max-w-reading print:hidden">
      <h2 id="compare" className="mb-2 text-xl font-semibold">
        Compare two figures
      </h2>
      {from && to && <Verdict from={from} to={to} comparison={compareFigures(from, to)} />}
      <form action={`${steps.history}#compare`} key={assessmentsHref('history', url)}>
        <KeptQuestion url={rest} />
        <FormRow>
          <Select name="before" label="From" options={options} defaultValue={before ?? oldest} />
          <Select name="after" label="To" options={options} defaultValue={after ?? newest?.value} />
        </FormRow>
        <Button look="secondary">Compare</Button>
      </form>
    </section>
  )
}

function Verdict({ from, to, comparison }: { from: Figure; to: Figure; comparison: Comparison }) {
  if (comparison.kind === 'refused')
    return (
      <Notice kind="warn" title="These two are not compared">
        <p>{comparison.reason}</p>
      </Notice>
    )
  const { amount, percent } = comparison
  const way = amount === 0 ? 'did not change' : amount > 0 ? 'rose' : 'fell'
  const size = amount === 0 ? '' : ` by ${formatDollars(Math.abs(amount))}`
  const share = percent === null || amount === 0 ? '' : ` (${Math.abs(percent).toFixed(1)} percent)`
  return (
    <Notice kind="info">
      <p>
        {labelOf(from.kind)} {way}
        {size}
        {share}: {formatDollars(from.amount)} in {from.year}, {formatDollars(to.amount)} in {to.year}.
      </p>
    </Notice>
  )
}
