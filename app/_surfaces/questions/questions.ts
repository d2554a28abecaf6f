import 'server-only'
import { z } from 'zod'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { fetchJob } from '@/app/_surfaces/jobs/job-report'
import { beginJob, newJob, START_COST } from '@/app/_surfaces/jobs/start-job'
import { operationsOf, publicConnectors } from '@/lib/connector/catalogue'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import {
  findOperation,
  type QuestionTool,
  type SiteQuestionTool,
  type SiteToolResult,
} from '@/lib/connector/http/mcp-questions'
import { paramsSchema } from '@/lib/connector/schema'

const texts = {
  noMethod:
    'There is no public method of this name. Call describe_methods without arguments for all connectors.',
}

const method = (connector: string, name: string) => ({ connector, method: name })

const refuse = (code: Problem['code'], message: string) => ({ problem: { code, message, issues: [] } })

function site<Params extends z.ZodObject>(
  question: Omit<SiteQuestionTool, 'params' | 'answer'> & {
    params: Params
    answer(params: z.output<Params>, request: Request): Promise<SiteToolResult>
  },
): SiteQuestionTool {
  return {
    ...question,
    async answer(params, request) {
      const parsed = question.params.safeParse(params)
      if (parsed.success) return question.answer(parsed.data, request)
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return { problem: invalidParams(issues) }
    },
  }
}

const describeMethods = site({
  name: 'describe_methods',
  title: 'Every method, or one of them',
  description:
    'Lists all connectors with their methods. With connector and method: the parameters and an example of that method, for run_method.',
  params: z.strictObject({ connector: z.string().optional(), method: z.string().optional() }),
  async answer({ connector, method: name }) {
    const { engine } = await getApp()
    if (connector === undefined) {
      const connectors = publicConnectors(engine.registry).filter(({ auth }) => auth === 'none')
      const data = connectors.map((each) => ({
        connector: each.name,
        title: each.title,
        methods: Object.fromEntries(operationsOf(each).map((one) => [one.name, one.method.summary])),
      }))
      return { data }
    }
    const operation = findOperation(engine.registry, connector, name ?? '')
    if (!operation) return refuse('not_found', texts.noMethod)
    const { summary, example } = operation.method
    return { data: { connector, method: name, summary, params: paramsSchema(operation.method), example } }
  },
})

const runMethod = site({
  name: 'run_method',
  title: 'Run any method',
  description:
    'Runs one method that describe_methods names. The answer has the data, then its source and the time of retrieval.',
  params: z.strictObject({
    connector: z.string(),
    method: z.string(),
    params: z.record(z.string(), z.unknown()).default({}),
  }),
  async answer({ connector, method: name, params }) {
    const { engine } = await getApp()
    const operation = findOperation(engine.registry, connector, name)
    return operation ? { operation, params } : refuse('not_found', texts.noMethod)
  },
})

const startList = site({
  name: 'start_list',
  title: 'Look up many places',
  description:
    'Starts a list of up to 1,000 places, with several facts for each. It is worked on the server. Returns its id and, once, the key that removes it.',
  params: newJob,
  async answer(list, { headers }) {
    const refused = await refuseTooMany(headers, START_COST - 1)
    return refused ? { problem: refused } : beginJob(list, headers)
  },
})

const getList = site({
  name: 'get_list',
  title: 'State and result of a list',
  description:
    'Returns how many cells of a list are answered, the page of the list, and links to its result as files.',
  params: z.strictObject({ id: z.string() }),
  answer: ({ id }) => fetchJob(id),
})

export const questions: readonly QuestionTool[] = [
  {
    name: 'find_place',
    title: 'Find a place',
    description:
      'Finds the place of an address, coordinates, a legal description or a parcel number with its county. Several matches come back as candidates: ask the person which one is meant.',
    ...method('places', 'find'),
  },
  {
    name: 'get_records_of_place',
    title: 'All records of a place',
    description:
      'Every official record about one place, each with its source: lot, flood zone, flood claims and declared disasters, wetlands, soil, elevation, survey, facilities, cleanup sites, permits, and candidates of the assessment roll.',
    ...method('places', 'getDossier'),
  },
  {
    name: 'find_home',
    title: 'Find a home in an assessment roll',
    description:
      'Up to five candidates for an address or parcel number in one roll. A person must say which is the home before any value is read.',
    ...method('us-public-assessments', 'searchProperties'),
  },
  {
    name: 'get_assessment',
    title: 'Assessment of a home',
    description:
      'The values of a confirmed home by year, what changed, what to check, and how an appeal works there. An assessment is not a price.',
    ...method('us-public-assessments', 'getHomeownerSummary'),
  },
  {
    name: 'find_similar_homes',
    title: 'Similar homes',
    description: 'Homes of the same roll that are similar to a confirmed home, with their assessed values.',
    ...method('us-assessment-evidence', 'findSimilarHomes'),
  },
  {
    name: 'review_cleanup_sites',
    title: 'Cleanup sites near a place',
    description:
      'Sites of federal cleanup lists within a distance. The answer says which lists failed. An empty list proves nothing about the land.',
    ...method('federal-cleanup', 'searchSites'),
  },
  {
    name: 'find_facilities',
    title: 'Regulated facilities near a place',
    description: 'Facilities with federal environmental permits, inspections and violations in an area.',
    ...method('federal-env-compliance', 'searchFacilities'),
  },
  {
    name: 'get_flood_zone',
    title: 'Flood zone of a point',
    description:
      'The FEMA flood zone of a point, its base flood elevation and the map panel. With run_method, federal-flood-history counts claims of a tract, and searchMapLetters lists letters of map change.',
    ...method('federal-flood-hazard', 'getFloodZone'),
  },
  {
    name: 'get_parcel',
    title: 'Lot at a point',
    description:
      'Every lot whose outline contains a point, from the official layer of the city, county or state, with published columns under their own names.',
    ...method('us-parcels', 'getParcelAt'),
  },
  {
    name: 'list_permits',
    title: 'Permits of a property',
    description: 'Permits, inspections and violations of one property in one of the covered cities.',
    ...method('open-data-discovery', 'queryMunicipalBuildingOperations'),
  },
  {
    name: 'find_new_construction',
    title: 'New construction',
    description: 'Permits of new homes in one covered place, between two days.',
    ...method('open-data-discovery', 'queryNewConstructionPermits'),
  },
  startList,
  getList,
  describeMethods,
  runMethod,
]
