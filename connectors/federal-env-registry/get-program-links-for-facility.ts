import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeFacility, registryId, withheldFields } from './facility-record'
import { getFacilityById } from './get-facility-by-id'
import { type ProgramLink, programLink, sortLinks, toLinkFromPlace, toProgramLink } from './program-link'
import { type FacilityRegistryRow, fetchPlaces, fetchRows, links, placesUrl, rowsUrl } from './wire'

const texts = defineSentences('federal-env-registry.get-program-links-for-facility', {
  fromOtherDoor:
    'The registry’s tables did not answer; these links come from its other service, without addresses and dates.',
  facilityIsKnownBut: 'The facility is known, but no program is linked to it.',
  registryHasNoFacility: 'The registry has no facility under this id.',
})

const params = z.strictObject({ registryId })

const result = z.object({
  source: z.string(),
  registryId: z.string(),
  found: z.boolean().describe('True where the facility is known, with or without programs.'),
  count: z.int().min(0),
  truncated: z.boolean(),
  programs: z.array(z.object(programLink.shape)),
  byProgram: z.record(z.string(), z.array(z.string())).describe('Ids by the program’s acronym.'),
  links: z.object({ frs: z.string(), echo: z.string() }),
  sourceUrl: z.string(),
  withheldFields: z.array(z.string()),
  note: z.string(),
  retrievedAt: z.string(),
  caveats: z.array(z.string()),
})

/** No known facility has this many program links. */
const MOST_LINKS = 1_000

export const getProgramLinksForFacility = {
  summary: 'The ids under which one facility is known in the programs of EPA and the states.',
  params,
  result,
  example: { registryId: '110071363697' },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ registryId: id }, context) {
    const answer = await fetchLinks(id, context)
    const programs = sortLinks(answer.links.slice(0, MOST_LINKS))
    const isKnown = programs.length > 0 || (await context.call(getFacilityById, { registryId: id })).found
    return {
      source: context.connector.title,
      registryId: id,
      found: isKnown,
      count: programs.length,
      truncated: answer.links.length > MOST_LINKS,
      programs,
      byProgram: groupIds(programs),
      links: links(id),
      sourceUrl: answer.url,
      withheldFields,
      note: [...answer.notes, ...noteOn(programs, isKnown)].join(' '),
      retrievedAt: context.now().toISOString(),
      caveats: context.connector.caveats,
    }
  },
  table: ({ programs, note }) => programLink.table(programs, note ? [note] : []),
  cite: (answer) => citeFacility(answer),
} satisfies ConnectorMethod<typeof params, typeof result>

interface LinksAnswer {
  links: ProgramLink[]
  url: string
  notes: string[]
}

/** Falls back to the registry's REST service, which has fewer fields per link. */
async function fetchLinks(id: string, { upstream }: MethodContext): Promise<LinksAnswer> {
  const url = rowsUrl('frs_program_facility', 'registry_id', id, { start: 0, end: MOST_LINKS })
  try {
    const rows = await fetchRows(upstream, url, 'pgm_sys_acrnm')
    return { links: rows.map(toProgramLink), url, notes: [] }
  } catch (failure) {
    if (!(failure instanceof ConnectorError)) throw failure
    const places = await fetchPlaces(upstream, id, true).catch((second) => {
      throw second instanceof ConnectorError ? failure : second
    })
    const links = places.flatMap((place) =>
      programsOf(place).map((program) => toLinkFromPlace(place, program)),
    )
    return { links, url: placesUrl(id, true), notes: [texts.fromOtherDoor] }
  }
}

/** The source sends a single program as an object instead of a list. */
function programsOf({ ProgramFacilities: programs }: FacilityRegistryRow): FacilityRegistryRow[] {
  const all: unknown[] = Array.isArray(programs) ? programs : [programs]
  return all.flatMap((each) => (typeof each === 'object' && each !== null ? [{ ...each }] : []))
}

function groupIds(programs: ProgramLink[]): Record<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { acronym, programSystemId } of programs) {
    if (acronym && programSystemId) groups.set(acronym, [...(groups.get(acronym) ?? []), programSystemId])
  }
  return Object.fromEntries(groups)
}

function noteOn(programs: ProgramLink[], isKnown: boolean): string[] {
  if (programs.length > 0) return []
  return [isKnown ? texts.facilityIsKnownBut : texts.registryHasNoFacility]
}
