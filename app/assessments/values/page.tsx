import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { noindex } from '@/app/_lib/noindex'
import { ValueCharts } from '@/components/assessments/value-charts'
import { type Comparison, compareFigures, type Figure } from '@/components/assessments/value-guard'
import { labelOf } from '@/components/assessments/value-kinds'
import { ValueTable } from '@/components/assessments/value-table'
import { figureOf, kindsIn, type ValueYear } from '@/components/assessments/value-years'
import { Provenance } from '@/components/provenance/provenance'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { FormRow } from '@/components/ui/form/field'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { Notice } from '@/components/ui/notice'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import { DefinitionsPrintList } from '@/components/ui/term'
import { formatDollars } from '@/lib/format'
import type { ParsedUrl } from '@/lib/url-state'
import { ChangeLead } from '../change/change-lead'
import { checkedGuidance } from '../checked-guidance'
import { type ChosenHome, homeLine } from '../fetch-home'
import { defineFor, fetchValues, type HomeValues } from '../fetch-values'
import { OfficialPage } from '../home-trouble'
import { KeptQuestion } from '../kept-question'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { UndatedValues } from '../undated-values'
import { type AssessmentsUrl, assessmentsHref, steps } from '../url'
import { Meaning } from './meaning'

export const metadata: Metadata = { title: stepTexts.values.title, ...noindex }

const texts = {
  notAdvice:
    'General information from public sources, not legal advice. If your notice says something else, trust your notice.',
  further: 'Charts, other years, two figures compared',
  compare: 'Compare two figures',
}

export default homeStepPage('values', showValues)

/** Why it changed, the figures, then what they mean in this place; what is long opens on a press. */
async function showValues(home: ChosenHome, { url, errors, typed }: ParsedUrl<AssessmentsUrl>) {
  const values = await fetchValues(home, url)
  const guidance = checkedGuidance(home.sourceId)
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return (
    <StepFrame step="values" lead={homeLine(home)} first={<ErrorSummary problems={problems} />}>
      {values.ok ? (
        <>
          <ChangeLead home={home} values={values} />
          <ValuesPanel home={home} values={values} />
        </>
      ) : (
        <ProblemNotice
          problem={values.problem}
          retry={assessmentsHref('values', url)}
          stillStands={home.source && <OfficialPage source={home.source} />}
          instead={{ href: assessmentsHref('find', url), label: 'Back to the home' }}
        />
      )}
      {guidance && <Meaning guidance={guidance} />}
      {values.ok && (
        <Fold
          id="further"
          title={texts.further}
          open={errors.years !== undefined || url.before !== undefined || url.after !== undefined}
        >
          <ValueCharts tableId="values-table" years={values.years} />
          <YearsForm url={url} asked={values.asked} error={errors.years} typed={typed.years} />
          <CompareFigures url={url} home={home} years={values.years} />
        </Fold>
      )}
      <p className="text-base text-muted">{texts.notAdvice}</p>
      <StepLinks
        url={url}
        here="values"
        next={{ step: 'evidence', label: 'Check the facts' }}
        back={{ step: 'find', label: 'Back to the home' }}
      />
    </StepFrame>
  )
}

interface Props {
  home: ChosenHome
  values: Extract<HomeValues, { ok: true }>
}

/** Each kind in a column of its own; on a phone each year is a card. */
function ValuesPanel({ home, values: { years, history, meta } }: Props) {
  const define = defineFor(home.sourceId)
  const published = years.filter((year) => year.published).length
  return (
    <Panel
      id="values"
      title="Values by year"
      state={published > 0 ? undefined : 'none'}
      stateLabel="No year published"
    >
      {published > 0 && published < years.length && (
        <p className="mb-3">
          {published} of {years.length} years published.
        </p>
      )}
      <ValueTable id="values-table" caption="Official values in dollars" years={years} define={define} />
      <UndatedValues record={history.property} define={define} />
      <p className="mb-3 text-base text-muted">{history.provenance.yearNote}</p>
      <Provenance meta={meta} caveats={history.caveats} />
      <DefinitionsPrintList definitions={kindsIn(years).map(define)} />
    </Panel>
  )
}

interface CompareFiguresProps {
  url: AssessmentsUrl
  home: ChosenHome
  years: readonly ValueYear[]
}

/** Any two figures of the table; across kinds there is a reason in place of a number. */
function CompareFigures({ url, home, years }: CompareFiguresProps) {
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
    <section aria-labelledby="compare" className="max-w-reading print:hidden">
      <h3 id="compare" className="mb-2 text-lg font-semibold">
        {texts.compare}
      </h3>
      {from && to && <Verdict from={from} to={to} comparison={compareFigures(from, to)} />}
      <form action={`${steps.values}#compare`} key={assessmentsHref('values', url)}>
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

interface YearsFormProps {
  url: AssessmentsUrl
  asked: readonly number[]
  error: string | undefined
  /** As typed, when it could not be read. */
  typed: string | undefined
}

function YearsForm({ url, asked, error, typed }: YearsFormProps) {
  const { years: _, before: _before, after: _after, ...rest } = url
  const oldest = Math.min(...asked)
  return (
    <form action={steps.values} key={assessmentsHref('values', url)} className="max-w-reading print:hidden">
      <KeptQuestion url={rest} />
      <TextInput
        name="years"
        label="Other years"
        hint={`Three at most, such as ${oldest - 1}, ${oldest - 2}, ${oldest - 3}.`}
        error={error}
        defaultValue={typed ?? asked.join(', ')}
        autoComplete="off"
        width="medium"
      />
      <SubmitButton look="secondary">Show these years</SubmitButton>
    </form>
  )
}
