import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { stateByCode } from '@/lib/geography/states'
import { defineRecord } from '@/lib/records/define-record'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { countUrl, fetchCount } from './wire'

const texts = defineSentences('federal-env-registry.count-facilities-by-state', {
  twoLettersSuchAsTx: 'Two letters, such as TX.',
  thereIsNoState: 'There is no state or territory of these two letters.',
})

const params = z.strictObject({
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, texts.twoLettersSuchAsTx)
    .toUpperCase()
    .refine((state) => stateByCode(state) !== undefined, texts.thereIsNoState)
    .describe('Two-letter state or territory.'),
})

const stateCount = defineRecord('facilities-of-state', {
  state: { schema: z.string(), label: 'State' },
  stateName: { schema: z.string(), label: 'Name of the state' },
  count: { schema: z.int().min(0), label: 'Facilities in the registry, closed ones included' },
})

const result = z.object({
  source: z.string(),
  ...stateCount.shape,
  sourceUrl: z.string(),
  retrievedAt: z.string(),
  caveats: z.array(z.string()),
})

export const countFacilitiesByState = {
  summary: 'How many facilities the registry holds in one state, closed ones included.',
  params,
  result,
  example: { state: 'DE' },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ state }, { upstream, connector, now }) {
    const sourceUrl = countUrl('frs_facility_site', 'state_code', state)
    return {
      source: connector.title,
      state,
      stateName: stateByCode(state)?.name ?? state,
      count: await fetchCount(upstream, sourceUrl),
      sourceUrl,
      retrievedAt: now().toISOString(),
      caveats: connector.caveats,
    }
  },
  table: (answer) => stateCount.table([answer]),
  cite: () => ({ dataset: 'Facility Registry Service' }),
} satisfies ConnectorMethod<typeof params, typeof result>
