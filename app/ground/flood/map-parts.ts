import type { z } from 'zod'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { Place } from '@/app/_surfaces/place/place'
import type { getFloodZone } from '@/connectors/federal-flood-hazard/public'
import type { Result } from '@/lib/connector/result'
import { formatDay, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { floodCommunity } from '@/lib/records/flood-community/fields'
import { disclaimer, formatCommunity, officialMap } from '@/lib/records/flood-zone/describe'
import { describeElevation } from '@/lib/records/flood-zone/describe-answer'
import { describeVerdict, type FloodZone, formatStated, nameZone } from '@/lib/records/flood-zone/fields'
import { mapLetter } from '@/lib/records/map-letter/fields'
import { upperFirst } from '@/lib/upper-first'
import { type FloodFileSection, failedPart, type RecordFactGroup } from './file-part'

export type FloodZoneCallResult = Result<z.output<typeof getFloodZone.result>>

const texts = defineTexts('flood-file.map', {
  map: 'What the flood map says',
  zone: 'Zone',
  area: 'Special Flood Hazard Area',
  height: 'Base flood elevation',
  depth: 'Average depth',
  meaning: 'What it means',
  doesNotSay: 'What it does not say',
  panel: 'Map panel',
  study: 'Flood study',
  revisions: 'Map revisions here',
  noPanel: 'Not published at this point',
  unasked: 'We could not ask',
  stated: (height: string) => height,
  effective: (name: string, day: string) => `${name}, effective ${day}`,
  undated: (panel: string) => `${panel}, date not published`,
  pending: 'Maps not in effect yet',
  letters: 'Letters of map change near',
  lettersLead:
    'With a letter FEMA decided on one lot or building. A neighbor’s letter says nothing about yours; its case number finds the document.',
  community: 'The community in the flood program',
  noCommunity: 'The flood map names no community here. Ask the city or county for its floodplain office.',
  official: 'Read the official map:',
})

/** A FEMA letter within this distance counts as near, because its position is approximate. */
const NEAR_METERS = 150
const MOST_LETTERS = 10

export function toZonePart(answer: FloodZoneCallResult, { point, address }: Place): FloodFileSection {
  if (!answer.ok) return failedPart('map', texts.map, answer.error)
  const { zones, panels, revisions, sentence, caveats } = answer.data
  const map = officialMap(address ?? `${point.longitude}, ${point.latitude}`)
  const ids = [...new Set([...zones, ...(panels ?? [])].flatMap(({ mapId }) => mapId ?? []))]
  return {
    id: 'map',
    title: texts.map,
    sentence,
    groups: [
      ...zones.map((zone) => zoneGroup(zone)),
      {
        facts: [
          { label: texts.panel, value: describePanels(panels) },
          ...(ids.length > 0 ? [{ label: texts.study, value: formatList(ids) }] : []),
          ...(revisions && revisions.length > 0
            ? [{ label: texts.revisions, value: revisions.map(describeCase).join('; ') }]
            : []),
        ],
      },
    ],
    lines: [disclaimer],
    items: [{ text: texts.official, link: map }],
    caveats: caveats.filter((caveat) => caveat !== disclaimer),
    metas: [answer.meta],
  }
}

function zoneGroup(zone: FloodZone): RecordFactGroup {
  const height = zone.baseFloodElevation
  const words = describeElevation(zone)
  const stated = height ? formatStated(height) : words && upperFirst(translate(words))
  return {
    facts: [
      { label: texts.zone, value: translate(nameZone(zone)) },
      { label: texts.area, value: upperFirst(translate(describeVerdict(zone))) },
      ...(stated ? [{ label: zone.depth ? texts.depth : texts.height, value: texts.stated(stated) }] : []),
      { label: texts.meaning, value: zone.meaning },
      { label: texts.doesNotSay, value: zone.doesNotSay },
    ],
  }
}

type ZoneData = z.output<typeof getFloodZone.result>

function describePanels(panels: ZoneData['panels']): string {
  if (panels === null) return texts.unasked
  if (panels.length === 0) return texts.noPanel
  return panels
    .map(({ panel, effectiveDate: day }) =>
      day ? texts.effective(panel, formatDay(day)) : texts.undated(panel),
    )
    .join('; ')
}

const describeCase = ({
  caseNumber,
  effectiveDate: day,
}: {
  caseNumber: string
  effectiveDate: string | null
}) => (day ? texts.effective(caseNumber, formatDay(day)) : caseNumber)

export async function fetchPendingPart({ point }: Place, call: EngineCaller): Promise<FloodFileSection> {
  const answer = await call('federal-flood-hazard', 'getPendingZones', point)
  if (!answer.ok) return failedPart('pending', texts.pending, answer.error)
  const { records, sentence, caveats } = answer.data
  return {
    id: 'pending',
    title: texts.pending,
    sentence,
    groups: records.map(zoneGroup),
    caveats,
    metas: [answer.meta],
  }
}

export async function fetchLettersPart({ point }: Place, call: EngineCaller): Promise<FloodFileSection> {
  const answer = await call('federal-flood-hazard', 'searchMapLetters', {
    ...point,
    distanceMeters: NEAR_METERS,
  })
  if (!answer.ok) return failedPart('letters', texts.letters, answer.error)
  const { records, sentence, caveats } = answer.data
  return {
    id: 'letters',
    title: texts.letters,
    sentence,
    groups: records.slice(0, MOST_LETTERS).map((letter) => ({ facts: mapLetter.facts(letter) })),
    lines: records.length > 0 ? [texts.lettersLead] : [],
    caveats,
    metas: [answer.meta],
  }
}

const communitiesOf = (answer: FloodZoneCallResult) => (answer.ok ? (answer.data.communities ?? []) : [])

export const namesOfCommunities = (answer: FloodZoneCallResult): string[] =>
  communitiesOf(answer).map((community) => formatCommunity(community))

export async function fetchCommunityPart(
  zone: FloodZoneCallResult,
  call: EngineCaller,
): Promise<FloodFileSection> {
  if (!zone.ok) return failedPart('community', texts.community, zone.error)
  const numbered = communitiesOf(zone).flatMap(({ number }) => number ?? [])
  const communities = namesOfCommunities(zone)
  const [number] = numbered
  if (!number)
    return {
      id: 'community',
      title: texts.community,
      lines: [communities.length > 0 ? formatList(communities) : texts.noCommunity],
      metas: [],
    }
  const answer = await call('federal-flood-history', 'getCommunity', { communityId: number })
  if (!answer.ok) return failedPart('community', texts.community, answer.error)
  const { records, sentence, caveats } = answer.data
  return {
    id: 'community',
    title: texts.community,
    sentence,
    groups: records.map((record) => ({ facts: floodCommunity.facts(record) })),
    caveats,
    metas: [answer.meta],
  }
}
