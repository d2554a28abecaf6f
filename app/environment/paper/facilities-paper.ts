import type { PdfBlock } from '@/app/_surfaces/pdf/blocks'
import { describeProvenance } from '@/app/_surfaces/pdf/describe-provenance'
import type { PdfDocument } from '@/app/_surfaces/pdf/render-pdf'
import { drawAround } from '@/components/charts/draw-around'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { facility } from '@/lib/records/facility/fields'
import { notListed, notProof } from '@/lib/records/facility/limits'
import { namePrograms } from '@/lib/records/facility/programs'
import { violationLabel } from '@/lib/records/facility/violation-class'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { milesToMeters } from '@/lib/units'
import type { FacilitySearchArea, ListedFacility } from '../fetch-facilities'
import { describeFilters, titleOf } from '../headline'
import { nameFrames } from '../name-frames'
import type { EnvironmentUrlParams } from '../url'

const texts = defineTexts('environment.facilities-paper', {
  sample: (title) => `${title}. Sample data, not real`,
  asked: 'Asked for',
  day: 'Retrieved',
  publisher: 'Published by',
  list: 'Facilities',
  caption: (count) => `${countOf(count)}, in the order of the page`,
  none: 'No facility fits.',
  miles: 'Miles',
  address: 'Address',
  programs: 'Programs',
  approximate: 'A mile with ~ could be in the next ring: its location is approximate.',
  map: 'Map',
  alt: (count) => `Map, north up, of ${countOf(count)} around the place. The list has the distance of each.`,
  legend:
    'North is up. The diamond is the place, each dot a facility with a position. Streets are not drawn.',
  gaps: 'Not in this list',
  limits: 'Limits',
  sources: 'Sources',
})

const countOf = (count: number) => formatCount(count, 'facility', 'facilities')

interface FacilitiesReading {
  url: EnvironmentUrlParams
  area: FacilitySearchArea
  rows: readonly ListedFacility[]
  sentence: string
  notes: readonly string[]
  caveats: readonly string[]
  meta: Meta
}

const REACH = milesToMeters(10)

export function facilitiesPaper(reading: FacilitiesReading): PdfDocument {
  const { url, area, rows, sentence, notes, caveats, meta } = reading
  const name = titleOf(url)
  const title = meta.sample ? texts.sample(name) : name
  const day = formatDay(meta.retrievedAt.slice(0, 10))
  const where = describeFilters(url) ?? ''
  return {
    title,
    filename: `${name} ${'bbox' in area ? area.bbox.join(' ') : Object.values(area.point).join(' ')}`,
    sample: meta.sample,
    foot: `${title}, ${day}`,
    madeAt: meta.retrievedAt,
    head: [
      {
        kind: 'facts',
        items: [
          [texts.asked, where],
          [texts.day, day],
          [texts.publisher, translate(meta.publisher)],
        ],
      },
      text(`${translate(sentence)} ${translate(notProof)}`),
    ],
    sections: [
      ...('bbox' in area ? [] : [{ title: texts.map, blocks: mapOf(area, rows) }]),
      { title: texts.list, blocks: listOf(rows) },
      { title: texts.gaps, blocks: [text(translate(notListed))] },
      {
        title: texts.limits,
        blocks: [
          { kind: 'list', items: [...new Set([...notes, ...caveats])].map((item) => translate(item)) },
        ],
      },
      { title: texts.sources, blocks: [text(describeProvenance(meta))] },
    ],
  }
}

const text = (words: string): PdfBlock => ({ kind: 'text', text: words })

function mapOf(
  { point }: Extract<FacilitySearchArea, { point: unknown }>,
  rows: readonly ListedFacility[],
): PdfBlock[] {
  const positions = rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [[longitude, latitude]],
  )
  const { drawing, points } = drawAround(point, { points: positions, reachMeters: REACH })
  const alt = texts.alt(points)
  return [{ kind: 'drawing', drawing, alt }, text(texts.legend)]
}

function listOf(rows: readonly ListedFacility[]): PdfBlock[] {
  if (rows.length === 0) return [text(texts.none)]
  const isNear = rows.some(({ ringUncertain }) => ringUncertain)
  return [
    {
      kind: 'table',
      caption: texts.caption(rows.length),
      columns: [
        texts.miles,
        translate(facility.labels.name),
        texts.address,
        texts.programs,
        translate(violationLabel),
      ],
      widths: [1, 4, 4, 3, 4],
      rows: rows.map(toCells),
    },
    ...(isNear ? [text(texts.approximate)] : []),
  ]
}

function toCells(row: ListedFacility): string[] {
  const { distanceMiles, ringUncertain, name, street, city, programs } = row
  const miles = distanceMiles === null ? '' : distanceMiles.toFixed(2)
  return [
    ringUncertain ? `${miles} ~` : miles,
    formatFacilityName(name),
    toMixedCase([street, city].filter(Boolean).join(', ')),
    namePrograms(programs),
    nameFrames(row).join(' '),
  ]
}
