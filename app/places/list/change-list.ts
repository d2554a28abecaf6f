import 'server-only'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { unwatchList, watchList } from '@/app/_surfaces/feeds/watch-list'
import { fetchRemovalKey, isSameSite, readForm, seeOther } from '@/app/_surfaces/frozen/maker'
import { factById } from '@/app/_surfaces/jobs/facts'
import { getJobRunner, ownerOf } from '@/app/_surfaces/jobs/job-runner'
import { hasPlace } from '@/app/_surfaces/jobs/read-list'
import { problemResponse } from '@/lib/connector/http/call'
import { columnRoles, type PlaceList, type PlaceListColumnRole } from '@/lib/jobs/job'
import { isJobId } from '@/lib/jobs/job-store'
import { jobHref, type PlaceListChangeResult } from './url'

interface Context {
  params: Promise<{ job: string }>
}

type Outcome = PlaceListChangeResult | 'done' | 'started'

/** Every change requires the key of the list, because anyone can open its URL. */
export async function changeList(request: Request, { params }: Context): Promise<Response> {
  const { config } = await getApp()
  if (!isSameSite(request.headers, config.PUBLIC_URL))
    return new Response('Only pages of this site can change a list.\n', { status: 403 })
  const refused = await refuseTooMany(request.headers)
  if (refused) return problemResponse(refused)
  const { job: id } = await params
  const fields = await readForm(request)
  if (!(fields instanceof URLSearchParams)) return problemResponse(fields)
  if (!isJobId(id)) return seeOther('/places/list')
  const key = fields.get('key')?.trim() || (await fetchRemovalKey()) || ''
  const outcome = await change(id, key, fields, request.headers)
  const isFine = outcome === 'done' || outcome === 'started'
  return seeOther(isFine ? jobHref(id) : `${jobHref(id)}?result=${outcome}`)
}

async function change(id: string, key: string, fields: URLSearchParams, headers: Headers): Promise<Outcome> {
  const { jobs } = await getApp()
  const owner = () => ownerOf(headers)
  const begun = async ({ kind }: Awaited<ReturnType<typeof jobs.start>>): Promise<Outcome> => {
    if (kind === 'started') (await getJobRunner()).wake()
    return kind
  }
  switch (fields.get('do')) {
    case 'columns':
      return confirm(id, key, fields)
    case 'start': {
      const confirmed = await confirm(id, key, fields)
      return confirmed === 'done' ? begun(await jobs.start(id, key, await owner())) : confirmed
    }
    case 'retry':
      return begun(await jobs.retry(id, key, await owner()))
    case 'stop':
      return jobs.stop(id, key)
    case 'watch':
      return watchList(id, key, headers)
    case 'unwatch':
      return unwatchList(id, key)
    case 'remove':
      return jobs.remove(id, key)
    default:
      return 'not-possible'
  }
}

/** Changes only a draft. A stopped list continues with the columns that the maker confirmed before. */
async function confirm(id: string, key: string, fields: URLSearchParams): Promise<Outcome> {
  const { jobs } = await getApp()
  const reading = await jobs.open(id)
  if (reading.kind === 'unavailable') return 'unavailable'
  if (reading.kind !== 'found') return 'not-possible'
  const { state, list } = reading.job
  if (state !== 'draft') return 'done'
  const confirmed = readChoices(list, fields)
  if (!hasPlace(confirmed.roles)) return 'no-place'
  if (fields.get('do') === 'start' && confirmed.facts.length === 0) return 'no-facts'
  return jobs.replaceList(id, key, confirmed)
}

const readChoices = (list: PlaceList, fields: URLSearchParams): PlaceList => ({
  ...list,
  roles: list.headings.map((_, at) => readRole(fields.get(`role${at + 1}`)) ?? list.roles[at] ?? 'mine'),
  facts: [...new Set(fields.getAll('fact'))].filter((id) => factById(id)),
})

const readRole = (text: string | null): PlaceListColumnRole | undefined =>
  columnRoles.find((role) => role === text)
