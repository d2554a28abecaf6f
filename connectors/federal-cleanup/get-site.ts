import { z } from 'zod'
import type { CallEachResult, ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { formatList } from '@/lib/format'
import { describeFailedLists, notAssessmentOfSite } from '@/lib/records/cleanup-site/describe'
import { cleanupSite } from '@/lib/records/cleanup-site/fields'
import { type CleanupListId, cleanupListIds, isCounted, titleOfList } from '@/lib/records/cleanup-site/lists'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { siteOnList, superfundRecord } from './site-on-list'
import { tables } from './tables'

const texts = defineSentences('federal-cleanup.get-site', {
  which: 'Give the registry id of the site, or a list and the id of the site on it.',
  registryId: 'A registry id has 12 digits, such as 110000462703.',
  twins: 'This registry id has several EPA ids: {ids}. They can be several sites at one place.',
  noRow: 'The Superfund table has no row of {id}, so its status is the one of the registry.',
  noStatus: 'We could not ask for the Superfund record of {id}, so its status is the one of the registry.',
  apart: 'The list “{title}” has no id that this site is known by, so a row of it there is not joined.',
})

const params = z
  .strictObject({
    registryId: z
      .string()
      .trim()
      .regex(/^\d{12}$/, texts.registryId)
      .optional(),
    list: z.enum(cleanupListIds).optional().describe('The list that the program’s id is of.'),
    programId: z
      .string()
      .trim()
      .regex(/^[\w .-]{1,40}$/)
      .optional()
      .describe('For Superfund the EPA id.'),
  })
  .refine(
    ({ registryId, list, programId }) =>
      (list === undefined) === (programId === undefined) &&
      (registryId !== undefined || programId !== undefined),
    { message: texts.which, path: ['registryId'] },
  )

const text = z.string().nullable()

const result = z.object({
  query: params,
  found: z.boolean().nullable().describe('Null: no list has the site, and we could not ask all of them.'),
  registryIds: z.array(z.string()),
  sites: z.array(z.object(cleanupSite.shape)).describe('One row for each list and id; none has a distance.'),
  superfund: z
    .array(
      z.object({
        epaId: z.string(),
        state: z.enum(['found', 'none', 'failed']),
        name: text.describe('Can differ from the name in the registry.'),
        nplStatus: text,
        decision: text.describe('As published, for a site that is not on the priorities list.'),
        decidedOn: text.describe('The day of that status, never of a release.'),
        isArchived: z.boolean().nullable(),
        archivedOn: text,
        detailUrl: text,
      }),
    )
    .describe('What the Superfund table says of each EPA id.'),
  lists: z.array(
    z.object({
      list: z.enum(cleanupListIds),
      state: z
        .enum(['listed', 'none', 'failed', 'not-joined'])
        .describe('“not-joined”: the list has no id that this site is known by.'),
      problem: text,
    }),
  ),
  caveats: z.array(z.string()),
})

export type CleanupSiteRecords = z.output<typeof result>

export const getSite = {
  summary:
    'All federal cleanup lists and ids of one site, joined on its registry id: by that id, or by a list and the id on it. Rows without a registry id stay.',
  title: 'One site on the federal cleanup lists',
  params,
  result,
  example: { registryId: '110071363697' },
  cache: false,
  cost: 2,
  run: findSite,
  table: ({ sites, caveats }) => cleanupSite.table(sites, caveats),
  cite: () => ({ dataset: 'Federal cleanup lists of EPA' }),
} satisfies ConnectorMethod<typeof params, typeof result>

type Site = CleanupSiteRecords['sites'][number]
type Part = CallEachResult<z.output<typeof siteOnList.result>>
interface ListRows {
  list: CleanupListId
  parts: Part[]
}

const joinedLists = cleanupListIds.filter((list) => isCounted(list) && tables[list].ids.registry)
const superfundLists: readonly CleanupListId[] = ['npl', 'npl-deleted', 'superfund', 'superfund-archived']

async function findSite(
  query: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const { callEach, connector } = context
  const { list, programId } = query
  const own = list && programId ? { list, programIds: [programId] } : undefined
  const [start] = await callEach(siteOnList, own ? [own] : [])
  if (start && !start.ok && !query.registryId) throw start.error
  const registryIds = distinct([query.registryId, ...sitesIn(start).map(({ registryId }) => registryId)])
  const byRegistry = registryIds.length > 0 ? joinedLists : []
  const answers = await callEach(
    siteOnList,
    byRegistry.map((each) => ({ list: each, registryIds })),
  )
  const rows: ListRows[] = byRegistry.map((each, at) => ({ list: each, parts: answers.slice(at, at + 1) }))
  if (own && start) rows.push({ list: own.list, parts: [start] })
  if (rows.every(({ parts }) => parts.every((part) => !part.ok)))
    for (const { parts } of rows) for (const part of parts) if (!part.ok) throw part.error
  const epaIds = distinct([
    ...(list && superfundLists.includes(list) ? [programId] : []),
    ...rows
      .flatMap((each) => (superfundLists.includes(each.list) ? each.parts.flatMap(sitesIn) : []))
      .map((site) => site.programId),
  ])
  const [records, archived, responses] = await Promise.all([
    callEach(
      superfundRecord,
      epaIds.map((epaId) => ({ epaId })),
    ),
    callEach(siteOnList, epaIds.length > 0 ? [{ list: 'superfund-archived', programIds: epaIds }] : []),
    // A row about a response to a Superfund site has the site's EPA id, and often no registry id.
    callEach(siteOnList, epaIds.length > 0 ? [{ list: 'response', programIds: epaIds }] : []),
  ])
  rows.push({ list: 'superfund-archived', parts: archived }, { list: 'response', parts: responses })
  const sites = distinctSites(rows.flatMap(({ parts }) => parts.flatMap(sitesIn)))
  const lists = cleanupListIds.map((each) => summarize(each, rows))
  const superfund = epaIds.map((epaId, at) => readRecord(epaId, records[at]))
  const failures = lists.filter(({ state }) => state === 'failed').map((each) => each.list)
  const apart = lists.filter(({ state }) => state === 'not-joined')
  return {
    query,
    found: sites.length > 0 ? true : failures.length > 0 ? null : false,
    registryIds,
    sites,
    superfund,
    lists,
    caveats: [
      ...describeFailedLists(failures),
      ...(epaIds.length > 1 ? [texts.twins({ ids: formatList(epaIds) })] : []),
      ...superfund.flatMap(({ epaId, state }) => (state === 'none' ? [texts.noRow({ id: epaId })] : [])),
      ...superfund.flatMap(({ epaId, state }) => (state === 'failed' ? [texts.noStatus({ id: epaId })] : [])),
      ...apart.map((each) => texts.apart({ title: titleOfList(each.list) })),
      notAssessmentOfSite,
      ...connector.caveats,
    ],
  }
}

const sitesIn = (part: Part | undefined): Site[] => (part?.ok ? part.data.sites : [])

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

const distinctSites = (sites: readonly Site[]): Site[] => [
  ...new Map(sites.map((site) => [JSON.stringify(site), site])).values(),
]

function summarize(list: CleanupListId, rows: readonly ListRows[]): CleanupSiteRecords['lists'][number] {
  const parts = rows.flatMap((each) => (each.list === list ? each.parts : []))
  const failure = parts.find((part) => !part.ok)
  const problem = failure && !failure.ok ? failure.error.message : null
  if (parts.some((part) => sitesIn(part).length > 0)) return { list, state: 'listed', problem }
  if (problem !== null) return { list, state: 'failed', problem }
  return { list, state: parts.length > 0 ? 'none' : 'not-joined', problem }
}

const noRecord = {
  name: null,
  nplStatus: null,
  decision: null,
  decidedOn: null,
  isArchived: null,
  archivedOn: null,
  detailUrl: null,
}

function readRecord(
  epaId: string,
  part: CallEachResult<z.output<typeof superfundRecord.result>> | undefined,
): CleanupSiteRecords['superfund'][number] {
  if (!part?.ok) return { ...noRecord, epaId, state: 'failed' }
  return part.data.record
    ? { ...part.data.record, epaId, state: 'found' }
    : { ...noRecord, epaId, state: 'none' }
}
