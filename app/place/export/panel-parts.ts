import { elevationTable } from '@/connectors/federal-elevation/get-elevation'
import { facilityTable } from '@/connectors/federal-env-compliance/facility-table'
import { seriesTable } from '@/connectors/federal-labor-stats/series-table'
import { surveyTable } from '@/connectors/federal-land-survey/survey-table'
import { buildingTable } from '@/connectors/open-data-discovery/building-table'
import { constructionTable } from '@/connectors/open-data-discovery/construction-table'
import { recordTable } from '@/connectors/us-florida-parcels/parcel-table'
import type { Meta } from '@/lib/connector/result'
import type { Table } from '@/lib/export/table'
import type { AssessmentData } from '../panels/assessment'
import type { PanelData } from '../panels/dossier'
import { sayChosen } from '../panels/parcel'
import type { PermitsData } from '../panels/permits'
import type { SectionData } from '../panels/section'

/** Rows of one source within a panel: a panel of several sources has several. */
export interface PanelPart {
  /** Beside the panel's title, where there are several. */
  name?: string
  table: Table
  /** Left out: all that the panel rests on. */
  metas?: Meta[]
  /** Why one of several sources gave no rows. */
  problem?: string
}

type Writers = { [P in keyof PanelData]: (data: PanelData[P]) => PanelPart[] }

const texts = {
  candidates:
    'Candidates, not a match: no value is given before a person has confirmed on the page which of them it is.',
  more: 'More properties match than are listed.',
  others: (count: number) => `${count} more parcels lie on the same ground and are not in this file.`,
}

/** What each panel found, in the columns that its own downloads have. */
export const panelParts: Writers = {
  elevation: ({ record, caveats }) => [{ table: withNotes(elevationTable([record]), caveats) }],
  section: (data) => [{ table: sectionTable(data) }],
  assessment: (data) => [{ table: candidateTable(data) }],
  parcel: ({ parcel, outline, by, others, caveats }) => [
    {
      table: recordTable(
        [{ record: parcel, geometry: outline }],
        [sayChosen[by], ...(others.length > 0 ? [texts.others(others.length)] : []), ...caveats],
        false,
      ),
    },
  ],
  facilities: ({ rows, equation, notes, caveats }) => [
    { table: facilityTable(rows, [equation, ...notes, ...caveats]) },
  ],
  permits: permitParts,
  labor: ({ series, notes, caveats }) => [
    {
      table: seriesTable(
        series.map((each) => each.series),
        [...notes, ...caveats],
      ),
    },
  ],
}

const withNotes = (table: Table, notes: readonly string[]): Table => ({
  ...table,
  notes: [...table.notes, ...notes],
})

function sectionTable({ records, outlines, note, caveats }: SectionData): Table {
  const rows = records.map((record) => {
    const outline = outlines.find(({ id }) => id === record.sectionId || id === record.plssid)
    return {
      record,
      geometry: (outline?.geometry ?? null) as Parameters<typeof surveyTable>[0][number]['geometry'],
      computedAcres: outline?.properties.computedAcres ?? null,
    }
  })
  return surveyTable(rows, [note, ...caveats])
}

function candidateTable({ candidates, truncated, caveats }: AssessmentData): Table {
  return {
    columns: [
      { key: 'address', label: 'Candidate', type: 'text' },
      { key: 'city', label: 'City', type: 'text' },
      { key: 'parcelId', label: 'Parcel number', type: 'text' },
      { key: 'href', label: 'Page on which to confirm it', type: 'text' },
    ],
    rows: candidates.map(({ address, city, parcelId, href }) => ({
      cells: { address, city, parcelId, href },
    })),
    notes: [texts.candidates, ...(truncated ? [texts.more] : []), ...caveats],
  }
}

function permitParts({ newest, property, notes }: PermitsData): PanelPart[] {
  const records = property ? [{ name: property.line, ...property }] : []
  const own = [...records, ...newest.map((each) => ({ name: each.source.title, ...each }))]
  return own.map(({ name, meta, problem, ...part }) => ({
    name,
    table: withNotes(tableOf(part), notes),
    ...(meta ? { metas: [meta] } : {}),
    ...(problem ? { problem: problem.message } : {}),
  }))
}

type Answers =
  | Pick<PermitsData['newest'][number], 'answer'>
  | Pick<NonNullable<PermitsData['property']>, 'answer'>

function tableOf({ answer }: Answers): Table {
  if (!answer) return { columns: [], rows: [], notes: [] }
  return 'feeds' in answer ? buildingTable(answer) : constructionTable(answer)
}
