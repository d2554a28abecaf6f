import { type FormEvent, useId, useState } from 'react'
import { createProblemList } from '@/app/_surfaces/place-files/file-table'
import { renderFile } from '@/components/files/render-file'
import { Button } from '@/components/ui/button'
import { controlLook } from '@/components/ui/form/field'
import { formatLabel } from '@/lib/export/format'
import { formatCount, formatNumber } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import { describeAnswer } from './describe-answer'
import { joinDocument } from './join-document'
import { type JoinedFileRow, kinds, kindsToOffer, openKeys } from './join-file'
import { type JoinKeyKind, lookUps } from './look-up'
import { chooseKeyColumns, lookUp, type OpenedPlaceFile, stopLookUp } from './my-file-store'
import { ProblemItems } from './problem-items'

const texts = {
  none: 'None',
  pick: 'Choose a column',
  of: {
    address: {
      title: 'Look up addresses',
      sent: 'The addresses alone go to the U.S. Census Bureau, through this site. It answers with a point along the street.',
      one: 'address',
      many: 'addresses',
      column: 'Choose the column with the address.',
    },
    parcel: {
      title: 'Join Florida parcels by number',
      sent: 'The numbers alone go to the Florida Department of Revenue, through this site. Numbers that several counties use need the county’s number in front: 27:082S305005000002.',
      one: 'parcel number',
      many: 'parcel numbers',
      column: 'Choose the column with the parcel number.',
    },
    lot: {
      title: 'Join parcels of other states by number',
      sent: 'The numbers alone go to the offices that publish the parcels of their counties, through this site. A county is needed beside each number, in columns of their own or in one: Maricopa AZ 112-21-086. Washington, Montana and North Carolina answer at most six at once.',
      one: 'parcel number',
      many: 'parcel numbers',
      column: 'Choose the column with the parcel number.',
    },
  },
  nothing: 'Nothing is left to look up.',
  press: (open: number, most: number, one: string, many: string) =>
    open > most
      ? `Look up ${formatNumber(most)} of ${formatCount(open, one, many)}`
      : `Look up ${formatCount(open, one, many)}`,
  stop: 'Stop',
  bar: 'Looked up',
  progress: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)}`,
  paused: (time: string) => `Too many questions at once. Going on at ${time}.`,
  found: (count: number, rows: number) => `Found for ${formatNumber(count)} of ${formatCount(rows, 'row')}.`,
  missing: (count: number) => `Nothing was found for ${formatCount(count, 'row')}:`,
  row({ number, name }: JoinedFileRow, why: string) {
    const row = `Row ${number}`
    return name === row ? `${row}: ${why}` : `${row}, ${name}: ${why}`
  },
  more: (count: number) => `And ${formatNumber(count)} more; the saved file has them all.`,
  save: 'Save the file with what was found',
  saved: 'Made on this device, with every row.',
  failed: 'We could not make the file. Try the other format.',
}

/** Sends no request before the visitor clicks a button. */
export default function FileJoins({ file }: { file: OpenedPlaceFile }) {
  const offered = kindsToOffer(file.table)
  return (
    <>
      {kinds.map((kind) => (
        <KeyForm key={kind} file={file} kind={kind} startsOpen={offered.includes(kind)} />
      ))}
      <SaveFile file={file} />
    </>
  )
}

function KeyForm({
  file,
  kind,
  startsOpen,
}: {
  file: OpenedPlaceFile
  kind: JoinKeyKind
  startsOpen: boolean
}) {
  const { table, joins, running } = file
  const { columns } = joins[kind]
  const { title, sent, one, many, column } = texts.of[kind]
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  const { parts, most } = lookUps[kind]
  const open = isOpen ? openKeys(kind, joins[kind], table).length : 0
  const isRunning = running?.kind === kind
  function ask(event: FormEvent) {
    event.preventDefault()
    void lookUp(kind)
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 py-0.5 font-semibold text-accent">{title}</summary>
      <form onSubmit={ask} className="mt-1 flex flex-col gap-1.5 border-l-4 border-accent pl-3">
        {parts.map(({ label }, part) => (
          <label key={label} className="flex flex-col gap-0.5">
            {label}
            <select
              value={columns[part] ?? ''}
              disabled={running !== undefined}
              onChange={({ target }) =>
                void chooseKeyColumns(
                  kind,
                  parts.map((_, each) =>
                    each !== part ? columns[each] : target.value === '' ? undefined : Number(target.value),
                  ),
                )
              }
              className={controlLook}
            >
              <option value="">{part === 0 ? texts.pick : texts.none}</option>
              {table.columns.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p id={id} className="text-muted">
          {sent}
        </p>
        {isRunning ? (
          <Progress {...running} />
        ) : (
          <>
            {open > 0 && (
              <Button look="compact" disabled={running !== undefined} aria-describedby={id}>
                {texts.press(open, most, one, many)}
              </Button>
            )}
            {open === 0 && <p>{columns[0] === undefined ? column : texts.nothing}</p>}
          </>
        )}
      </form>
      <div role="status">{!isRunning && <Outcomes file={file} kind={kind} />}</div>
    </details>
  )
}

function Progress({ done, of, pausedUntil }: NonNullable<OpenedPlaceFile['running']>) {
  return (
    <>
      <progress aria-label={texts.bar} value={done} max={of} className="w-full" />
      <p className="tabular-nums">
        {pausedUntil > 0
          ? texts.paused(new Date(pausedUntil).toLocaleTimeString())
          : texts.progress(done, of)}
      </p>
      <Button type="button" look="compact" onClick={stopLookUp}>
        {texts.stop}
      </Button>
    </>
  )
}

function Outcomes({ file: { joins, rows }, kind }: { file: OpenedPlaceFile; kind: JoinKeyKind }) {
  if (joins[kind].outcomes.size === 0) return null
  const list = createProblemList()
  for (const row of rows)
    if (row[kind].outcome?.kind !== 'found') list.add(texts.row(row, describeAnswer(kind, row[kind])))
  const { problems, left } = list.end()
  return (
    <>
      <p className="font-semibold">{texts.found(rows.length - left, rows.length)}</p>
      <ProblemItems {...{ problems, left }} heading={texts.missing(left)} more={texts.more} />
    </>
  )
}

const formats = ['csv', 'geojson', 'kml'] as const

function SaveFile({ file }: { file: OpenedPlaceFile }) {
  const [isFailed, setFailed] = useState(false)
  const id = useId()
  async function save(format: (typeof formats)[number]) {
    setFailed(false)
    try {
      const { name, content } = await renderFile(format, joinDocument(file, new Date()))
      saveFile(content, name)
    } catch {
      setFailed(true)
    }
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="font-semibold">{texts.save}</legend>
      <p id={id} className="text-muted">
        {texts.saved}
      </p>
      <div className="mt-1 flex gap-2">
        {formats.map((format) => (
          <Button key={format} type="button" look="compact" onClick={() => save(format)}>
            {formatLabel(format)}
          </Button>
        ))}
      </div>
      <p role="status" className="text-bad">
        {isFailed && texts.failed}
      </p>
    </fieldset>
  )
}
