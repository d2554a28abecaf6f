import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { ComparisonSection } from '@/app/_surfaces/compare/compared-document'
import { compareRecords } from '@/app/_surfaces/compare/compared-rows'
import {
  dataOf,
  metasOf,
  nameOfEnding,
  type PanelOutcome,
  reasonOf,
  sourceOf,
} from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData, PanelReadOptions } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'
import type { Place } from '@/app/_surfaces/place/place'
import { formatPlace } from '@/app/_surfaces/place/place'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { readPanels } from '@/app/_surfaces/place/read-panels'

interface EndedPair {
  panel: Panel
  outcomes: readonly PanelOutcome<PanelData>[]
}

export interface PendingPair {
  panel: Panel
  later: Promise<EndedPair>
}

export const readPairs = (
  places: readonly Place[],
  call: EngineCaller,
  options: PanelReadOptions,
  list: readonly Panel[] = panels,
): PendingPair[] => {
  const sides = places.map((place) => readPanels(list, place, call, options))
  return list.map((panel) => {
    const outcomes = sides.flatMap((side) =>
      side.flatMap(({ panel: { id }, later, whole = later }) => (id === panel.id ? [whole] : [])),
    )
    return { panel, later: Promise.all(outcomes).then((ended) => ({ panel, outcomes: ended })) }
  })
}

export const comparePanel = <T extends PanelData>(
  { compare }: Pick<Panel<string, T>, 'compare'>,
  outcomes: readonly PanelOutcome<T>[],
) =>
  compareRecords(
    compare,
    outcomes.map((outcome) => ({ data: dataOf(outcome), missing: nameOfEnding(outcome) })),
  )

export const describeApart = (panel: Panel, [a, b]: EndedPair['outcomes']): string[] =>
  (panel.describeApart?.(a && dataOf(a), b && dataOf(b)) ?? []).filter((reason) => reason !== undefined)

export const caveatsOf = (outcome: PanelOutcome<PanelData>): readonly string[] =>
  dataOf(outcome)?.caveats ?? []

export const toSection = ({ panel, outcomes }: EndedPair): ComparisonSection => ({
  title: panel.title,
  rows: comparePanel(panel, outcomes),
  apart: describeApart(panel, outcomes).join(' ') || null,
  sides: outcomes.map((outcome) => ({
    outcome: nameOfEnding(outcome),
    ...('data' in outcome ? {} : { reason: reasonOf(outcome) }),
    source: sourceOf(metasOf(outcome)),
    caveats: caveatsOf(outcome),
  })),
})

export const toNamedPlace = ({ place, interpretation }: Extract<PlaceResolution, { kind: 'place' }>) => ({
  name: formatPlace(place, interpretation),
  point: place.point,
})
