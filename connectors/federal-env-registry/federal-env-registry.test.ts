import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Transport } from '@/lib/connector/upstream/transport'
import { countFacilities, facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import { federalEnvRegistry } from '.'
import { searchProgramFacilitiesByProgram } from './search-program-facilities-by-program'
import { createSimulatedRegistry, type FacilityRegistrySimulatorSwitches } from './simulator'
import { readDate } from './wire'

const impatient = {
  ...federalEnvRegistry,
  pace: { ...federalEnvRegistry.pace, spacing: 0, retries: 0 },
} satisfies ConnectorDeclaration

const asking = (transport: Transport) =>
  createEngine({ 'federal-env-registry': impatient }, engineDeps(transport))

function sampleRegistry(
  switches: Partial<FacilityRegistrySimulatorSwitches> = {},
  change?: (url: URL) => Response | undefined,
) {
  const sent: string[] = []
  const source = createSimulatedRegistry(switches)
  const engine = asking(async (request) => {
    sent.push(request.url)
    return change?.(new URL(request.url)) ?? source.simulate(request)
  })
  return { engine, sent }
}

async function answerOf<T>(
  result: Promise<{ ok: true; data: T } | { ok: false; error: { code: string } }>,
): Promise<T> {
  const answer = await result
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const down = (host: string) => (url: URL) =>
  url.hostname === host ? new Response('Busy', { status: 503 }) : undefined

const registered = [...facilitiesNear(-95.2654, 29.7355, 1.5)].filter(({ isRegistered }) => isRegistered)
const placed = registered.find(({ permits }) => permits.length > 1)
const id = placed?.registryId ?? ''

describe('invalid parameters', () => {
  it.each([
    ['getFacilityById', { registryId: '' }, 'registryId'],
    ['getFacilityById', { registryId: '1'.repeat(41) }, 'registryId'],
    ['getFacilityById', { registryId: '110/../frs_contact' }, 'registryId'],
    ['getProgramLinksForFacility', { registryId: 'a b' }, 'registryId'],
    ['getProgramLinksForFacility', { registryId: 110008164244 }, 'registryId'],
    ['searchProgramFacilitiesByProgram', { acronym: '' }, 'acronym'],
    ['searchProgramFacilitiesByProgram', { acronym: 'NPDES;' }, 'acronym'],
    ['searchProgramFacilitiesByProgram', { acronym: '../frs_contact' }, 'acronym'],
    ['searchProgramFacilitiesByProgram', { acronym: 'A'.repeat(21) }, 'acronym'],
    ['searchProgramFacilitiesByProgram', { acronym: 'SEMS', start: 5, end: 4 }, 'end'],
    ['searchProgramFacilitiesByProgram', { acronym: 'SEMS', start: -1 }, 'start'],
    ['searchProgramFacilitiesByProgram', { acronym: 'SEMS', end: 10_000_001 }, 'end'],
    ['searchProgramFacilitiesByProgram', { acronym: 'SEMS', start: 0.5 }, 'start'],
    ['countFacilitiesByState', { state: 'ZZ' }, 'state'],
    ['countFacilitiesByState', { state: 'Texas' }, 'state'],
    ['countFacilitiesByState', {}, 'state'],
  ])('%s refuses %j without a request', async (method, params, path) => {
    const { engine, sent } = sampleRegistry()
    const result = await engine.callNamed('federal-env-registry', method, params)
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    expect(!result.ok && result.error.issues[0]?.path).toBe(path)
    expect(sent).toEqual([])
  })
})

describe('getFacilityById', () => {
  it('returns the facility with the position from the FRS REST service', async () => {
    const { engine, sent } = sampleRegistry()
    const answer = await answerOf(
      engine.call('federal-env-registry', 'getFacilityById', { registryId: ` ${id} ` }),
    )
    expect(answer).toMatchObject({
      found: true,
      registryId: id,
      facility: {
        state: 'TX',
        latitude: placed?.position?.latitude,
        longitude: placed?.position?.longitude,
        coordinateSource: 'FRS REST',
      },
      links: { echo: expect.stringMatching(id), frs: expect.stringMatching(id) },
    })
    expect(sent.map((url) => new URL(url).hostname)).toEqual(['data.epa.gov', 'frs-public.epa.gov'])
  })

  it('omits the withheld columns, such as user_id', async () => {
    const { engine } = sampleRegistry()
    const answer = await answerOf(engine.call('federal-env-registry', 'getFacilityById', { registryId: id }))
    expect(answer.withheldFields).toContain('user_id')
    for (const name of answer.withheldFields) expect(Object.keys(answer.facility ?? {})).not.toContain(name)
  })

  it.each([
    ['does not answer', down('frs-public.epa.gov'), /We could not read the position/],
    [
      'has no position',
      (url: URL) =>
        url.hostname.startsWith('frs') ? Response.json({ Results: { FRSFacility: [] } }) : undefined,
      /publishes no position/,
    ],
  ])('returns the facility without a position if the FRS REST service %s', async (_, change, caveat) => {
    const { engine } = sampleRegistry({}, change)
    const answer = await answerOf(engine.call('federal-env-registry', 'getFacilityById', { registryId: id }))
    expect(answer).toMatchObject({
      found: true,
      facility: { latitude: null, longitude: null, coordinateSource: null },
    })
    expect(answer.caveats[0]).toMatch(caveat)
  })

  it('reports an unknown id without a second request', async () => {
    const { engine, sent } = sampleRegistry()
    const answer = await answerOf(
      engine.call('federal-env-registry', 'getFacilityById', { registryId: '110000000001' }),
    )
    expect(answer).toMatchObject({ found: false, facility: null })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['13/45/2020', null],
    ['2/30/2020', null],
    ['2020-13-45', null],
    ['2020-02-30T00:00:00', null],
    ['2/8/2022', '2022-02-08'],
    ['15-JUN-16', '15-JUN-16'],
  ])('reads the date %s as %s', (text, expected) => {
    expect(readDate(text)).toBe(expected)
  })

  it('reads placeholders as null, and dates in known formats as days', async () => {
    const row = {
      registry_id: id,
      primary_name: 'A',
      county_name: 'UNKNOWN',
      supplemental_location: 'N/A',
      update_date: '2022-02-08 00:00:00',
      create_date: '15-JUN-16',
      interest_status_code: 'I',
      federal_facility_code: 'Y',
      user_id: 'SECRET',
    }
    const { engine } = sampleRegistry({}, (url) =>
      url.hostname === 'data.epa.gov' ? Response.json([row]) : undefined,
    )
    const answer = await answerOf(engine.call('federal-env-registry', 'getFacilityById', { registryId: id }))
    expect(answer.facility).toMatchObject({
      county: null,
      supplemental: null,
      updatedDate: '2022-02-08',
      createdDate: '15-JUN-16',
      interestStatus: 'inactive',
      federalFacility: true,
    })
    expect(JSON.stringify(answer)).not.toMatch('SECRET')
  })
})

describe('getProgramLinksForFacility', () => {
  it('groups the ids of a facility by program', async () => {
    const { engine } = sampleRegistry()
    const answer = await answerOf(
      engine.call('federal-env-registry', 'getProgramLinksForFacility', { registryId: id }),
    )
    expect(answer).toMatchObject({ found: true, truncated: false, note: '' })
    expect(answer.count).toBeGreaterThan(0)
    expect(Object.values(answer.byProgram).flat()).toHaveLength(answer.count)
    const acronyms = answer.programs.map(({ acronym }) => acronym ?? '')
    expect(acronyms).toEqual(acronyms.toSorted())
  })

  it('falls back to the FRS REST service and adds a note if the tables fail', async () => {
    const usual = await answerOf(
      sampleRegistry().engine.call('federal-env-registry', 'getProgramLinksForFacility', { registryId: id }),
    )
    const { engine } = sampleRegistry({}, down('data.epa.gov'))
    const answer = await answerOf(
      engine.call('federal-env-registry', 'getProgramLinksForFacility', { registryId: id }),
    )
    expect(Object.keys(usual.byProgram).every((acronym) => answer.byProgram[acronym])).toBe(true)
    expect(answer).toMatchObject({
      found: true,
      note: expect.stringMatching(/other service/),
      sourceUrl: expect.stringMatching(/frs-public/),
    })
  })

  it('fails if both services fail', async () => {
    const { engine } = sampleRegistry({ isBlocked: true })
    const result = await engine.call('federal-env-registry', 'getProgramLinksForFacility', { registryId: id })
    expect(result).toMatchObject({ ok: false, error: { code: 'upstream_rejected' } })
  })

  it('distinguishes a facility without programs from an unknown one', async () => {
    const { engine } = sampleRegistry({}, (url) =>
      url.pathname.includes('program_facility') ? Response.json([]) : undefined,
    )
    const links = (registryId: string) =>
      answerOf(engine.call('federal-env-registry', 'getProgramLinksForFacility', { registryId }))
    expect(await links(id)).toMatchObject({
      found: true,
      count: 0,
      note: expect.stringMatching(/no program/),
    })
    expect(await links('110000000001')).toMatchObject({
      found: false,
      count: 0,
      note: expect.stringMatching(/no facility/),
    })
  })
})

describe('searchProgramFacilitiesByProgram', () => {
  const search = (params: object, sample = sampleRegistry()) =>
    answerOf(
      sample.engine.call(
        'federal-env-registry',
        'searchProgramFacilitiesByProgram',
        params as { acronym: string },
      ),
    )

  it('returns consecutive windows that neither lose nor repeat a row', async () => {
    const sample = sampleRegistry()
    const total = (await search({ acronym: 'sems' }, sample)).totalCount ?? 0
    const keys: string[] = []
    let start: number | null = 0
    while (start !== null) {
      const page: Awaited<ReturnType<typeof search>> = await search(
        { acronym: 'SEMS', start, end: start + 199 },
        sample,
      )
      expect(page).toMatchObject({
        acronym: 'SEMS',
        programName: 'Superfund sites',
        start,
        end: start + 199,
        totalCount: total,
      })
      keys.push(...page.facilities.map(({ programSystemId }) => programSystemId ?? ''))
      start = page.nextStart
    }
    expect(total).toBeGreaterThan(200)
    expect(keys).toHaveLength(total)
    expect(new Set(keys).size).toBe(total)
  })

  it('starts with the first 100 rows by default', async () => {
    expect(await search({ acronym: 'SEMS' })).toMatchObject({
      start: 0,
      end: 99,
      requestedEnd: 99,
      returned: 100,
      windowTruncated: false,
      hasMore: true,
      nextStart: 100,
    })
  })

  it('limits a window to 1,000 rows and reports the limit', async () => {
    const page = await search({ acronym: 'RCRAINFO', start: 10, end: 5_000 })
    expect(page).toMatchObject({
      start: 10,
      end: 1_009,
      requestedEnd: 5_000,
      returned: 1_000,
      windowTruncated: true,
      nextStart: 1_010,
    })
    expect(page.note).toMatch(/cut to 1,000 rows/)
    expect(searchProgramFacilitiesByProgram.table(page).rows).toHaveLength(1_000)
  })

  it('distinguishes an unknown acronym from a window after the last row', async () => {
    expect(await search({ acronym: 'NOSUCH' })).toMatchObject({
      returned: 0,
      hasMore: false,
      nextStart: null,
      totalCount: 0,
      note: expect.stringMatching(/check the spelling.*NPDES/),
    })
    expect(await search({ acronym: 'SEMS', start: 9_999_000 })).toMatchObject({
      returned: 0,
      nextStart: null,
      note: expect.stringMatching(/has fewer/),
    })
  })

  it('returns rows without the total if the source does not count', async () => {
    const sample = sampleRegistry({}, (url) =>
      url.pathname.includes('/COUNT/') ? new Response('Busy', { status: 503 }) : undefined,
    )
    expect(await search({ acronym: 'SEMS', end: 4 }, sample)).toMatchObject({ returned: 5, totalCount: null })
  })

  it('reports an error for an acronym with a slash that the source refuses, instead of an empty program', async () => {
    const { engine } = sampleRegistry()
    const result = await engine.call('federal-env-registry', 'searchProgramFacilitiesByProgram', {
      acronym: 'AIRS/AFS',
    })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'not_supported', issues: [{ path: 'acronym' }] },
    })
  })

  it.each([
    ['a web page', () => new Response('<html>Not Found</html>', { status: 404 })],
    ['an empty response', () => new Response('', { status: 404 })],
    ['an error message', () => Response.json({ error: 'Not available.' }, { status: 404 })],
  ])('keeps sending requests after the source has refused a slash with %s', async (_, refusal) => {
    const source = createSimulatedRegistry()
    const sent: string[] = []
    const patient = {
      ...federalEnvRegistry,
      pace: { ...federalEnvRegistry.pace, spacing: 0 },
    } satisfies ConnectorDeclaration
    const engine = createEngine(
      { 'federal-env-registry': patient },
      engineDeps(async (request) => {
        sent.push(request.url)
        return request.url.includes('%2F') ? refusal() : source.simulate(request)
      }),
    )
    for (const acronym of ['AIRS/AFS', 'AIRS/AQS', 'A/B', 'C/D', 'E/F', 'G/H']) {
      const result = await engine.call('federal-env-registry', 'searchProgramFacilitiesByProgram', {
        acronym,
      })
      expect(result).toMatchObject({ ok: false, error: { code: 'not_supported' } })
    }
    expect(sent).toHaveLength(12)
    expect(
      await engine.call('federal-env-registry', 'countFacilitiesByState', { state: 'DE' }),
    ).toMatchObject({
      ok: true,
    })
  })
})

