import type { BuildingAnswer } from '@/connectors/open-data-discovery/building-answer'
import type { PanelData } from './dossier'
import type { Outcome, PanelId } from './outcome'

const count = (number: number, one: string, several: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : several}`

const AREA = 'Area list only'

/** Of the very address; what the city lists beside it is no finding about it. */
function sayRecords({ feeds }: BuildingAnswer): string {
  const answers = Object.values(feeds)
  const found = answers.reduce((sum, { records }) => sum + records.length, 0)
  if (found === 0) return answers.some(({ state }) => state === 'failed') ? 'Answered in part' : AREA
  return `${found}${answers.some(({ truncated }) => truncated) ? ' or more' : ''} at address`
}

const sayings: { [P in PanelId]?: (data: PanelData[P]) => string } = {
  section: ({ records }) => count(records.length, 'section', 'sections'),
  assessment: ({ candidates, truncated }) =>
    `${count(candidates.length, 'candidate', 'candidates')}${truncated ? ' and more' : ''}`,
  parcel: ({ by }) => (by === 'other-address' ? 'Another address' : 'Found'),
  permits: ({ property }) => (property?.answer ? sayRecords(property.answer) : AREA),
  facilities: ({ matched }) =>
    matched === null ? 'More than are counted' : count(matched, 'facility', 'facilities'),
}

/** How many were found, where that can be counted; else the usual words stand. An age is never hidden by a count. */
export function sayEnding<P extends PanelId>(panel: P, outcome: Outcome<PanelData[P]>): string | undefined {
  if (outcome.ending !== 'found') return undefined
  const say = sayings[panel] as ((data: PanelData[P]) => string) | undefined
  return say?.(outcome.data)
}
