import type { Polygon } from 'geojson'
import { exportHref } from '@/app/_lib/export-href'
import { askLotSoils } from '@/app/_lib/places/ask-lot-maps'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { GroundLine } from '@/components/ground/ground-line'
import { SoilFacts, type SoilsAtPoint } from '@/components/ground/soil-facts'
import { getSoilsAt } from '@/connectors/federal-soils/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatShare } from '@/lib/records/parcel/lot-share'
import { soilAtPoint } from '@/lib/records/soil/at-point'
import { describeMixture } from '@/lib/records/soil/describe-answer'
import { soilTable } from '@/lib/records/soil/file'
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

interface SoilData {
  answer: SoilsAtPoint
  lot?: LotGroundShares
  land?: DescribedLand
  caveats: string[]
}

const texts = defineTexts('place.panels.soils', {
  title: 'Soil',
  kind: 'soil surveys',
  publisher: 'the Natural Resources Conservation Service',
  subject: 'soils',
  others: 'The other panels are not affected.',
  file: 'these soils',
  outside:
    'The soil survey covers the United States and its territories, and this point lies in none of them.',
  more: (count: number) => formatCount(count, 'more map unit'),
  mostly: (name: string) => `mostly ${name}`,
  limit: 'too coarse for one lot',
})

const WIDEST_DEGREES = 0.05

const result = getSoilsAt.result.extend({ lot: lotGround })

export const soils = {
  id: 'soils',
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
  reads: ['federal-soils.getSoilsAt', 'federal-soils.getSoilsInArea'],
  read: fetchSoils,
  onLot: async (outcome, ground, call) =>
    addGround(await outcome, await measureGround(await ground, call, askArea, WIDEST_DEGREES)),
  answer: (outcome) => answerOf(outcome, { found: describeFirst }),
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
        <SoilFacts answer={data.answer} />
        <LotLines lot={data.lot} />
      </>
    ),
    file: ({ point }) => ({
      what: texts.file,
      href: (format) => exportHref('federal-soils', 'getSoilsAt', format, { ...point }),
    }),
  },
  rows: ({ answer, lot }) => [{ table: soilTable(answer) }, ...lotTables(lot)],
  compare: soilAtPoint.compare(({ answer }) =>
    answer.units.map(({ name, components, farmland }) => ({ unit: name, mixture: components, farmland })),
  ),
  result,
  toResult: ({ answer, lot }) => ({ ...answer, lot: toLotGround(lot) }),
  workflow: '/ground',
  href: (place) => linkToPlace('/ground', place),
  onMap: 'soils',
} satisfies Panel<'soils', SoilData, typeof result>

function describeFirst(data: SoilData) {
  const { answer, land } = data
  const { units, sentence } = answer
  const shares = data.lot && 'shares' in data.lot ? data.lot.shares : []
  const [largest] = shares
  if (land && largest) {
    const rest = shares.length > 1 ? texts.more(shares.length - 1) : undefined
    const share = translate(formatShare(largest.percent, { isOnly: !rest, isLand: true }))
    return { value: largest.name, detail: [share, rest].filter(Boolean).join(' · '), names: [largest.name] }
  }
  const [unit, ...others] = units
  if (!unit) return { value: translate(sentence) }
  const main = unit.components?.find(({ percent }) => (percent ?? 0) > 50)
  const parts = unit.components && describeMixture(unit.components)
  const mixture = main ? texts.mostly(main.name) : parts && translate(parts)
  const more = others.length > 0 ? texts.more(others.length) : undefined
  const detail = [land && centerOf(land), mixture, more, texts.limit].filter(Boolean).join(' · ')
  const names = [unit.name, ...(unit.components?.map(({ name }) => name) ?? [])]
  return { value: unit.name, detail, names }
}

async function fetchSoils(
  { point, states, land }: Place,
  call: EngineCaller,
  { detail = false }: Partial<PanelReadOptions> = {},
): Promise<PanelOutcome<SoilData>> {
  if (states.length === 0 && !detail) return notCovered(texts.outside)
  return endByState(await call('federal-soils', 'getSoilsAt', point), { 'no survey here': 'none' }, land)
}

const askArea = (pieces: readonly Polygon[], call: EngineCaller) =>
  askLotSoils(pieces, (params) => call('federal-soils', 'getSoilsInArea', params))
