import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { surveyOf, yearsOf } from './simulated/series'
import { listPopular, listSimulatedSurveys } from './simulated/surveys'
import { writeSeries } from './simulated/write-series'

export interface LaborSimulatorSwitches {
  /** Quota per client and day. The source's days are in Eastern Time. */
  perDay: number
  /** If undefined, the simulator accepts every key. */
  key: string | undefined
  isListed: boolean
  /** True for the pre-2026 wording of the message about an unknown series. */
  isOlderWording: boolean
  locked: readonly string[]
  isOverloaded: boolean
  now: () => Date
}

interface SimulatedLabor {
  simulate: Simulator
  switches: LaborSimulatorSwitches
  asked: () => number
}

export const simulateLaborStats: Simulator = createSimulatedLabor().simulate

export function createSimulatedLabor(overrides: Partial<LaborSimulatorSwitches> = {}): SimulatedLabor {
  const switches: LaborSimulatorSwitches = {
    perDay: Number.POSITIVE_INFINITY,
    key: undefined,
    isListed: false,
    isOlderWording: false,
    locked: [],
    isOverloaded: false,
    now: () => new Date(),
    ...overrides,
  }
  const spent = new Map<string, number>()
  let requests = 0
  return {
    switches,
    asked: () => requests,
    simulate: async (request) => {
      requests += 1
      if (switches.isOverloaded) return new Response('<html><body>Busy</body></html>', { status: 200 })
      return answer(request, switches, spent)
    },
  }
}

interface Body {
  seriesid?: string[]
  startyear?: string
  endyear?: string
  catalog?: boolean
  calculations?: boolean
  annualaverage?: boolean
  registrationkey?: string
}

async function answer(
  request: Request,
  switches: LaborSimulatorSwitches,
  spent: Map<string, number>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/publicAPI\/v2\//, '')
  const body: Body = request.method === 'POST' ? await request.json() : {}
  const key = body.registrationkey
  if (key && switches.key !== undefined && key !== switches.key) {
    return refuse('REQUEST_NOT_PROCESSED', `The key: ${key} provided by the User is invalid.`)
  }
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(switches.now())
  const name = `${day} ${key ?? 'nobody'}`
  spent.set(name, (spent.get(name) ?? 0) + 1)
  if ((spent.get(name) ?? 0) > switches.perDay) return refuse('REQUEST_NOT_PROCESSED', thresholdMessage(key))
  if (path === 'surveys') return succeed({ survey: listSimulatedSurveys() }, [], switches)
  const [, survey] = /^surveys\/(\w+)$/.exec(path) ?? []
  if (survey) return succeed({ survey: listSimulatedSurveys(survey) }, [], switches)
  if (path === 'timeseries/popular') {
    return succeed({ series: listPopular(searchParams.get('survey')) }, [], switches)
  }
  if (path === 'timeseries/data/' && request.method === 'POST') return answerSeries(body, switches)
  return new Response('<html><body>Not Found</body></html>', { status: 404 })
}

function answerSeries(body: Body, switches: LaborSimulatorSwitches): Response {
  const isRegistered = body.registrationkey !== undefined
  const [mostSeries, mostYears] = isRegistered ? [50, 20] : [25, 10]
  const [from, to] = [Number(body.startyear), Number(body.endyear)]
  if (!Number.isInteger(from) || !Number.isInteger(to) || to < from || !body.seriesid?.length) {
    return refuse('REQUEST_FAILED_INVALID_PARAMETERS', 'The parameters could not be read.')
  }
  if (isRegistered && body.catalog && body.seriesid.some((id) => !surveyOf(id))) return refuseAll()
  const messages: string[] = []
  if (body.seriesid.length > mostSeries) messages.push(`The list was reduced to ${mostSeries} entries.`)
  // The source drops the last years of a long range, and reports this only in a message.
  const last = Math.min(to, from + mostYears - 1)
  if (last < to)
    messages.push(`Year range has been reduced to the system-allowed limit of ${mostYears} years.`)
  const series = body.seriesid.slice(0, mostSeries).map((id) => {
    const isLocked = switches.locked.includes(id)
    if (isLocked) messages.push(`Database is locked for Series ${id}`)
    else messages.push(...remarksOn(id, from, last, switches))
    const options = { ...body, isRegistered, from, to: last, now: switches.now() }
    return isLocked ? { seriesID: id, data: [] } : writeSeries(id, options)
  })
  return succeed({ series }, messages, switches)
}

function remarksOn(
  id: string,
  from: number,
  to: number,
  { now, isOlderWording }: LaborSimulatorSwitches,
): string[] {
  const withoutCatalog = `Unable to get Catalog Data for series ${id}`
  if (!surveyOf(id)) {
    return isOlderWording
      ? [`Series does not exist for Series ${id}`]
      : [withoutCatalog, `Invalid Series for Series  ${id}`]
  }
  const { first, last } = yearsOf(id, now().getUTCFullYear())
  const empty = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((year) => year < first || year > last)
    .map((year) => `No Data Available for Series ${id} Year: ${year}`)
  return id.startsWith('JT') ? [withoutCatalog, ...empty] : empty
}

function thresholdMessage(key: string | undefined): string {
  const whose = `the user with registration key ${key ?? ''}`
  return `Request could not be serviced, as the daily threshold for total number of requests allocated to ${whose} has been reached.`
}

function succeed(results: object, message: string[], { isListed }: LaborSimulatorSwitches): Response {
  const Results = isListed ? [results] : results
  return Response.json({ status: 'REQUEST_SUCCEEDED', responseTime: 120, message, Results })
}

const refuse = (status: string, message: string) =>
  Response.json({ status, responseTime: 3, message: [message], Results: {} })

const refuseAll = () =>
  Response.json({
    status: 'REQUEST_FAILED',
    responseTime: 0,
    message: ['Your request has failed. Please check your input parameters, and try your request again.'],
    Results: null,
  })
