import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { noindex } from '@/app/_lib/noindex'
import { pageNow } from '@/app/_lib/read/reading-scope'
import { ValueCharts } from '@/components/assessments/value-charts'
import { ValueTable } from '@/components/assessments/value-table'
import { Provenance } from '@/components/provenance/provenance'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { Notice } from '@/components/ui/notice'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import { DefinitionsPrintList } from '@/components/ui/term'
import { formatDollars, formatList, formatPercent } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import {
  type AssessmentFigure,
  compareFigures,
  type FigureComparison,
} from '@/lib/records/assessment/compare-figures'
import { figureOf, kindsIn, type ValueYear } from '@/lib/records/assessment/value-years'
import { labelOf } from '@/lib/records/assessment/values'
import type { ParsedUrl } from '@/lib/url-state'
import { AfterPanel } from '../after/after-panel'
import { ChangeLead } from '../change/change-lead'
import { DeviceStorage } from '../entries/device-storage'
import { type HomeSelection, homeLine } from '../fetch-home'
import { defineFor, fetchValues, type HomeValuesResult } from '../fetch-values'
import { HiddenFields } from '../hidden-fields'
import { OfficialPage } from '../home-trouble'
import { localGuidance } from '../law/local-guidance'
import { fetchOutcomes } from '../outcomes/fetch-outcomes'
import { OutcomesPart } from '../outcomes/outcomes-part'
import { fetchPermitsOfYears } from '../right/home-permits'
import { PermitsOfYears } from '../right/permits-of-years'
import { RecordPart } from '../right/record-part'
import { HomeRank } from '../similar/home-rank'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { TimePanel } from '../time/time-panel'
import { describeTownshipCycle } from '../time/township-cycle'
import { showOwnValues } from '../uncovered/own-values-step'
import { hasUndatedValues, UndatedValues } from '../undated-values'
import { type AssessmentsUrlParams, assessmentsHref, steps } from '../url'
import { WorthPanel } from '../worth/worth-panel'
import { Meaning } from './meaning'

export const generateMetadata = (): Metadata => ({ title: stepTexts.values.title, ...noindex })

const texts = defineTexts('values.page', {
  notAdvice:
    'General information from public sources, not legal advice. If your notice says something else, trust your notice.',
  further: 'Chart and other years',
  compared: 'Two figures compared',
  earlier: 'Earlier years are not in this roll.',
  missing: (years) => `Not published: ${formatList(years.map(String))}.`,
  back: 'Back to the home',
  next: 'Check the facts',
  values: 'Official values',
  byYear: 'Values by year',
  none: 'No year published',
  caption: 'Official values in dollars',
  undated: 'Values without a published year',
  notCompared: 'These two are not compared',
  same: (name, before, after) => `${name} did not change: ${before}, ${after}.`,
  rose: (name, change, before, after) => `${name} rose by ${change}: ${before}, ${after}.`,
  fell: (name, change, before, after) => `${name} fell by ${change}: ${before}, ${after}.`,
  figure: (amount, year) => `${amount} in ${year}`,
  years: 'Other years',
  yearsHint: (years) => `Three at most, such as ${years.join(', ')}.`,
  show: 'Show these years',
})

export default homeStepPage('values', showValues, { own: showOwnValues })

async function showValues(home: HomeSelection, { url, errors, typed }: ParsedUrl<AssessmentsUrlParams>) {
  const values = await fetchValues(home, url)
  const guidance = localGuidance(home)
  const permits = values.ok ? fetchPermitsOfYears(home, values.years) : undefined
  const outcomes = fetchOutcomes(home)
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return (
    <StepFrame step="values" lead={homeLine(home)} first={<ErrorSummary problems={problems} />}>
      <DeviceStorage property={home.key} home={homeLine(home)} isBrief>
        <TimePanel
          property={home.key}
          home={homeLine(home)}
          county={home.property.county}
          guidance={guidance}
          cycle={describeTownshipCycle(home.latest.assessments[0], pageNow().getUTCFullYear())}
        />
        {values.ok && (
          <>
            <ChangeLead home={home} values={values} permits={permits && <PermitsOfYears {...permits} />} />
            {guidance && (
              <WorthPanel
                guidance={guidance}
                values={values}
                rank={<HomeRank home={home} values={values} url={url} />}
              />
            )}
            <RecordPart home={home} permits={permits} />
          </>
        )}
        <AfterPanel property={home.key} home={homeLine(home)} guidance={guidance} />
      </DeviceStorage>
      {values.ok ? (
        <ValuesPanel home={home} values={values} />
      ) : (
        <ProblemNotice
          problem={values.problem}
          retry={assessmentsHref('values', url)}
          stillStands={home.source && <OfficialPage source={home.source} />}
          instead={{ href: assessmentsHref('find', url), label: texts.back }}
        />
      )}
      {guidance && <Meaning guidance={guidance} />}
      {outcomes && <OutcomesPart {...outcomes} />}
      {values.ok && (
        <Fold
          id="further"
          title={texts.further}
          open={errors.years !== undefined || url.before !== undefined || url.after !== undefined}
        >
          <ValueCharts tableId="values-table" years={values.years} />
          <YearsForm url={url} asked={values.asked} error={errors.years} typed={typed.years} />
          <ComparedFigures url={url} home={home} years={values.years} />
        </Fold>
      )}
      <p className="text-base text-muted">{texts.notAdvice}</p>
      <StepLinks
        url={url}
        here="values"
        next={{ step: 'evidence', label: texts.next }}
        back={{ step: 'find', label: texts.back }}
      />
    </StepFrame>
  )
}

