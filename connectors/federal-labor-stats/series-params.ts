import { z } from 'zod'
import type { MethodContext } from '@/lib/connector/method'
import type { Citation } from '@/lib/connector/result'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { FIRST_YEAR, LAST_YEAR, type LaborSeries, type YearSpan } from './load-series'

const texts = defineSentences('federal-labor-stats.series-params', {
  seriesIdHasLetters: 'A series id has letters, digits, _, - and #, and nothing else.',
  giveTheIdOfASeries: 'Give the id of a series, such as CUUR0000SA0.',
  seriesIdHasAtMost: 'A series id has at most 80 characters.',
  yearsGo: 'Years go from {firstYear} to {lastYear}.',
  endyearMustNotBeBefore: 'endYear must not be before startYear.',
  withoutTheSourceGives: 'Without {extras}: the source gives these only to a site with a key.',
  noCatalogCame: 'No catalog came for {undescribed}.',
  bureauHasPublishedNothing:
    'The Bureau has published nothing for years after {thisYear}, so we did not ask for them.',
  sourceAddedARemark: 'The source added a remark that we do not understand; some periods may be missing.',
  namesMarkedAsUnconfirmed: 'Names marked as unconfirmed are not from a document of the source.',
})

export const seriesId = z
  .string()
  .regex(/^\s*[A-Za-z0-9_#-]*\s*$/, texts.seriesIdHasLetters)
  .trim()
  .min(1, texts.giveTheIdOfASeries)
  .max(80, texts.seriesIdHasAtMost)
  .toUpperCase()
  .describe('Id of the series, such as CUUR0000SA0.')

const year = z
  .int()
  .min(FIRST_YEAR, texts.yearsGo({ firstYear: FIRST_YEAR, lastYear: LAST_YEAR }))
  .max(LAST_YEAR, texts.yearsGo({ firstYear: FIRST_YEAR, lastYear: LAST_YEAR }))

export const questionShape = {
  startYear: year.optional().describe('First year. Left out: three years up to endYear.'),
  endYear: year.optional().describe('Last year, included. Left out: this year.'),
  calculations: z
    .boolean()
    .default(false)
    .describe('Changes over 1, 3, 6 and 12 months as the source computes them; needs a key of this site.'),
  catalog: z
    .boolean()
    .default(false)
    .describe('What the source says of the series; needs a key of this site.'),
}

export const areInOrder = ({ startYear, endYear }: { startYear?: number; endYear?: number }) =>
  startYear === undefined || endYear === undefined || endYear >= startYear

export const orderProblem = { path: ['endYear'], message: texts.endyearMustNotBeBefore }

export function citeSeries(series: readonly LaborSeries[]): Citation {
  const [only, ...others] = series
  const newest = series
    .flatMap(({ observations: [latest] }) =>
      latest
        ? [latest.periodName ? `${latest.periodName} ${latest.year}` : `${latest.year} ${latest.period}`]
        : [],
    )
    .at(0)
  const surveys = [...new Set(series.map(({ surveyAbbreviation }) => surveyAbbreviation))].sort()
  return {
    dataset: only && others.length === 0 ? `Series ${only.seriesId}` : `Surveys ${surveys.join(', ')}`,
    dated: newest ? [{ label: 'Newest period', on: newest }] : [],
    record:
      only && others.length === 0
        ? {
            href: `https://data.bls.gov/timeseries/${encodeURIComponent(only.seriesId)}`,
            label: 'This series at the Bureau of Labor Statistics',
          }
        : null,
  }
}

interface SeriesOptions {
  years: YearSpan
  calculations: boolean
  catalog: boolean
}

export function describeNotes(
  { years, calculations, catalog }: SeriesOptions,
  series: readonly LaborSeries[],
  { settings, now }: Pick<MethodContext, 'settings' | 'now'>,
): string[] {
  const notes: string[] = []
  const extras = [...(calculations ? ['calculations'] : []), ...(catalog ? ['catalog'] : [])]
  if (extras.length > 0 && !settings.BLS_API_KEY) {
    notes.push(texts.withoutTheSourceGives({ extras: extras.join(' and ') }))
  }
  const undescribed = series.filter(
    ({ status, catalog: seriesCatalog }) => hasData(status) && seriesCatalog === null,
  )
  if (catalog && settings.BLS_API_KEY && undescribed.length > 0) {
    notes.push(texts.noCatalogCame({ undescribed: undescribed.map(({ seriesId }) => seriesId).join(', ') }))
  }
  const thisYear = now().getUTCFullYear()
  if (years.endYear > thisYear) {
    notes.push(texts.bureauHasPublishedNothing({ thisYear }))
  }
  if (series.some(({ hasUnreadRemark }) => hasUnreadRemark)) {
    notes.push(texts.sourceAddedARemark)
  }
  if (series.some(({ isNameUnconfirmed }) => isNameUnconfirmed)) {
    notes.push(texts.namesMarkedAsUnconfirmed)
  }
  return notes
}

const hasData = (status: LaborSeries['status']) => status === 'loaded' || status === 'partial'