describe('countFacilitiesByState', () => {
  it('counts the facilities of a state in the sample registry', async () => {
    const { engine } = sampleRegistry()
    const answer = await answerOf(
      engine.call('federal-env-registry', 'countFacilitiesByState', { state: 'de' }),
    )
    expect(answer).toMatchObject({ state: 'DE', stateName: 'Delaware' })
    expect(answer.count).toBeGreaterThan(0)
    expect(answer.count).toBeLessThanOrEqual(countFacilities('DE'))
    expect(answer.caveats.join(' ')).toMatch(/closed ones included/)
  })
})

describe('invalid registry responses', () => {
  const calls = [
    ['getFacilityById', { registryId: id }],
    ['getProgramLinksForFacility', { registryId: id }],
    ['searchProgramFacilitiesByProgram', { acronym: 'SEMS' }],
    ['countFacilitiesByState', { state: 'TX' }],
  ] as const
  const answers = [
    ['a web page', () => new Response('<html>Busy</html>'), 'upstream_unavailable'],
    [
      'an unknown table',
      () => Response.json({ error: 'Table X is not available.' }, { status: 404 }),
      'upstream_rejected',
    ],
    ['an object in place of a list', () => Response.json({ rows: [] }), 'upstream_changed'],
    ['renamed columns', () => Response.json([{ RENAMED: '1' }]), 'upstream_changed'],
    ['an empty response', () => new Response(''), 'upstream_unavailable'],
  ] as const

  it.each(
    calls.flatMap(([method, params]) =>
      answers.map(([what, answer, code]) => [method, what, params, answer, code] as const),
    ),
  )('%s rejects %s instead of returning an empty result', async (method, _, params, answer, code) => {
    const { engine } = sampleRegistry({}, answer)
    const result = await engine.callNamed('federal-env-registry', method, params)
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(result.ok ? '' : result.error.message).not.toMatch(/Table X|Busy/)
  })
})