interface Props {
  home: HomeSelection
  values: Extract<HomeValuesResult, { ok: true }>
}

function ValuesPanel({ home, values: { years, history, meta } }: Props) {
  const define = defineFor(home.sourceId)
  const published = years.filter((year) => year.published)
  const missing = years.filter((year) => !year.published).map(({ year }) => year)
  const isUndated = published.length === 0 && hasUndatedValues(history.property)
  return (
    <Panel
      id="values"
      title={isUndated ? texts.values : texts.byYear}
      state={published.length > 0 || isUndated ? undefined : 'none'}
      stateLabel={texts.none}
    >
      {published.length > 0 && (
        <ValueTable id="values-table" caption={texts.caption} years={published} define={define} />
      )}
      <UndatedValues
        record={history.property}
        define={define}
        heading={isUndated ? undefined : texts.undated}
      />
      {missing.length > 0 && !isUndated && (
        <p className="mb-3">{describeMissing(missing, published.at(-1)?.year)}</p>
      )}
      <p className="mb-3 text-base text-muted">{translate(history.provenance.yearNote)}</p>
      <Provenance meta={meta} caveats={history.caveats} />
      <DefinitionsPrintList definitions={kindsIn(years).map(define)} />
    </Panel>
  )
}

const describeMissing = (missing: readonly number[], oldest: number | undefined): string =>
  oldest !== undefined && missing.length > 1 && missing.every((year) => year < oldest)
    ? texts.earlier
    : texts.missing(missing)

interface ComparedProps {
  url: AssessmentsUrlParams
  home: HomeSelection
  years: readonly ValueYear[]
}

function ComparedFigures({ url, home, years }: ComparedProps) {
  const figures = new Map(
    kindsIn(years).flatMap((kind) =>
      years.flatMap((year): [string, AssessmentFigure][] => {
        const figure = figureOf(home.sourceId, kind, year)
        return figure ? [[`${figure.year}.${kind}`, figure]] : []
      }),
    ),
  )
  const from = figures.get(url.before ?? '')
  const to = figures.get(url.after ?? '')
  if (!from || !to) return null
  return (
    <section aria-labelledby="compare" className="max-w-reading print:hidden">
      <h3 id="compare" className="mb-2 text-lg font-semibold">
        {texts.compared}
      </h3>
      <Verdict from={from} to={to} comparison={compareFigures(from, to)} />
    </section>
  )
}

function Verdict({
  from,
  to,
  comparison,
}: {
  from: AssessmentFigure
  to: AssessmentFigure
  comparison: FigureComparison
}) {
  if (comparison.kind === 'refused')
    return (
      <Notice kind="warn" title={texts.notCompared}>
        <p>{translate(comparison.reason)}</p>
      </Notice>
    )
  const { amount, percent } = comparison
  const name = translate(labelOf(from.kind))
  const share = percent === null ? '' : ` (${formatPercent(Math.abs(percent))})`
  const change = `${formatDollars(Math.abs(amount))}${share}`
  const before = texts.figure(formatDollars(from.amount), from.year)
  const after = texts.figure(formatDollars(to.amount), to.year)
  return (
    <Notice kind="info">
      <p>
        {amount === 0
          ? texts.same(name, before, after)
          : texts[amount > 0 ? 'rose' : 'fell'](name, change, before, after)}
      </p>
    </Notice>
  )
}

interface YearsFormProps {
  url: AssessmentsUrlParams
  asked: readonly number[]
  error: string | undefined
  typed: string | undefined
}

function YearsForm({ url, asked: years, error, typed }: YearsFormProps) {
  const { years: _, before: _before, after: _after, ...rest } = url
  const oldest = Math.min(...years)
  return (
    <form
      action={localHref(steps.values)}
      key={assessmentsHref('values', url)}
      className="max-w-reading print:hidden"
    >
      <HiddenFields url={rest} />
      <TextInput
        name="years"
        label={texts.years}
        hint={texts.yearsHint([oldest - 1, oldest - 2, oldest - 3])}
        error={error}
        defaultValue={typed ?? years.join(', ')}
        autoComplete="off"
        width="medium"
      />
      <SubmitButton look="secondary">{texts.show}</SubmitButton>
    </form>
  )
}
