import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import { chooseTransport, userAgentOf } from '@/connectors/engine'
import {
  type AppealGuidance,
  type GuidanceStatement,
  guidanceFor,
  officesIn,
  statementsIn,
} from '@/connectors/us-public-assessments/public'
import { sources } from '@/connectors/us-public-assessments/recipe/source-list'
import type { Transport } from '@/lib/connector/upstream/transport'
import { formatCount } from '@/lib/format'
import { readConfig } from '@/lib/server/config'

interface Proof {
  text: string
  sure: GuidanceStatement['sure']
  copyYear?: number
  places: string[]
}

export interface CitedPage {
  /** Absent if the guidance cites the statute or page only by name. */
  url?: string
  names: string[]
  proofs: Proof[]
}

const pageStates = ['reachable', 'moved', 'refused', 'gone', 'down', 'not asked'] as const

type PageState = (typeof pageStates)[number]

export interface PageVisit extends CitedPage {
  state: PageState
  note: string
}

export function listCitedPages(): CitedPage[] {
  const pages = new Map<string, CitedPage>()
  for (const { id } of sources) {
    const guidance = guidanceFor(id)
    for (const statement of statementsIn(guidance)) cite(pages, guidance, statement.source, statement)
    for (const office of officesIn(guidance))
      if (office.url) cite(pages, guidance, office, { ...office, text: office.about })
  }
  return [...pages.values()].toSorted((a, b) => (a.url ?? '~').localeCompare(b.url ?? '~'))
}

function cite(
  pages: Map<string, CitedPage>,
  guidance: AppealGuidance | undefined,
  { name, url }: GuidanceStatement['source'],
  { text, sure, copyYear }: Omit<Proof, 'places'>,
) {
  const page = pages.get(url ?? name) ?? { ...(url ? { url } : {}), names: [], proofs: [] }
  pages.set(url ?? name, page)
  if (!page.names.includes(name)) page.names.push(name)
  const place = guidance?.jurisdiction ?? ''
  const proof = page.proofs.find((each) => each.text === text && each.sure === sure)
  if (!proof) page.proofs.push({ text, sure, ...(copyYear ? { copyYear } : {}), places: [place] })
  else if (!proof.places.includes(place)) proof.places.push(place)
}

const PAUSE_MS = 1_000
const PATIENCE_MS = 20_000
const MOST_HOSTS = 6

interface VisitOptions {
  transport: Transport
  userAgent: string
  pauseMs?: number
}

export async function visitPages(
  pages: readonly CitedPage[],
  { transport, userAgent, pauseMs = PAUSE_MS }: VisitOptions,
): Promise<PageVisit[]> {
  const visits = new Map<CitedPage, PageVisit>()
  const hostOf = ({ url }: CitedPage) => url && new URL(url).host
  const hosts = [...new Set(pages.map(hostOf))].filter((host) => host !== undefined)
  const queue = new PQueue({ concurrency: MOST_HOSTS })
  await queue.addAll(
    hosts.map((host) => async () => {
      for (const [index, page] of pages.filter((each) => hostOf(each) === host).entries()) {
        if (index > 0) await pause(pauseMs)
        visits.set(page, { ...page, ...(await visit(page.url ?? '', transport, userAgent)) })
      }
    }),
  )
  return pages.map((page) => visits.get(page) ?? { ...page, state: 'not asked', note: 'cited by name only' })
}

async function visit(url: string, transport: Transport, userAgent: string) {
  const request = new Request(url, {
    headers: { 'user-agent': userAgent, accept: 'text/html, application/pdf, */*' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  try {
    const response = await transport(request)
    await response.body?.cancel()
    return describeStatus(response, url)
  } catch (error) {
    return { state: 'down' as const, note: error instanceof Error ? error.message : String(error) }
  }
}

function describeStatus({ status, headers }: Response, url: string): Pick<PageVisit, 'state' | 'note'> {
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location)
    return { state: 'moved', note: `to ${URL.parse(location, url)?.href ?? location}` }
  if (status >= 200 && status < 300) return { state: 'reachable', note: '' }
  if (status === 404 || status === 410) return { state: 'gone', note: String(status) }
  return { state: status < 500 ? 'refused' : 'down', note: String(status) }
}

export function exitCodeOfVisits(visits: readonly PageVisit[]): 0 | 1 | 2 {
  const has = (...states: PageState[]) => visits.some(({ state }) => states.includes(state))
  if (has('moved', 'gone')) return 1
  return has('refused', 'down') ? 2 : 0
}

export function formatVisit({ url, names, proofs, state, note }: PageVisit): string {
  const lines = proofs.map(
    ({ text, sure, copyYear, places: [place, ...others] }) =>
      `  ${sure}${copyYear ? `, copy of ${copyYear}` : ''} | ${place}${others.length > 0 ? ` and ${others.length} more` : ''} | ${text}`,
  )
  return [
    `${state}${note ? ` (${note})` : ''}: ${url ?? names[0]}`,
    ...names.map((name) => `  ${name}`),
    ...lines,
  ].join('\n')
}

/** With sample data the pages are listed and not visited, because no simulator has them. */
export async function checkLaw(
  out: { write(text: string): unknown },
  environment?: Record<string, string | undefined>,
  pauseMs?: number,
): Promise<0 | 1 | 2> {
  const config = readConfig(environment)
  const pages = listCitedPages()
  const visits: PageVisit[] =
    config.UPSTREAM === 'sample'
      ? pages.map((page) => ({ ...page, state: 'not asked', note: 'sample data' }))
      : await visitPages(pages, {
          transport: await chooseTransport(config.UPSTREAM, undefined),
          userAgent: userAgentOf(config),
          ...(pauseMs === undefined ? {} : { pauseMs }),
        })
  for (const each of visits) out.write(`${formatVisit(each)}\n\n`)
  const counts = pageStates.flatMap((state) => {
    const count = visits.filter((each) => each.state === state).length
    return count > 0 ? [`${count} ${state}`] : []
  })
  out.write(`${formatCount(visits.length, 'page')}: ${counts.join(', ')}.\n`)
  return exitCodeOfVisits(visits)
}
