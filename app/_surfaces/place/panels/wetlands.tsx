import type { Polygon } from 'geojson'
import { exportHref } from '@/app/_lib/export-href'
import { askLotWetlands } from '@/app/_lib/places/ask-lot-maps'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { GroundLine } from '@/components/ground/ground-line'
import { WetlandFacts, type WetlandsAtPoint } from '@/components/ground/wetland-facts'
import { getWetlandsAt } from '@/connectors/federal-wetlands/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatShare } from '@/lib/records/parcel/lot-share'
import { wetlandsAtPoint } from '@/lib/records/wetland/at-point'
import { formatBuffer, nameWetland } from '@/lib/records/wetland/describe'
import { wetlandTable } from '@/lib/records/wetland/file'
import { linkToPlace } from '../links'
import { centerOf, type DescribedLand } from '../lot/described-land'
import {
  addGround,
  type LotGroundShares,
  lotGround,
  lotTables,
  measureGround,
  toLotGround,
} from '../lot/lot-ground'
import { LotLines } from '../lot/lot-lines'
import { answerOf, endByState, notCovered, type PanelOutcome } from '../outcome'
import type { Panel, PanelReadOptions } from '../panel'
import type { Place } from '../place'

interface WetlandData {
  answer: WetlandsAtPoint
  lot?: LotGroundShares
  land?: DescribedLand
  caveats: string[]
}

const texts = defineTexts('place.panels.wetlands', {
  title: 'Wetlands',
  kind: 'wetlands',
  publisher: 'the U.S. Fish and Wildlife Service',
  subject: 'wetlands',
  others: 'The other panels are not affected.',
  file: 'these wetlands',
  outside:
    'The wetlands map covers the United States and its territories, and this point lies in none of them.',
  none: 'None mapped',
  near: (distance: string) => `within ${distance}`,
  elsewhere: (share: string, where: string) => `${share}, not ${where}`,
  point: 'at the point',
  more: (count: number) => formatCount(count, 'more wetland'),
  limit: 'a habitat inventory, not a delineation',
})

const WIDEST_DEGREES = 0.08

const result = getWetlandsAt.result.extend({ lot: lotGround })

export const wetlands = {
  id: 'wetlands',
  since: '2026-11-24',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['federal-wetlands.getWetlandsAt', 'federal-wetlands.getWetlandsInArea'],
  read: fetchWetlands,
  onLot: async (outcome, ground, call) =>
    addGround(await outcome, await measureGround(await ground, call, askArea, WIDEST_DEGREES)),
  answer: (outcome) => answerOf(outcome, { none: texts.none, found: describeFirst }),
  height: 'min-h-24',
  body: ({ data }) => (
    <>
      <GroundLine {...describeFirst(data)} />
      <LotLines lot={data.lot} />
    </>
  ),
  detail: {
    get subject() {
      return texts.subject
    },
    get others() {
      return texts.others
    },
    sentence: ({ answer }) => answer.sentence,
    body: ({ data }) => (
      <>
        <WetlandFacts answer={data.answer} />
        <LotLines lot={data.lot} />
      </>
    ),
    file: ({ point }) => ({
      what: texts.file,
      href: (format) => exportHref('federal-wetlands', 'getWetlandsAt', format, { ...point }),
    }),
  },
  rows: ({ answer, lot }) => [{ table: wetlandTable(answer) }, ...lotTables(lot)],
  compare: wetlandsAtPoint.compare(({ answer: { wetlands: here, nearby, imagery } }) => [
    { here, nearby, imagery },
  ]),
  result,
  toResult: ({ answer, lot }) => ({ ...answer, lot: toLotGround(lot) }),
  workflow: '/ground',
  href: (place) => linkToPlace('/ground', place),
  onMap: 'wetlands',
} satisfies Panel<'wetlands', WetlandData, typeof result>

function describeFirst({ answer: { wetlands: here, nearby, query }, lot, land }: WetlandData) {
  const [first, ...others] = [...here, ...nearby]
  const shares = lot && 'shares' in lot ? lot.shares : []
  const [largest] = shares
  const center = land && centerOf(land)
  if (largest && (here.length === 0 || land)) {
    const rest = shares.length > 1 ? texts.more(shares.length - 1) : undefined
    const share = translate(formatShare(largest.percent, { isLand: land !== undefined }))
    const detail = [
      here.length === 0 ? texts.elsewhere(share, center ?? texts.point) : share,
      rest,
      texts.limit,
    ]
    return {
      value: translate(largest.name),
      detail: detail.filter(Boolean).join(' · '),
      names: [largest.name],
    }
  }
  if (!first) return { value: texts.none }
  const where = here.length === 0 ? texts.near(formatBuffer(query.bufferMeters)) : undefined
  const more = others.length > 0 ? texts.more(others.length) : undefined
  return {
    value: translate(nameWetland(first)),
    detail: [where, center, more, texts.limit].filter(Boolean).join(' · '),
    names: [first.type ?? ''],
  }
}

async function fetchWetlands(
  { point, states, land }: Place,
  call: EngineCaller,
  { detail = false }: Partial<PanelReadOptions> = {},
): Promise<PanelOutcome<WetlandData>> {
  if (states.length === 0 && !detail) return notCovered(texts.outside)
  const endings = { 'not mapped here': 'not-covered', 'none mapped': 'none' } as const
  return endByState(await call('federal-wetlands', 'getWetlandsAt', point), endings, land)
}

const askArea = (pieces: readonly Polygon[], call: EngineCaller) =>
  askLotWetlands(pieces, (params) => call('federal-wetlands', 'getWetlandsInArea', params))