describe('registry tables', () => {
  it('sends no request to tables about people', async () => {
    const { engine, sent } = sampleRegistry()
    for (const [name, { example }] of Object.entries({
      ...federalEnvRegistry.methods,
      ...federalEnvRegistry.internal,
    })) {
      await engine.callNamed('federal-env-registry', name, example, { internal: true })
    }
    expect(sent.length).toBeGreaterThan(5)
    for (const url of sent) expect(url).not.toMatch(/contact|organization|affiliation/i)
  })

  it('reports to `npm run doctor` that no expected column is missing from the two tables', async () => {
    const { engine } = sampleRegistry()
    const { findings } = await answerOf(
      engine.call('federal-env-registry', 'checkFields', {}, { internal: true }),
    )
    expect(findings).toEqual([
      { what: 'frs_facility_site', missing: [] },
      { what: 'frs_program_facility', missing: [] },
    ])
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) => readFileSync(join(samples ?? '', 'federal-env-registry', file), 'utf8')

describe.skipIf(!samples)('recorded registry responses', () => {
  const row = { registry_id: '110005080456', primary_name: 'GULF IMPORT AUTO HANDLING' }
  const replaying = (file: string) =>
    asking(async ({ url }) =>
      url.includes('frs-public') ? new Response(recorded(file)) : Response.json([row]),
    )

  it('parses the recorded positions in Houston', async () => {
    const engine = replaying('frs-rest-get_facilities-houston-rcrainfo-2026-07-excerpt.json')
    const answer = await answerOf(
      engine.call('federal-env-registry', 'getFacilityById', { registryId: row.registry_id }),
    )
    expect(answer.facility).toMatchObject({
      latitude: 29.735454,
      longitude: -95.26079,
      coordinateSource: 'FRS REST',
    })
  })

  it('parses a recorded response without positions', async () => {
    const engine = replaying('frs-rest-get_facilities-empty-2026-07.json')
    const answer = await answerOf(
      engine.call('federal-env-registry', 'getFacilityById', { registryId: row.registry_id }),
    )
    expect(answer).toMatchObject({ found: true, facility: { latitude: null } })
  })

  it('finds every column that we read among the recorded columns', async () => {
    const published = JSON.parse(recorded('envirofacts-frs-table-columns.json'))
    const engine = asking(async ({ url }) => {
      const columns: string[] =
        published[url.includes('frs_facility_site') ? 'FRS_FACILITY_SITE' : 'FRS_PROGRAM_FACILITY']
      return Response.json([Object.fromEntries(columns.map((column) => [column, null]))])
    })
    const { findings } = await answerOf(
      engine.call('federal-env-registry', 'checkFields', {}, { internal: true }),
    )
    expect(findings.flatMap(({ missing }) => missing)).toEqual([])
  })
})
