import { describeTime, estimate } from '@/app/_surfaces/jobs/estimate'
import { facts, usualFacts } from '@/app/_surfaces/jobs/facts'
import { emptyRows } from '@/app/_surfaces/jobs/read-list'
import { parcelNumberOf, textOfRow } from '@/app/_surfaces/jobs/row-text'
import { Button } from '@/components/ui/button'
import { CheckboxGroup } from '@/components/ui/form/choice'
import { Select } from '@/components/ui/form/select'
import { Notice } from '@/components/ui/notice'
import type { OpenplatEngine } from '@/connectors/engine'
import { formatCount, formatNumber } from '@/lib/format'
import { columnRoles, type PlaceListColumnRole, type PlaceListJob } from '@/lib/jobs/job'
import { jobHref } from '../url'
import { KeyField } from './key-field'

const roleNames: Readonly<Record<PlaceListColumnRole, string>> = {
  place: 'Address, description or coordinates',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  county: 'County of the parcel number',
  parcel: 'Parcel number',
  latitude: 'Latitude',
  longitude: 'Longitude',
  mine: 'Mine: comes back as it is',
}

const texts = {
  columns: 'Columns',
  first: 'First rows, as we will look them up',
  empty: (count: number) =>
    `${formatCount(count, 'row')} ${count === 1 ? 'has' : 'have'} nothing to look up in the columns of the place. ${count === 1 ? 'It will' : 'They will'} be “not asked”.`,
  byNumber: (count: number) =>
    `We look up a tax assessment by its parcel number only, so ${formatCount(count, 'row has', 'rows have')} none in the result. Choose the column of the parcel number if the list has one.`,
  facts: 'What do you want to know about each place?',
  factsHint: 'The lot refines flood zone, wetlands and soil: they then say the share of the lot.',
  again: 'Read the columns again',
  start: 'Start',
  cost: (requests: number, sources: number, time: string) =>
    `With the facts that were marked when this page was made: at most ${formatNumber(requests)} requests to ${formatCount(sources, 'source')}, about ${time}. Sources answer side by side, at the pace that each allows.`,
  perSource: 'Requests to each source',
  requests: (count: number, source: string) => `${formatNumber(count)} to ${source}`,
  others: 'The maker of this list has not started it yet.',
}

const FIRST_ROWS = 5

interface Props {
  job: PlaceListJob
  isMaker: boolean
  engine: Pick<OpenplatEngine, 'registry' | 'sample'>
}

export function DraftForm({ job: { id, list }, isMaker, engine }: Props) {
  const empty = emptyRows(list)
  const unnumbered = list.rows.filter((_, row) => parcelNumberOf(list, row) === '').length
  const columns = list.headings.map((heading, at) => ({
    name: `role${at + 1}`,
    heading,
    role: list.roles[at] ?? 'mine',
  }))
  const firstRows = list.rows
    .slice(0, FIRST_ROWS)
    .map((_, row) => ({ number: row + 1, text: textOfRow(list, row) }))
  const selectedFacts = list.facts.length > 0 ? list.facts : usualFacts
  const { sources, seconds } = estimate(list.rows.length, selectedFacts, engine)
  const requests = sources.reduce((sum, source) => sum + source.requests, 0)
  return (
    <form method="post" action={`${jobHref(id)}/change`} className="max-w-4xl">
      {!isMaker && <Notice>{texts.others}</Notice>}
      <fieldset className="mb-4">
        <legend className="mb-2 text-xl font-semibold">{texts.columns}</legend>
        <div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, heading, role }) => (
            <Select
              key={name}
              name={name}
              label={heading}
              options={columnRoles.map((value) => ({ value, label: roleNames[value] }))}
              defaultValue={role}
            />
          ))}
        </div>
        <Button look="secondary" name="do" value="columns">
          {texts.again}
        </Button>
      </fieldset>
      <h2 className="mb-2 text-xl font-semibold">{texts.first}</h2>
      <ol className="mb-4 list-decimal pl-8">
        {firstRows.map(({ number, text }) => (
          <li key={number} className="wrap-anywhere">
            {text || '—'}
          </li>
        ))}
      </ol>
      {empty.length > 0 && <Notice kind="warn">{texts.empty(empty.length)}</Notice>}
      {unnumbered > 0 && <p className="mb-4 max-w-reading">{texts.byNumber(unnumbered)}</p>}
      <CheckboxGroup
        name="fact"
        label={texts.facts}
        hint={texts.factsHint}
        options={facts.map(({ id: value, title: label }) => ({ value, label }))}
        selected={selectedFacts}
      />
      <p className="mb-2 max-w-reading">{texts.cost(requests, sources.length, describeTime(seconds))}</p>
      <details className="mb-4">
        <summary className="inline-flex min-h-11 items-center">{texts.perSource}</summary>
        <ul className="list-disc pl-5">
          {sources.map((source) => (
            <li key={source.title}>{texts.requests(source.requests, source.title)}</li>
          ))}
        </ul>
      </details>
      {!isMaker && <KeyField />}
      <Button name="do" value="start">
        {texts.start}
      </Button>
    </form>
  )
}
