import { z } from 'zod'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { claimTexts } from '@/lib/records/flood-claims/describe'
import { communityTexts, describeCommunity } from '@/lib/records/flood-community/describe'
import { type FloodCommunity, floodCommunity } from '@/lib/records/flood-community/fields'
import { readDay, readMarkedDay, readText } from './read-cell'
import { entities, type FloodCommunityRow, fetchRows, quote, retirementOf } from './wire'

const params = z.strictObject({
  communityId: z
    .string()
    .regex(/^\d{6}$/)
    .describe('Community number, six digits, as getFloodZone of federal-flood-hazard names it.'),
})

const result = z.object({
  records: z.array(z.object(floodCommunity.shape)),
  sentence: z.string(),
  caveats: z.array(z.string()),
})

export const getCommunity = {
  summary:
    'Status of one city or county in the National Flood Insurance Program: taking part or not, regular or emergency, effective map, class of the Community Rating System and its discount as published.',
  title: 'Community in the flood insurance program',
  params,
  result,
  example: { communityId: '390006' },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findCommunity,
  table: ({ records, caveats }) => floodCommunity.table(records, caveats),
  cite: ({ records: [record] }) => ({
    dataset: 'OpenFEMA, NFIP Community Status Book, version 1',
    dated: [{ label: 'Register refreshed', on: record?.refreshedOn ?? null }],
    record: {
      href: 'https://www.fema.gov/openfema-data-page/nfip-community-status-book-v1',
      label: 'FEMA’s page of the register',
    },
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findCommunity({ communityId: id }: z.output<typeof params>, context: MethodContext) {
  // The register may omit the zero at the start of an id.
  const forms = [...new Set([id, id.replace(/^0/, '')])]
  const filter = forms.map((form) => `communityIdNumber eq ${quote(form)}`).join(' or ')
  const page = await fetchRows(entities.communities, { filter, top: 10 }, context)
  const records = page.rows.filter(({ communityIdNumber }) => communityIdNumber === id).map(toCommunity)
  const [record] = records
  return {
    records: records.slice(0, 1),
    sentence: record ? describeCommunity(record) : communityTexts.none({ id }),
    caveats: [...retirementOf(page), communityTexts.register, claimTexts.disclaimer],
  }
}

export function toCommunity(row: FloodCommunityRow): FloodCommunity {
  const map = readMarkedDay(row.currentlyEffectiveMapDate)
  const program = readMarkedDay(row.regularEmergencyProgramDate)
  const isEmergency = /E/i.test(program.mark ?? '')
  return {
    communityId: row.communityIdNumber,
    name: row.communityName.trim(),
    county: readText(row.county),
    state: readText(row.state),
    isParticipating: row.participatingInNFIP ?? null,
    program: isEmergency ? 'emergency' : program.day ? 'regular' : null,
    programSince: program.day,
    mapDate: map.day,
    mapMark: map.mark,
    firstMapDate: readMarkedDay(row.initialFloodInsuranceRateMap).day,
    ratingClass: readText(row.classRating),
    discount: readText(row.sfhaDiscount),
    discountElsewhere: readText(row.nonSfhaDiscount),
    ratedSince: readMarkedDay(row.classRatingEffectiveDate).day,
    sanctionedOn: readMarkedDay(row.sanctionDate).day,
    refreshedOn: readDay(row.lastRefresh),
  }
}
