import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import type { ConnectorMethod } from '@/lib/connector/method'
import { getMultipleSeries } from './get-multiple-series'
import { getPopularSeries } from './get-popular-series'
import { getSeries } from './get-series'
import { getSurvey } from './get-survey'
import { limitsOf, settings } from './key'
import { listSurveys } from './list-surveys'
import { FIRST_YEAR } from './load-series'
import { seriesBlock } from './series-block'
import { seriesCatalog } from './series-catalog'
import { BASE, HOST } from './wire'

const params = serviceInfo.params
const result = serviceInfo.result.extend({
  isRegistered: z.boolean().describe('Whether this site has a key of the source.'),
  questionsPerDay: z.int(),
  questionsLeft: z.int().nullable().describe('As counted here since this server started.'),
  renewsAt: z.string().nullable().describe('When the source counts again, as far as we know.'),
})

const getServiceInfo = {
  ...serviceInfo,
  summary: `${serviceInfo.summary.slice(0, -1)}; and how many questions are left today.`,
  result,
  cache: false,
  async run(params, context) {
    const budget = await context.budget()
    return {
      ...(await serviceInfo.run(params, context)),
      isRegistered: context.settings.BLS_API_KEY !== undefined,
      questionsPerDay: limitsOf(context.settings).perDay,
      questionsLeft: budget?.left ?? null,
      renewsAt: budget?.renewsAt ?? null,
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

export const federalLaborStats = {
  name: 'federal-labor-stats',
  title: 'BLS Public Data API',
  purpose:
    'Official labor and price time series: employment, wages, prices and what building costs depend on',
  publisher: { name: 'U.S. Bureau of Labor Statistics', url: 'https://www.bls.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  pace: {
    concurrency: 2,
    spacing: 250,
    timeout: 30_000,
    retries: 1,
    // The largest response, 50 series of 20 years with the Bureau's metadata, is about 4 MB.
    maxBytes: 8_000_000,
    budget: { perDay: (settings) => limitsOf(settings).perDay, timeZone: 'America/New_York' },
  },
  coverage: 'The United States, its states, counties and metropolitan areas, as each survey covers them',
  freshness: {
    mode: 'not_declared',
    note: 'Most series change once a month. Each series and block of years is kept for a day, and serves up to 30 more while the Bureau gives no newer one.',
  },
  licence: { name: 'US public domain' },
  attribution:
    'Source: U.S. Bureau of Labor Statistics, with the date of retrieval. BLS.gov cannot vouch for the data or analyses derived from these data after the data have been retrieved from BLS.gov.',
  caveats: [
    'Statistics of a survey, not the price of any one job, rent or wage.',
    'The newest figures are preliminary and are revised later; footnotes say which.',
    'Seasonally adjusted and unadjusted figures are not comparable with each other.',
    'The Bureau collected neither consumer prices nor unemployment for October 2025; that month has no value.',
  ],
  entities: ['series', 'observation', 'survey'],
  pagination: 'none',
  unit: null,
  temporalStart: FIRST_YEAR,
  workflow: [
    'getPopularSeries or listSurveys to find a series',
    'getSeries or getMultipleSeries with its id and the years',
  ],
  notes: [
    'Series ids are upper-case; local unemployment of a county is LAUCN, its five-digit number, eight zeros and a measure (03 is the rate).',
    'Not verified with the source: at which hour its day begins (midnight Eastern time is assumed), whether lists of surveys count, and its answer for an unknown survey.',
  ],
  safeguards: [
    'We ask only for series and years that we do not hold, as many in one request as the source takes.',
    'The key of this site goes out in bodies only, never in an address, and is taken out of whatever comes back.',
    'Questions are counted by the day; where none is left, older answers serve and say their age.',
  ],
  limits: [
    'At most 50 series a call; we ask the source for 25 series and 10 years at once, 25 times a day (with a key of this site 50, 20 and 500).',
    'Calculations, catalog and averages of years need a key of this site.',
  ],
  privacy: { classification: 'public', excludedFields: [] },
  settings,
  sampleSettings: { BLS_API_KEY: 'sample-data-needs-no-key' },
  methods: { getSeries, getMultipleSeries, listSurveys, getSurvey, getPopularSeries, getServiceInfo },
  internal: { seriesBlock, seriesCatalog },
} satisfies ConnectorDeclaration
